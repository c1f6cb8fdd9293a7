import { randomBytes } from 'node:crypto';
import { captchaPicture } from '../../lib/captcha-picture.ts';
import { limitCaller } from '../../lib/limits/caller-limit.ts';
import { refuse } from '../../lib/refusal.ts';
import { keepCaptcha, takeCaptcha } from './captcha.repository.ts';
import type { SponsorContext } from './sponsor-context.ts';

const LIVES_MS = 5 * 60_000;
const PICTURES_PER_TEN_MINUTES = 60;

const hashOf = (ctx: SponsorContext, id: string, answer: string): string =>
  ctx.cipher.index(`sponsor.captcha:${id}`, answer.normalize('NFKC').trim().toLowerCase());

/** A picture to read; its answer is good once, for five minutes, in every process. */
export async function newCaptcha(ctx: SponsorContext): Promise<{ captchaId: string; image: string }> {
  await limitCaller(ctx, 'sponsor.captcha', { perAddress: PICTURES_PER_TEN_MINUTES, seconds: 600 });
  const captchaId = randomBytes(16).toString('base64url');
  const { text, image } = await captchaPicture(4);
  await keepCaptcha(ctx.db, {
    id: captchaId,
    answer_hash: hashOf(ctx, captchaId, text),
    expires_at: new Date(ctx.now().getTime() + LIVES_MS),
  });
  return { captchaId, image };
}

/** Refuses 'captcha-required' or 'captcha-wrong'; the picture is used up either way. */
export async function checkCaptcha(
  ctx: SponsorContext,
  input: { captchaId?: string | undefined; captcha?: string | undefined },
): Promise<void> {
  if (!input.captchaId || !input.captcha?.trim()) refuse('captcha-required', 'captcha');
  const expected = await takeCaptcha(ctx.db, input.captchaId, ctx.now());
  if (expected === undefined) refuse('captcha-wrong', 'captcha');
  const fixed = ctx.settings.TEST_CAPTCHA;
  if (fixed !== undefined && input.captcha.trim() === fixed) return;
  if (hashOf(ctx, input.captchaId, input.captcha) !== expected) refuse('captcha-wrong', 'captcha');
}
