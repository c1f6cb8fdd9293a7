import { countedKind, offKind } from '@yuanguang/contract/rules/journal';
import type { DaySum } from './store.ts';

/** What was counted of one subject on all devices, without what was taken off again. */
export interface Total {
  readonly today: number;
  readonly all: number;
  /** The last day of which something is counted, such as 2026-03-01; '' for none. */
  readonly last: string;
}
export const NO_TOTAL: Total = { today: 0, all: 0, last: '' };

/** The sums of all entries of one kind and subject. */
export interface Sum extends Total {
  readonly kind: string;
  readonly subject: string;
}

export const totalKey = (kind: string, subject: string): string => `${kind} ${subject}`;

export function laterDay(one: string, other: string): string {
  const [, later] = [one, other].sort();
  return later ?? one;
}

/**
 * The totals by `totalKey`: what was counted less what was taken off, at least 0. Two devices that took off the same
 * count took it off twice: that is not shown as less than nothing. `days` reads the sums of all days; rarely needed.
 */
export async function totalsOf(
  sums: ReadonlyMap<string, Sum>,
  today: string,
  days: () => Promise<readonly DaySum[]>,
): Promise<Map<string, Total>> {
  let read: readonly DaySum[] | undefined;
  const totals = new Map<string, Total>();
  for (const [key, sum] of sums) {
    if (countedKind(sum.kind) !== undefined) continue;
    const off = sums.get(totalKey(offKind(sum.kind), sum.subject));
    const left = { today: sum.today, all: sum.all, last: sum.last };
    if (off) {
      left.today = Math.max(0, sum.today - off.today);
      left.all = Math.max(0, sum.all - off.all);
      // Of the last day all may have been taken off.
      const isSure = off.last < sum.last || (sum.last === today && left.today > 0);
      if (!isSure) {
        read ??= await days();
        left.last = lastDay(read, sum);
      }
    }
    totals.set(key, left);
  }
  return totals;
}

/** The last day of which something of a subject is left. */
function lastDay(days: readonly DaySum[], { kind, subject }: Pick<Sum, 'kind' | 'subject'>): string {
  return [...(leftByDay(days, kind).get(subject) ?? [])].reduce(
    (last, [day, left]) => (left > 0 ? laterDay(last, day) : last),
    '',
  );
}

/** What is left of what was counted, by subject and day; below 0 where more was taken off. */
export function leftByDay(
  days: readonly DaySum[],
  kind: string,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const left = new Map<string, Map<string, number>>();
  for (const sum of days) {
    const sign = sum.kind === kind ? 1 : sum.kind === offKind(kind) ? -1 : 0;
    if (sign === 0) continue;
    const ofSubject = left.get(sum.subject) ?? new Map<string, number>();
    left.set(sum.subject, ofSubject.set(sum.day, (ofSubject.get(sum.day) ?? 0) + sign * sum.amount));
  }
  return left;
}
