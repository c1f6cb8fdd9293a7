import {
  isPrayerId,
  PRAYER_KINDS,
  PRAYER_SAVE,
  type PrayerWords,
  readPrayerData,
} from '@yuanguang/contract/rules/prayer';
import type { JournalKind } from '../journal/journal.service.ts';
import { applyWords, type Said } from './apply-words.ts';
import type { PrayerTools } from './prayer-context.ts';

const INVALID = { refused: 'journal-entry-invalid' } as const;

/** The journal's kinds of prayers; the subject of each is a prayer's id, and none counts anything. */
export function prayerKinds(tools: PrayerTools): readonly JournalKind[] {
  // One function for all of them: the journal hands it the entries of a call in their order.
  const apply: JournalKind['apply'] = (ctx, uid, entries) =>
    applyWords({ ...ctx, ...tools }, uid, entries as readonly Said[]);
  const save: JournalKind<PrayerWords | null> = {
    name: PRAYER_SAVE,
    sealed: true,
    read({ subject, amount, data }) {
      const read = isPrayerId(subject) && amount === 0 ? readPrayerData(data) : undefined;
      if (!read) return INVALID;
      return 'refused' in read ? read : { value: read.prayer };
    },
    apply,
  };
  const marks = Object.keys(PRAYER_KINDS)
    .filter((name) => name !== PRAYER_SAVE)
    .map(
      (name): JournalKind => ({
        name,
        sealed: false,
        read: ({ subject, amount, data }) =>
          isPrayerId(subject) && amount === 0 && data === '' ? { value: null } : INVALID,
        apply,
      }),
    );
  return [save as JournalKind, ...marks];
}
