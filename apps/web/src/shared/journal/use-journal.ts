import { useEffect, useSyncExternalStore } from 'react';
import { journal, startJournal } from './journal.ts';
import { EMPTY_VIEW, type JournalView } from './view.ts';

/** The journal as it stands now, with the entries of these kinds; `kinds` is one list for all renderings. */
export function useJournal(kinds: readonly string[]): JournalView {
  useEffect(() => {
    startJournal();
    for (const kind of kinds) void journal.followKind(kind);
    return journal.follow();
  }, [kinds]);
  return useSyncExternalStore(journal.subscribe, journal.view, () => EMPTY_VIEW);
}
