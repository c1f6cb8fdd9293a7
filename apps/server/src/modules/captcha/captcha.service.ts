import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { CAPTCHA_LENGTH } from '@yuanguang/contract/rules/account';
import { limitCaller } from '../../lib/limits/caller-limit.ts';
import { refuse } from '../../lib/refusal.ts';
import { keepCaptcha, takeCaptcha } from './captcha.repository.ts';
import { type CaptchaContext, expiryOf, REQUESTS } from './captcha-context.ts';
import { captchaPicture } from './captcha-picture.ts';
import { isWorkDone } from './captcha-work.ts';

export type { CaptchaContext, CaptchaTools } from './captcha-context.ts';

const hashOf = ({ cipher, caller }: CaptchaContext, scene: CaptchaScene, answer: string): string =>
  cipher.index(`captcha:${scene}:${caller.deviceId}`, answer.normalize('NFKC').trim().toLowerCase());

/**
 * A picture of four characters for this device and scene; its answer is good once, for 180 seconds, in every process.
 * Refuses 'uni-captcha-deviceId-required' and 'too-many-requests'.
 */
export async function createCaptcha(
  ctx: CaptchaContext,
  { scene }: { readonly scene: CaptchaScene },
): Promise<{ captchaBase64: string }> {
  const { deviceId } = ctx.caller;
  if (deviceId === '') refuse('uni-captcha-deviceId-required');
  await limitCaller(ctx, 'captcha', REQUESTS);
  const { text, image } = await captchaPicture(CAPTCHA_LENGTH);
  await keepCaptcha(ctx.db, {
    device_id: deviceId,
    scene,
    answer_hash: hashOf(ctx, scene, text),
    expires_at: expiryOf(ctx),
    work_bits: null,
  });
  return { captchaBase64: image };
}

/**
 * Compares what was read with the picture of this device and scene, small or capital letters alike, or looks at the work
 * that was done in its place; picture and work are used up either way. Refuses 'uni-captcha-…'.
 */
export async function verifyCaptcha(
  ctx: CaptchaContext,
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
  const { answer_hash: answer, work_bits: bits } = kept;
  const right = bits === null ? hashOf(ctx, scene, given) === answer : isWorkDone(answer, bits, given);
  if (!right) refuse('uni-captcha-verify-fail', 'captcha');
}
