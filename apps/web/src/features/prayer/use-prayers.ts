import { useMemo } from 'react';
import { useJournal } from '../../shared/journal/use-journal.ts';
import { isRead, KINDS, prayersOf } from './prayers.ts';

/** One's prayers as this device knows them; undefined until it was read. */
export function usePrayers() {
  const view = useJournal(KINDS);
  const prayers = useMemo(() => (isRead(view) ? prayersOf(view) : undefined), [view]);
  return { view, prayers };
}
