import type { ParsedInputOf } from '@yuanguang/contract';
import type { journal } from '@yuanguang/contract/objects/journal';
import {
  JOURNAL_AMOUNT_MAX,
  JOURNAL_DATA_MAX,
  JOURNAL_EARLIEST,
  JOURNAL_NAME_MAX,
} from '@yuanguang/contract/rules/journal';
import type { JournalKind, ReadEntry, Reading } from './journal-kind.ts';

export type AppendInput = ParsedInputOf<typeof journal.calls.append>;
export type SentEntry = AppendInput['entries'][number];

/** Whether PostgreSQL keeps a text as it is: NUL has no place in it, halves of characters come back as others. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** A difference below it is what the call took on its way, or what clocks that are right differ by. */
const SAME_TIME_MS = 60_000;

/** How far a device's clock is before ours, in milliseconds. @param told What it showed when the call was sent. */
export function aheadOf(told: number, now: Date): number {
  const ahead = Math.round(told) - now.getTime();
  return Math.abs(ahead) < SAME_TIME_MS ? 0 : ahead;
}

/**
 * When an entry was made, by the server's clock: `ahead` is how far the device's clock is before it, in milliseconds. What
 * is still to come is now; undefined for a time that is none.
 */
export function momentOf(at: number | null, ahead: number, now: Date): Date | undefined {
  if (at === null || !Number.isSafeInteger(at)) return undefined;
  const moment = Math.min(at - ahead, now.getTime());
  return moment < JOURNAL_EARLIEST ? undefined : new Date(moment);
}

/** What an entry says, or by which code it is refused. */
export function judge(
  entry: SentEntry,
  at: Date | undefined,
  replica: string,
  kinds: ReadonlyMap<string, JournalKind>,
): Reading<ReadEntry> {
  const { number, kind: name, subject, amount, data } = entry;
  const kind = kinds.get(name);
  const right =
    amount !== null &&
    Number.isInteger(amount) &&
    amount >= 0 &&
    amount <= JOURNAL_AMOUNT_MAX &&
    subject.length <= JOURNAL_NAME_MAX &&
    data.length <= JOURNAL_DATA_MAX &&
    [subject, data].every(isStorable);
  if (!kind || !at || !right) return { refused: 'journal-entry-invalid' };
  const read = kind.read({ subject, amount, data });
  if ('refused' in read) return read;
  return { value: { replica, number, kind: name, subject, amount, at, value: read.value } };
}
