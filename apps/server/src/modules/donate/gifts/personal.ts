import type { Gift } from '@yuanguang/contract/objects/donate';
import type { CleanGift } from '@yuanguang/contract/rules/donate';
import type { Cipher } from '../../../lib/crypto.ts';
import { contactKey } from '../../guest/guest.service.ts';
import type { GiftRow } from '../donate.tables.ts';

/** What of a gift is about persons; encrypted at rest in one value bound to the gift's id. */
export type Personal = Pick<Gift, 'name' | 'honoree' | 'dedication' | 'contact' | 'receiptEmail'>;

const purposeOf = (giftId: string): string => `donate.gift:${giftId}`;

export function sealPersonal(cipher: Cipher, giftId: string, personal: Personal): string {
  const { name, honoree, dedication, contact, receiptEmail } = personal;
  return cipher.seal(purposeOf(giftId), JSON.stringify({ name, honoree, dedication, contact, receiptEmail }));
}

/** @throws for a gift from which everything personal has been erased: nobody may come that far with one. */
export function openPersonal(cipher: Cipher, { id, personal }: Pick<GiftRow, 'id' | 'personal'>): Personal {
  if (personal === null) throw new Error(`gift ${id} has been erased`);
  return JSON.parse(cipher.open(purposeOf(id), personal)) as Personal;
}

/** Blind index by which a gift is found by phone or email. */
export function contactIndex(cipher: Cipher, contact: Gift['contact']): string {
  return cipher.index('donate.contact', contactKey(contact.kind, contact.value));
}

/** Tells whether two gifts sent under one key are the same; keyed, because a phone number alone is soon guessed. */
export function contentHash(
  cipher: Cipher,
  gift: CleanGift,
  plan: readonly (boolean | string | null)[],
): string {
  const { amountFen, purposeId, name, anonymous, silent, honoree, dedication, contact, receiptEmail } = gift;
  return cipher.index(
    'donate.content',
    JSON.stringify([
      amountFen,
      purposeId,
      name,
      anonymous,
      silent,
      honoree,
      dedication,
      contact,
      receiptEmail,
      plan,
    ]),
  );
}
