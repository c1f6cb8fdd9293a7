import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { journal } from '../../../shared/journal/journal.ts';
import { leftByDay } from '../../../shared/journal/totals.ts';

/** The temple's day, and what is counted of a practice on each day; undefined until it was read. */
export function useLeft(id: string) {
  const view = useSyncExternalStore(journal.subscribe, journal.view);
  const [left, setLeft] = useState<ReadonlyMap<string, number>>();
  useEffect(() => {
    // The view is another one with every change.
    if (!view.ready) return;
    let stale = false;
    void journal.days(PRACTICE_COUNT).then((days) => {
      if (!stale) setLeft(leftByDay(days, PRACTICE_COUNT).get(id) ?? new Map());
    });
    return () => {
      stale = true;
    };
  }, [view, id]);
  return {
    today: view.day,
    leftOf: (day: string): number | undefined => left && Math.max(0, left.get(day) ?? 0),
  };
}
