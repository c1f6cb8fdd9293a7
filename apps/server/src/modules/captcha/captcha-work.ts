import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { readWork, workText } from '@yuanguang/contract/rules/captcha-work';
import { limitCaller } from '../../lib/limits/caller-limit.ts';
import { count } from '../../lib/limits/rate-limit.ts';
import { refuse } from '../../lib/refusal.ts';
import { keepCaptcha } from './captcha.repository.ts';
import { type CaptchaContext, expiryOf, REQUESTS } from './captcha-context.ts';

/** A second or two for a cheap phone. */
const LEAST_BITS = 16;
/** A minute or two for a cheap phone. */
const MOST_BITS = 22;
const HOUR = 3_600;
/** So many an hour at the least work; with each doubling it doubles as well. */
const EASY = { perAddress: 20, inAll: 300 };

/**
 * Work for this device and scene in place of a picture, for who cannot see one. It is the harder the more was asked for
 * from this address, and in all, within an hour, but never refused for that. Good once, for as long as a picture.
 * Refuses 'uni-captcha-deviceId-required' and 'too-many-requests'.
 */
export async function createWork(
  ctx: CaptchaContext,
  { scene }: { readonly scene: CaptchaScene },
): Promise<{ challenge: string; bits: number }> {
  const { deviceId, ip } = ctx.caller;
  if (deviceId === '') refuse('uni-captcha-deviceId-required');
  await limitCaller(ctx, 'captcha', REQUESTS);
  const here = await count(ctx, { key: `captcha.work:ip:${ip}`, seconds: HOUR });
  const inAll = await count(ctx, { key: 'captcha.work', seconds: HOUR });
  const more = Math.max(doublings(here / EASY.perAddress), doublings(inAll / EASY.inAll));
  const bits = Math.min(MOST_BITS, LEAST_BITS + more);
  const challenge = randomBytes(16).toString('base64url');
  await keepCaptcha(ctx.db, {
    device_id: deviceId,
    scene,
    answer_hash: challenge,
    expires_at: expiryOf(ctx),
    work_bits: bits,
  });
  return { challenge, bits };
}

const doublings = (times: number): number => (times <= 1 ? 0 : Math.ceil(Math.log2(times)));

/** Whether an answer to this challenge is work enough. */
export function isWorkDone(challenge: string, bits: number, given: string): boolean {
  const number = readWork(given);
  if (number === undefined) return false;
  const hash = createHash('sha256').update(workText(challenge, number)).digest();
  return hash.readUInt32BE(0) >>> (32 - bits) === 0;
}
