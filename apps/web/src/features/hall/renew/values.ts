import { checkHallGift, type HallOffer } from '@yuanguang/contract/rules/hall';
import type { AmountValues } from '../../../shared/giving/amounts.tsx';
import { fieldCodes } from '../../../shared/giving/field-codes.ts';
import { fenOf } from '../gift/gift-values.ts';

/** The form of a renewal. */
export interface RenewValues extends AmountValues {
  /** For how many days; '' as long as the temple keeps the hall. */
  days: string;
}

const { formField, codesBy } = fieldCodes<RenewValues>([
  ['amountFen', 'own'],
  ['days', 'days'],
]);

export { formField };

export const daysOf = ({ days }: Pick<RenewValues, 'days'>): number | null =>
  days === '' ? null : Number(days);

export const renewErrors = (values: RenewValues, offer: HallOffer) =>
  codesBy((refuse) => void checkHallGift(fenOf(values), offer, refuse));
