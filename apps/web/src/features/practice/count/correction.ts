import { PRACTICE_CORRECTION_DAYS, PRACTICE_CORRECTION_MAX } from '@yuanguang/contract/rules/practice';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { numberOf } from '../written-number.ts';

/** A correction as it is being written. */
export interface CorrectionValues {
  readonly how: 'add' | 'off';
  readonly amount: string;
  /** A temple's day, such as 2026-03-01. */
  readonly day: string;
}
/** What is wrong, as the messages name it, with what they say it by. */
export interface CorrectionErrors {
  readonly amount?: { readonly problem: 'amount' | 'tooMuch' | 'nothing'; readonly count: number };
  readonly day?: { readonly problem: 'day' };
}

/** The first day whose counts are corrected by hand; `today` is a temple's day. */
export const firstDay = (today: string): string =>
  new Date(Date.parse(today) - PRACTICE_CORRECTION_DAYS * DAY_MS).toISOString().slice(0, 10);

/** The amount and the day, or what is wrong with them; `leftOf` says what is counted on a day. */
export function judgeCorrection(
  { how, amount: written, day }: CorrectionValues,
  today: string,
  leftOf: (day: string) => number,
): { readonly amount: number } | { readonly errors: CorrectionErrors } {
  const amount = numberOf(written);
  const isAmount = amount >= 1 && amount <= PRACTICE_CORRECTION_MAX;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= firstDay(today) && day <= today;
  const left = how === 'off' && isDay ? leftOf(day) : Number.POSITIVE_INFINITY;
  const errors: CorrectionErrors = {
    ...(isAmount ? {} : { amount: { problem: 'amount', count: 0 } }),
    ...(isAmount && amount > left
      ? { amount: { problem: left > 0 ? 'tooMuch' : 'nothing', count: left } }
      : {}),
    ...(isDay ? {} : { day: { problem: 'day' } }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { amount };
}

/** What is written after so much more was added to it; as much as one correction may be. */
export function withMore(written: string, more: number): string {
  const before = numberOf(written);
  return String(Math.min(PRACTICE_CORRECTION_MAX, (Number.isNaN(before) ? 0 : before) + more));
}
