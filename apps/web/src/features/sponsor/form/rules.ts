import { contactKind } from '@yuanguang/contract/rules/contact';
import { checkOrder } from '@yuanguang/contract/rules/order';
import { checkWording } from '@yuanguang/contract/rules/wording';
import { type ErrorCodes, fieldCodes } from '../../../shared/giving/field-codes.ts';
import { type WordingValues, wordingInput } from '../../../shared/giving/wording.ts';
import { loadedAreas } from './areas.ts';
import { orderInput } from './to-input.ts';
import type { OrderValues } from './values.ts';

const { formField, codesBy } = fieldCodes<OrderValues>([
  ['name', 'name'],
  ['dedication.text', 'text'],
  ['dedication.names', 'names'],
  ['contact', 'contact'],
  ['receiptEmail', 'receiptEmail'],
  ['freeGift.recipient', 'recipient'],
  ['freeGift.phone', 'giftPhone'],
  ['freeGift.street', 'street'],
  ['freeGift', 'area'],
]);

export function wordingErrors(values: WordingValues): ErrorCodes<WordingValues> {
  return codesBy((refuse) => checkWording(wordingInput(values), refuse));
}

export function orderErrors(values: OrderValues): ErrorCodes<OrderValues> {
  const codes = codesBy((refuse) => checkOrder(orderInput(values, '', 1, 'zh-Hans'), refuse, loadedAreas()));
  // An email contact receives the receipt too: it is one field, and wrong once.
  if (contactKind(values.contact) === 'email') delete codes.receiptEmail;
  return codes;
}

export { formField };
