import type { Language } from '@yuanguang/contract/languages';
import type { Gift, MaskedGift } from '@yuanguang/contract/objects/donate';
import { refuse } from '../../../lib/refusal.ts';
import { guardLookup, linkSecret, queryReader, readContact } from '../../guest/guest.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { findByContact, findByNumber } from '../gifts/gift.repository.ts';
import { giftNumbers } from '../gifts/gift-number.ts';
import { viewGift, viewMasked } from '../gifts/gift-view.ts';
import { contactIndex } from '../gifts/personal.ts';

const MOST_ANSWERS = 20;

interface Asking {
  readonly captcha?: string | undefined;
  readonly language: Language;
}

/** A phone has as many digits as a gift number. */
export const readQuery = queryReader(giftNumbers, 'contact');

/** By gift number, or by email or phone: masked, newest first. Refuses 'gift-not-found' alike for all who find none. */
export async function lookup(
  ctx: DonateContext,
  input: Asking & { query: string },
): Promise<{ gifts: MaskedGift[] }> {
  const asked = readQuery(input.query) ?? refuse('param-invalid', 'query');
  const { contact } = asked;
  await guardLookup(ctx, input.captcha, contact && { kind: 'gift', contact });
  const gifts = asked.contact
    ? await findByContact(ctx.db, contactIndex(ctx.cipher, asked.contact), MOST_ANSWERS)
    : [await giftByNumber(ctx, asked.number)].filter((gift) => gift !== undefined);
  if (gifts.length === 0) refuse('gift-not-found');
  return {
    gifts: gifts.map((gift) => viewMasked(gift, input.language, asked.contact ? 'contact' : 'number')),
  };
}

/** Gift number and contact together open the gift whole; which of the two was wrong is not told. */
export async function openGift(
  ctx: DonateContext,
  input: Asking & { giftNumber: string; contact: string },
): Promise<{ giftToken: string; gift: Gift }> {
  const number = giftNumbers.read(input.giftNumber) ?? refuse('param-invalid', 'giftNumber');
  const contact = readContact(input.contact) ?? refuse('param-invalid', 'contact');
  await guardLookup(ctx, input.captcha);
  const gift = await giftByNumber(ctx, number);
  const index = contactIndex(ctx.cipher, contact);
  if (!gift || (gift.contact_index !== index && gift.receipt_index !== index)) refuse('gift-not-found');
  return { giftToken: linkSecret(ctx.linkKey, gift.id), gift: await viewGift(ctx, gift, input.language) };
}

/** None for a number that was never given to anybody. */
export async function giftByNumber(ctx: DonateContext, number: string): Promise<GiftRow | undefined> {
  return giftNumbers.isGood(number) ? findByNumber(ctx.db, number) : undefined;
}
