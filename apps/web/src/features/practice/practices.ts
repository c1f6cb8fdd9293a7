import {
  PRACTICE_COUNT,
  PRACTICE_DELETE,
  PRACTICE_SAVE,
  type PracticeDefinition,
  readPracticeData,
} from '@yuanguang/contract/rules/practice';
import { NO_TOTAL, type Total, totalKey } from '../../shared/journal/totals.ts';
import type { JournalView } from '../../shared/journal/view.ts';
import { latestWords } from '../../shared/journal/words.ts';

/** The kinds whose entries say which practices there are. */
export const WORDS: readonly string[] = [PRACTICE_SAVE, PRACTICE_DELETE];

export interface Practice extends PracticeDefinition {
  readonly id: string;
  readonly total: Total;
}

/** Whether the words of this device were read. */
export const isRead = (view: JournalView): boolean =>
  view.ready && WORDS.every((kind) => view.entries.has(kind));

/** One's practices, those in use first, each in the order in which they were made; the latest word on each holds. */
export function practicesOf(view: JournalView): readonly Practice[] {
  const words = WORDS.flatMap((kind) => view.entries.get(kind) ?? []);
  const latest = latestWords(words, ({ subject }) => subject);
  const made = new Map<string, number>();
  for (const { subject, at } of words) made.set(subject, Math.min(at, made.get(subject) ?? at));
  return [...latest.values()]
    .flatMap(({ kind, subject, data }): Practice[] => {
      const read = kind === PRACTICE_SAVE ? readPracticeData(data) : undefined;
      if (!read || !('practice' in read)) return [];
      const total = view.totals.get(totalKey(PRACTICE_COUNT, subject)) ?? NO_TOTAL;
      return [{ ...read.practice, id: subject, total }];
    })
    .sort((a, b) => Number(a.paused) - Number(b.paused) || (made.get(a.id) ?? 0) - (made.get(b.id) ?? 0));
}
