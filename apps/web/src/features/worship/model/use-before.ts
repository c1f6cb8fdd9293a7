import { useSearch } from '../../../shared/router/use-router.tsx';
import { askedFor } from './before.ts';
import { useAltar } from './use-altar.ts';
import { usePlace } from './use-place.ts';

/**
 * The shrine that the address names, and before whom in it one stands: `alone` is whom the address names (`?to=guanyin`) and
 * who is in the shrine, `to` that one or else who stands in the middle. The altar is what was offered to `alone`, or to anybody.
 */
export function useBefore() {
  const { to: asked } = useSearch();
  const { place, shrine, family, back } = usePlace();
  const alone = askedFor(shrine, asked);
  const { ready, altar, now, offer } = useAltar(place, alone);
  return {
    place,
    shrine,
    family,
    alone,
    to: alone ?? shrine?.middle,
    /** Where one comes from, before the same one. */
    back: { ...back, search: { ...back.search, to: alone } },
    ready,
    altar,
    now,
    offer,
  };
}
