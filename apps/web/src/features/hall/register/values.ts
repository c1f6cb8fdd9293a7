import type { Language } from '@yuanguang/contract/languages';
import type { ApplyInput } from '@yuanguang/contract/objects/hall';
import { contactKind } from '@yuanguang/contract/rules/contact';
import { checkHallGift, type HallOffer } from '@yuanguang/contract/rules/hall';
import type { TabletKindId } from '@yuanguang/contract/rules/tablet-kinds';
import { checkContact } from '@yuanguang/contract/rules/wording';
import type { AmountValues } from '../../../shared/giving/amounts.tsx';
import { type ErrorCodes, fieldCodes } from '../../../shared/giving/field-codes.ts';
import { type TabletValues, tabletText, tabletValues } from '../fields/values.ts';
import { fenOf, NO_GIFT } from '../gift/gift-values.ts';

/** The whole form of a tablet. */
export interface RegisterValues extends TabletValues, AmountValues {
  /** For how many days; '' as long as the temple keeps the hall. */
  readonly days: string;
  readonly remind: boolean;
  readonly contact: string;
}

export const emptyTablet = (): RegisterValues => ({
  ...tabletValues(),
  days: '49',
  ...NO_GIFT,
  remind: false,
  contact: '',
});

export type RegisterInput = Omit<ApplyInput, 'idempotencyKey' | 'consent'>;

/** What is sent: exactly what is seen filled in. */
export function registerInput(kind: TabletKindId, values: RegisterValues, language: Language): RegisterInput {
  const { days, remind, contact } = values;
  return {
    tablet: tabletText(kind, values),
    lamp: null,
    days: days === '' ? null : Number(days),
    amountFen: fenOf(values),
    remind,
    contact: { kind: contactKind(contact), value: contact.trim() },
    language,
  };
}

const { formField: restField, codesBy } = fieldCodes<RegisterValues>([
  ['days', 'days'],
  ['amountFen', 'own'],
  ['contact', 'contact'],
]);

export { restField };

/** What is wrong beside the tablet itself. */
export const restCodes = (values: RegisterValues, offer: HallOffer): ErrorCodes<RegisterValues> =>
  codesBy((refuse) => {
    checkHallGift(fenOf(values), offer, refuse);
    checkContact({ kind: contactKind(values.contact), value: values.contact }, refuse);
  });
