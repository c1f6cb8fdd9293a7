import { contactKind } from '@yuanguang/contract/rules/contact';
import { checkGift, type GiftOffer } from '@yuanguang/contract/rules/donate';
import { type ErrorCodes, fieldCodes } from '../../../shared/giving/field-codes.ts';
import { receiptOf } from '../../../shared/giving/reach.ts';
import { giftInput } from './to-input.ts';
import type { GiftValues } from './values.ts';

const { formField, codesBy } = fieldCodes<GiftValues>([
  ['amountFen', 'own'],
  ['currency', 'own'],
  ['purposeId', 'purposeId'],
  ['honoree.noticeEmail', 'noticeEmail'],
  ['honoree', 'honorees'],
  ['name', 'name'],
  ['dedication', 'verse'],
  ['contact', 'contact'],
  ['receiptEmail', 'receiptEmail'],
]);

export { formField };

/** What is wrong with the form; `mailNeeded`: a monthly gift is reminded of by mail alone. */
export function giftErrors(
  values: GiftValues,
  offer: GiftOffer,
  mailNeeded: boolean,
): ErrorCodes<GiftValues> {
  const codes = codesBy((refuse) => {
    const input = giftInput(values, 'zh-Hans');
    checkGift({ ...input, idempotencyKey: '', consent: '' }, offer, refuse);
    if (values.monthly && mailNeeded && receiptOf(values) === null)
      refuse('monthly-unreachable', 'receiptEmail');
  });
  // An email contact receives the confirmation too: it is one field, and wrong once.
  if (contactKind(values.contact) === 'email') delete codes.receiptEmail;
  return codes;
}
