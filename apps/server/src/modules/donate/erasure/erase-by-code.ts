import type { Language } from '@yuanguang/contract/languages';
import { DEVICES_PER_ADDRESS, limitCaller } from '../../../lib/limits/caller-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import { contactCode, isFree } from '../../guest/guest.service.ts';
import type { SealedCode } from '../../verification-code/verification-code.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { findAllOfContact } from '../gifts/gift.repository.ts';
import { contactIndex, openPersonal, type Personal } from '../gifts/personal.ts';
import { giftByNumber, readQuery } from '../lookup/lookup.ts';
import { donateMessages } from '../receipt/messages.ts';
import { eraseWished } from './erase-gifts.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'donate.erasure-code': SealedCode;
  }
}

const HOUR = 3_600;
/** A code for erasing what is kept of who gave without a login. */
export const giftErasure = contactCode({
  scene: 'erase-gifts',
  job: 'donate.erasure-code',
  indexOf: contactIndex,
  words(word, values, language) {
    const t = donateMessages(language);
    return word === 'temple' ? t('temple') : t(`erasure.${word}`, values);
  },
});

interface Found {
  readonly gifts: readonly GiftRow[];
  /** What has to be shown to be the caller's; undefined where there is no gift. */
  readonly contact: Personal['contact'] | undefined;
}

/** By gift number one gift, by phone or email every gift made with it. Refuses 'param-invalid'. */
async function find(ctx: DonateContext, query: string): Promise<Found> {
  const { contact, number } = readQuery(query) ?? refuse('param-invalid', 'query');
  if (contact) return { contact, gifts: await findAllOfContact(ctx.db, contactIndex(ctx.cipher, contact)) };
  const gift = await giftByNumber(ctx, number);
  if (!gift) return { gifts: [], contact: undefined };
  return { gifts: [gift], contact: openPersonal(ctx.cipher, gift).contact };
}

async function limitTries(ctx: DonateContext, action: string): Promise<void> {
  const perDevice = ctx.settings.RATE_CODES_PER_HOUR;
  const perAddress = perDevice * DEVICES_PER_ADDRESS;
  await limitCaller(ctx, `donate.${action}`, { perDevice, perAddress, seconds: HOUR });
}

/** Sends a code to the contact that was left with the gift: to nobody else, whoever asks. */
export async function sendErasureCode(
  ctx: DonateContext,
  input: { query: string; captcha?: string | undefined; language: Language },
): Promise<{ channel: 'sms' | 'mail' }> {
  await limitTries(ctx, 'erasure-code');
  await verifyCaptcha(ctx, 'find-order', input.captcha);
  const { gifts, contact } = await find(ctx, input.query);
  if (gifts.length === 0 || contact === undefined) return refuse('gift-not-found', 'query');
  if (!gifts.some(isFree)) refuse('gift-in-account', 'query');
  await giftErasure.send(ctx, contact);
  return { channel: contact.kind === 'phone' ? 'sms' : 'mail' };
}

/** Erases what the code is for; what belongs to an account stays with it. Answers how many gifts that were. */
export async function eraseByCode(
  ctx: DonateContext,
  input: { query: string; code: string; language: Language },
): Promise<{ erased: number }> {
  await limitTries(ctx, 'erasure');
  const { gifts, contact } = await find(ctx, input.query);
  if (contact === undefined || !(await giftErasure.take(ctx, contact, input.code))) {
    refuse('erasure-code-wrong', 'code');
  }
  let erased = 0;
  for (const gift of gifts) if (isFree(gift) && (await eraseWished(ctx, gift.id))) erased += 1;
  return { erased };
}
