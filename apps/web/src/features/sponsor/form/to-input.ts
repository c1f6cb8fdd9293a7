import type { Language } from '@yuanguang/contract/languages';
import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { contactKind } from '@yuanguang/contract/rules/contact';
import { EMPTY_WORDING, type OrderValues, type WordingValues } from './values.ts';

export type OrderInput = Omit<PlaceOrderInput, 'idempotencyKey' | 'consent'>;
type Wording = Pick<PlaceOrderInput, 'name' | 'anonymous' | 'dedication'>;

/** Names as typed in one line: any of the usual separators parts them. */
export function splitNames(names: string): string[] {
  return names
    .split(/[、，,;；\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export function wordingInput(values: WordingValues): Wording {
  const own = values.verse === 'own';
  return {
    name: values.name.trim(),
    anonymous: values.anonymous,
    dedication: {
      textId: values.verse === 'own' ? null : values.verse,
      text: own ? values.text.trim() : '',
      target: values.target,
      names: values.target === 'beings' ? [] : splitNames(values.names),
    },
  };
}

/** What is sent: exactly what the visitor sees filled in, nothing of a folded part. */
export function orderInput(
  values: OrderValues,
  bookId: string,
  copies: number,
  language: Language,
): OrderInput {
  const kind = contactKind(values.contact);
  const contact = values.contact.trim();
  const receipt = kind === 'email' ? contact : values.receiptEmail.trim();
  const [province = '', city = '', district = ''] = values.areaNames;
  return {
    bookId,
    copies,
    ...wordingInput(values),
    contact: { kind, value: contact },
    receiptEmail: receipt || null,
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

/** An order's wording back in the form, for corrections. */
export function wordingValues(order: Wording): WordingValues {
  return {
    ...EMPTY_WORDING,
    name: order.name,
    anonymous: order.anonymous,
    verse: order.dedication.textId ?? 'own',
    text: order.dedication.text,
    target: order.dedication.target,
    names: order.dedication.names.join('、'),
  };
}
