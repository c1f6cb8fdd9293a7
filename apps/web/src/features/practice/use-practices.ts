import { useMemo } from 'react';
import { useJournal } from '../../shared/journal/use-journal.ts';
import { isRead, practicesOf, WORDS } from './practices.ts';

/** One's practices as this device knows them; undefined until it was read. */
export function usePractices() {
  const view = useJournal(WORDS);
  const practices = useMemo(() => (isRead(view) ? practicesOf(view) : undefined), [view]);
  return { view, practices };
}
