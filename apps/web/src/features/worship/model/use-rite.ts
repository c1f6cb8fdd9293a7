import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { Sticks } from '@yuanguang/contract/rules/worship';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../../../shared/account/use-account.ts';
import { journal } from '../../../shared/journal/journal.ts';
import { storedValue } from '../../../shared/storage/stored.ts';
import { createRites, readKeptRite } from './rites.ts';

/** It holds a wish: in no address and no history, and it ends with the tab. */
const stored = storedValue('sessionStorage', 'yuanguang.rite', readKeptRite);
const rites = createRites(stored, (entries) => void journal.enter(entries));

/**
 * A rite at a place before one Buddha, step by step; it goes on where it was left within the visit. Each of its entries is
 * written once, when its step is done, with or without a network.
 */
export function useRite(place: string, to: BuddhaId) {
  const { uid: owner } = useAccount();
  const at = useMemo(() => ({ owner, place, to }), [owner, place, to]);
  const read = useCallback(() => rites.read(at), [at]);
  const state = useSyncExternalStore(rites.subscribe, read, read);
  const actions = useMemo(
    () => ({
      bow: () => rites.act(at, { do: 'bow' }),
      /** Up from the bows; after one at least. */
      stand: () => rites.act(at, { do: 'stand' }),
      light: (sticks: Sticks) => rites.act(at, { do: 'light', sticks }),
      /** Into the censer: from now on they burn. */
      place: () => rites.act(at, { do: 'place' }),
      /** '' for none; `cleanWish` says beforehand what is not right. */
      wish: (wish: string) => rites.act(at, { do: 'wish', wish }),
      /** By the id of a standard verse; '' for none. */
      dedicate: (dedication: string) => rites.act(at, { do: 'dedicate', dedication }),
      again: () => rites.again(at),
    }),
    [at],
  );
  return { state, ...actions };
}
