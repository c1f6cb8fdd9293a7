import type { Language } from '@yuanguang/contract/languages';
import type { ApplyInput } from '@yuanguang/contract/objects/hall';
import { contactKind } from '@yuanguang/contract/rules/contact';
import { checkLamp } from '@yuanguang/contract/rules/hall';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { checkContact } from '@yuanguang/contract/rules/wording';
import { fieldCodes } from '../../../shared/giving/field-codes.ts';

/** The form of a lamp. */
export interface LightValues {
  readonly hall: HallId;
  /** For whom it burns; it may be left empty. */
  readonly name: string;
  /** For how many days; '' as long as the temple keeps the hall. */
  readonly days: string;
  readonly contact: string;
}

export const DAYS = ['49', '100', '365', ''] as const;

const { formField, codesBy } = fieldCodes<LightValues>([
  ['lamp', 'name'],
  ['days', 'days'],
  ['contact', 'contact'],
]);

export { formField };

export const lightErrors = ({ hall, name, contact }: LightValues) =>
  codesBy((refuse) => {
    checkLamp({ hall, name }, refuse);
    checkContact({ kind: contactKind(contact), value: contact }, refuse);
  });

/** What is sent: a lamp without a gift. */
export function lightInput(
  { hall, name, days, contact }: LightValues,
  language: Language,
): Omit<ApplyInput, 'idempotencyKey' | 'consent'> {
  return {
    tablet: null,
    lamp: { hall, name: name.trim() },
    days: days === '' ? null : Number(days),
    amountFen: 0,
    remind: false,
    contact: { kind: contactKind(contact), value: contact.trim() },
    language,
  };
}
