import type { ErrorCode } from '@yuanguang/contract/errors';
import { contactKind } from '@yuanguang/contract/rules/contact';
import { checkOrder } from '@yuanguang/contract/rules/order';
import { checkWording, type Refuse } from '@yuanguang/contract/rules/wording';
import { loadedAreas } from './areas.ts';
import { orderInput, wordingInput } from './to-input.ts';
import type { OrderValues, WordingValues } from './values.ts';

/** What is wrong with a form by field, as codes. */
export type ErrorCodes<Values> = Partial<Record<keyof Values, ErrorCode>>;

const FIELDS: readonly (readonly [path: string, field: keyof OrderValues])[] = [
  ['name', 'name'],
  ['dedication.text', 'text'],
  ['dedication.names', 'names'],
  ['contact', 'contact'],
  ['receiptEmail', 'receiptEmail'],
  ['freeGift.recipient', 'recipient'],
  ['freeGift.phone', 'giftPhone'],
  ['freeGift.street', 'street'],
  ['freeGift', 'area'],
];

/** The field of the form that a path of the call's input belongs to. */
export function formField(path: string | undefined): keyof OrderValues | undefined {
  return FIELDS.find(([start]) => path === start || path?.startsWith(`${start}.`))?.[1];
}

/** What the rules refuse, at the fields of the form; the first of each field counts. */
function codesBy(check: (refuse: Refuse) => void): ErrorCodes<OrderValues> {
  const codes: ErrorCodes<OrderValues> = {};
  check((code, path) => {
    const field = formField(path);
    if (field) codes[field] ??= code;
  });
  return codes;
}

export function wordingErrors(values: WordingValues): ErrorCodes<WordingValues> {
  return codesBy((refuse) => checkWording(wordingInput(values), refuse));
}

export function orderErrors(values: OrderValues): ErrorCodes<OrderValues> {
  const codes = codesBy((refuse) => checkOrder(orderInput(values, '', 1, 'zh-Hans'), refuse, loadedAreas()));
  // An email contact receives the receipt too: it is one field, and wrong once.
  if (contactKind(values.contact) === 'email') delete codes.receiptEmail;
  return codes;
}
