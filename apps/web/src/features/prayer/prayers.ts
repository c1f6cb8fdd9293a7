import {
  PRAYER_KINDS,
  PRAYER_SAVE,
  type PrayerWords,
  prayerState,
  readPrayerData,
} from '@yuanguang/contract/rules/prayer';
import type { JournalView } from '../../shared/journal/view.ts';
import { latestWords } from '../../shared/journal/words.ts';

/** The kinds whose entries say which prayers there are. */
export const KINDS: readonly string[] = Object.keys(PRAYER_KINDS);

export interface Prayer extends PrayerWords {
  readonly id: string;
  /** The temple's day on which it was first written, such as 2026-03-01. */
  readonly day: string;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
  /** The temple's day on which it was marked as fulfilled; undefined: it is not. */
  readonly fulfilledDay: string | undefined;
  readonly archived: boolean;
}

export const stateOf = ({ fulfilledDay, archived }: Prayer) =>
  prayerState({ fulfilled: fulfilledDay !== undefined, archived });

/** Whether the words of this device were read. */
export const isRead = (view: JournalView): boolean =>
  view.ready && KINDS.every((kind) => view.entries.has(kind));

/** One's prayers, the newest first; of the words and of each mark the latest word holds. */
export function prayersOf(view: JournalView): readonly Prayer[] {
  const entries = KINDS.flatMap((kind) => view.entries.get(kind) ?? []);
  const keyOf = (side: string | undefined, id: string) => `${side} ${id}`;
  const latest = latestWords(entries, ({ kind, subject }) => keyOf(PRAYER_KINDS[kind]?.side, subject));
  const first = new Map<string, { readonly at: number; readonly day: string }>();
  for (const { subject, at, day } of view.entries.get(PRAYER_SAVE) ?? []) {
    const before = first.get(subject);
    if (!before || at < before.at) first.set(subject, { at, day });
  }
  /** The entry that says yes of a side, when the latest word on it does. */
  const yes = (side: 'fulfilled' | 'archived', id: string) => {
    const word = latest.get(keyOf(side, id));
    return word && PRAYER_KINDS[word.kind]?.yes ? word : undefined;
  };
  return [...first]
    .flatMap(([id, { at, day }]): Prayer[] => {
      const word = latest.get(keyOf('text', id));
      const read = word?.kind === PRAYER_SAVE ? readPrayerData(word.data) : undefined;
      if (!read || !('prayer' in read)) return [];
      const marks = {
        fulfilledDay: yes('fulfilled', id)?.day,
        archived: yes('archived', id) !== undefined,
      };
      return [{ ...read.prayer, ...marks, id, at, day }];
    })
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}
