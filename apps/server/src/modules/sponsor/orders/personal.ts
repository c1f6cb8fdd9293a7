import type { Order } from '@yuanguang/contract/objects/sponsor';
import type { CleanOrder } from '@yuanguang/contract/rules/order';
import type { Cipher } from '../../../lib/crypto.ts';
import { contactKey } from '../../guest/guest.service.ts';
import type { OrderRow } from '../sponsor.tables.ts';

/** What of an order is about persons; encrypted at rest in one value bound to the order's id. */
export type Personal = Pick<Order, 'name' | 'dedication' | 'contact' | 'receiptEmail' | 'freeGift'>;

const purposeOf = (orderId: string): string => `sponsor.order:${orderId}`;

export function sealPersonal(cipher: Cipher, orderId: string, personal: Personal): string {
  const { name, dedication, contact, receiptEmail, freeGift } = personal;
  return cipher.seal(
    purposeOf(orderId),
    JSON.stringify({ name, dedication, contact, receiptEmail, freeGift }),
  );
}

/** @throws for an order from which everything personal has been erased: nobody may come that far with one. */
export function openPersonal(cipher: Cipher, { id, personal }: Pick<OrderRow, 'id' | 'personal'>): Personal {
  if (personal === null) throw new Error(`order ${id} has been erased`);
  return JSON.parse(cipher.open(purposeOf(id), personal)) as Personal;
}

/** Blind index by which an order is found by phone or email. */
export function contactIndex(cipher: Cipher, contact: Order['contact']): string {
  return cipher.index('sponsor.contact', contactKey(contact.kind, contact.value));
}

/** Tells whether two orders sent under one key are the same; keyed, because a phone number alone is soon guessed. */
export function contentHash(cipher: Cipher, order: CleanOrder): string {
  const { bookId, copies, name, anonymous, dedication, contact, receiptEmail, freeGift } = order;
  return cipher.index(
    'sponsor.content',
    JSON.stringify([bookId, copies, name, anonymous, dedication, contact, receiptEmail, freeGift]),
  );
}
