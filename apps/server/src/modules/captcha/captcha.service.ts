import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { CAPTCHA_LENGTH } from '@yuanguang/contract/rules/account';
import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import { limitCaller } from '../../lib/limits/caller-limit.ts';
import { refuse } from '../../lib/refusal.ts';
import type { Settings } from '../../settings.ts';
import { keepCaptcha, takeCaptcha } from './captcha.repository.ts';
import { captchaPicture } from './captcha-picture.ts';

const LIVES_MS = 180_000;
const PICTURES = { perDevice: 60, perAddress: 600, seconds: 600 };

export interface CaptchaTools {
  readonly cipher: Cipher;
  readonly settings: Pick<Settings, 'TEST_CAPTCHA'>;
}
export type CaptchaContext = Context & CaptchaTools;

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
  await limitCaller(ctx, 'captcha', PICTURES);
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
  if (hashOf(ctx, scene, given) !== kept.answer_hash) refuse('uni-captcha-verify-fail', 'captcha');
}
