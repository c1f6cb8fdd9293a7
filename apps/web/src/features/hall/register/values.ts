import type { Language } from '@yuanguang/contract/languages';
import type { ApplyInput } from '@yuanguang/contract/objects/hall';
import { contactKind } from '@yuanguang/contract/rules/contact';
import { readYuan } from '@yuanguang/contract/rules/donate';
import { checkHallGift, type HallOffer } from '@yuanguang/contract/rules/hall';
import type { TabletKindId } from '@yuanguang/contract/rules/tablet-kinds';
import { checkContact } from '@yuanguang/contract/rules/wording';
import { type ErrorCodes, fieldCodes } from '../../../shared/giving/field-codes.ts';
import { type TabletValues, tabletText, tabletValues } from '../fields/values.ts';

/** The whole form of a tablet. */
export interface RegisterValues extends TabletValues {
  /** For how many days; '' as long as the temple keeps the hall. */
  readonly days: string;
  /** A gift in yuan as typed; '' for none. */
  readonly gift: string;
  readonly remind: boolean;
  readonly contact: string;
}

/** No amount is suggested by being there. */
export const emptyTablet = (): RegisterValues => ({
  ...tabletValues(),
  days: '49',
  gift: '',
  remind: false,
  contact: '',
});

export type RegisterInput = Omit<ApplyInput, 'idempotencyKey' | 'consent'>;

/** The gift in fen, 0 for none; NaN when what was typed is no amount. */
const giftFen = (gift: string): number => (gift.trim() === '' ? 0 : (readYuan(gift) ?? Number.NaN));

/** What is sent: exactly what is seen filled in. */
export function registerInput(kind: TabletKindId, values: RegisterValues, language: Language): RegisterInput {
  const { days, gift, remind, contact } = values;
  return {
    tablet: tabletText(kind, values),
    lamp: null,
    days: days === '' ? null : Number(days),
    amountFen: giftFen(gift),
    remind,
    contact: { kind: contactKind(contact), value: contact.trim() },
    language,
  };
}

const { formField: restField, codesBy } = fieldCodes<RegisterValues>([
  ['days', 'days'],
  ['amountFen', 'gift'],
  ['contact', 'contact'],
]);

export { restField };

/** What is wrong beside the tablet itself. */
export const restCodes = (values: RegisterValues, offer: HallOffer): ErrorCodes<RegisterValues> =>
  codesBy((refuse) => {
    checkHallGift(giftFen(values.gift), offer, refuse);
    checkContact({ kind: contactKind(values.contact), value: values.contact }, refuse);
  });
