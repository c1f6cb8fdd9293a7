import { systemNow } from '@yuanguang/cloud';
import type { Offering } from '@yuanguang/contract/rules/altar';
import { useMemo } from 'react';
import { useJournal } from '../../../shared/journal/use-journal.ts';
import { OFFERS, offeringsOf } from './offerings.ts';

/** What was offered at a place on this device and has not come to the server yet, the newest first. */
export function useUnsent(place: string): readonly Offering[] {
  const view = useJournal(OFFERS);
  return useMemo(
    () =>
      offeringsOf(view, systemNow())
        .filter((one) => one.pending === true && one.place === place)
        .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
    [view, place],
  );
}
