import type { Language } from '@yuanguang/contract/languages';
import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { contactKind } from '@yuanguang/contract/rules/contact';
import { receiptOf } from '../../../shared/giving/reach.ts';
import { wordingInput } from '../../../shared/giving/wording.ts';
import type { OrderValues } from './values.ts';

export type OrderInput = Omit<PlaceOrderInput, 'idempotencyKey' | 'consent'>;

/** What is sent: exactly what the visitor sees filled in, nothing of a folded part. */
export function orderInput(
  values: OrderValues,
  bookId: string,
  copies: number,
  language: Language,
): OrderInput {
  const [province = '', city = '', district = ''] = values.areaNames;
  return {
    bookId,
    copies,
    ...wordingInput(values),
    contact: { kind: contactKind(values.contact), value: values.contact.trim() },
    receiptEmail: receiptOf(values),
    freeGift: values.gift
      ? {
          recipient: values.recipient.trim(),
          phone: values.giftPhone.trim(),
          province,
          city,
          district,
          street: values.street.trim(),
        }
      : null,
    language,
  };
}
