import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { CAPTCHA_LENGTH } from '@yuanguang/contract/rules/account';
import { captchaPicture } from '../../../lib/captcha-picture.ts';
import { limitCaller } from '../../../lib/limits/caller-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { newestTries } from '../user/user-log.repository.ts';
import type { LogType } from '../user/user-log.ts';
import { keepCaptcha, takeCaptcha } from './captcha.repository.ts';

const LIVES_MS = 180_000;
const PICTURES = { perDevice: 60, perAddress: 600, seconds: 600 };
/** After this many failures in a row within two hours a picture must be read. */
const FAILURES_BEFORE_CAPTCHA = 3;
const FAILURES_WITHIN_MS = 2 * 3_600_000;

const hashOf = (ctx: AccountContext, scene: CaptchaScene, answer: string): string =>
  ctx.cipher.index(
    `user.captcha:${scene}:${ctx.caller.deviceId}`,
    answer.normalize('NFKC').trim().toLowerCase(),
  );

/**
 * A picture of four characters for this device and scene; its answer is good once, for 180 seconds, in every process.
 * Refuses 'uni-captcha-deviceId-required' and 'too-many-requests'.
 */
export async function newCaptcha(
  ctx: AccountContext,
  { scene }: { readonly scene: CaptchaScene },
): Promise<{ captchaBase64: string }> {
  const { deviceId } = ctx.caller;
  if (deviceId === '') refuse('uni-captcha-deviceId-required');
  await limitCaller(ctx, 'account.captcha', PICTURES);
  const { text, image } = await captchaPicture(CAPTCHA_LENGTH);
  await keepCaptcha(ctx.db, {
    device_id: deviceId,
    scene,
    answer_hash: hashOf(ctx, scene, text),
    expires_at: new Date(ctx.now().getTime() + LIVES_MS),
  });
  return { captchaBase64: image };
}

/**
 * Compares what was read with the picture of this device and scene, small or capital letters alike; the picture is used
 * up either way. Refuses 'uni-captcha-…'.
 */
export async function checkCaptcha(
  ctx: AccountContext,
  scene: CaptchaScene,
  given: string | undefined,
): Promise<void> {
  const { deviceId } = ctx.caller;
  if (deviceId === '') refuse('uni-captcha-deviceId-required');
  if (!given?.trim()) refuse('uni-captcha-text-required', 'captcha');
  const kept = await takeCaptcha(ctx.db, deviceId, scene);
  if (!kept) refuse('uni-captcha-verify-fail', 'captcha');
  if (kept.expires_at.getTime() <= ctx.now().getTime()) refuse('uni-captcha-verify-overdue', 'captcha');
  const fixed = ctx.settings.TEST_CAPTCHA;
  if (fixed !== undefined && given.trim() === fixed) return;
  if (hashOf(ctx, scene, given) !== kept.answer_hash) refuse('uni-captcha-verify-fail', 'captcha');
}

export interface Tried {
  readonly type: LogType;
  /** By `identifierOf`. */
  readonly identifier: string;
}

/** Whether the last three tries of this kind from this address, within two hours, all failed. */
export async function captchaNeeded(ctx: AccountContext, { type, identifier }: Tried): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - FAILURES_WITHIN_MS);
  const tries = await newestTries(
    ctx.db,
    { ip: ctx.caller.ip, identifier, type, since },
    FAILURES_BEFORE_CAPTCHA,
  );
  return tries.length === FAILURES_BEFORE_CAPTCHA && tries.every((succeeded) => !succeeded);
}

/** Asks for a picture only after failures: refuses 'uni-id-captcha-required', or as `checkCaptcha` does. */
export async function captchaAfterFailures(
  ctx: AccountContext,
  tried: Tried,
  scene: CaptchaScene,
  given: string | undefined,
): Promise<void> {
  if (!(await captchaNeeded(ctx, tried))) return;
  if (!given?.trim()) refuse('uni-id-captcha-required', 'captcha');
  await checkCaptcha(ctx, scene, given);
}
