import type { RefusedEntry } from '@yuanguang/contract/objects/journal';
import { readFill } from '@yuanguang/contract/rules/journal';
import { daySums } from './journal.repository.ts';
import type { JournalContext } from './journal-context.ts';
import type { ReadEntry } from './journal-kind.ts';

/** An entry as it was sent and as its kind reads it. */
interface Given {
  readonly sent: { readonly data: string };
  readonly read: ReadEntry;
}

/**
 * Those of new entries that would fill a day above what they say. What stands before them in the call counts as well; the
 * journal must be locked.
 */
export async function overfull(
  { db, days }: JournalContext,
  uid: string,
  given: readonly Given[],
): Promise<RefusedEntry[]> {
  const keyOf = (kind: string, subject: string, day: string) => JSON.stringify([kind, subject, day]);
  const placed = given.map(({ sent, read }) => {
    const day = days.of(read.at);
    return { ...read, day, key: keyOf(read.kind, read.subject, day), upTo: readFill(sent.data) };
  });
  const fills = placed.filter(({ upTo }) => upTo !== undefined);
  if (fills.length === 0) return [];
  const sums = new Map(
    (await daySums(db, uid, fills)).map(({ kind, subject, day, amount }) => [
      keyOf(kind, subject, day),
      amount,
    ]),
  );
  const refused: RefusedEntry[] = [];
  for (const { number, key, amount, upTo = Number.POSITIVE_INFINITY } of placed) {
    const sum = (sums.get(key) ?? 0) + amount;
    if (sum > upTo) refused.push({ number, code: 'journal-day-full' });
    else sums.set(key, sum);
  }
  return refused;
}
