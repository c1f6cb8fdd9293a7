import { readYuan } from '@yuanguang/contract/rules/donate';
import type { AmountValues } from '../../../shared/giving/amounts.tsx';

/** No amount is suggested by being there. */
export const NO_GIFT: AmountValues = { suggested: '', own: '' };

/** The gift in fen; 0 for none, NaN when what was typed is no amount. */
export function fenOf({ suggested, own }: AmountValues): number {
  const typed = own.trim() === '' ? suggested : own;
  return typed === '' ? 0 : (readYuan(typed) ?? Number.NaN);
}
