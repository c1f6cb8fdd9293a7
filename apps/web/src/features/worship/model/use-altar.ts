import { systemNow } from '@yuanguang/cloud';
import type { BuddhaId } from '@yuanguang/contract/buddhas';
import { altarOf } from '@yuanguang/contract/rules/altar';
import { type Offered, offerData, type Sticks, WORSHIP_OFFER } from '@yuanguang/contract/rules/worship';
import { useCallback, useMemo } from 'react';
import { boundary, journal } from '../../../shared/journal/journal.ts';
import { useJournal } from '../../../shared/journal/use-journal.ts';
import { untilNextLook } from './clock.ts';
import { familyOfferings, isRead, lightingsLeft, OFFERS, offeringsOf } from './offerings.ts';
import { useFamilyAltar } from './use-family.ts';
import { useLooking } from './use-looking.ts';

/**
 * What stands on the altar of a place (`own`, or a family shrine's id) now, or before one Buddha there; with and without a
 * network. It is looked at again by itself while something burns or wilts, and the page is seen.
 */
export function useAltar(place: string, to?: BuddhaId) {
  const view = useJournal(OFFERS);
  const family = useFamilyAltar(place);
  const told = family.data?.pages[0];
  const offerings = useMemo(() => {
    const own = offeringsOf(view, systemNow());
    return told ? familyOfferings(place, told.standing, own) : own;
  }, [view, told, place]);
  const asked = useMemo(() => ({ place, to, boundary }), [place, to]);
  const wait = useCallback(
    (at: number) => untilNextLook(altarOf(offerings, asked, at), at),
    [offerings, asked],
  );
  const now = useLooking(systemNow, wait);
  const altar = useMemo(() => altarOf(offerings, asked, now), [offerings, asked, now]);
  return {
    /** False until this device was read: before, nothing is known to stand. */
    ready: isRead(view, WORSHIP_OFFER),
    altar,
    now,
    /** Of a family shrine: what all have offered, page by page. */
    family,
    /** How often incense may still be lit today, in all places together. */
    lightingsLeft: lightingsLeft(view),
    /** Offers something: it stands at once, and resolves when it is kept. `pieces`: sticks of incense. */
    offer: (offered: Offered, pieces: Sticks = 1) =>
      journal.append(WORSHIP_OFFER, place, pieces, offerData(offered)),
  };
}
