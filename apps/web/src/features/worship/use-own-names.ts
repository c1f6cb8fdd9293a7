import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { useBuddhas } from './use-buddhas.ts';

/** How those in a shrine are called: as its owner does, else by their own name. */
export function useOwnNames(shrine: Pick<Arrangement, 'buddhas'> | undefined): (id: BuddhaId) => string {
  const buddhaOf = useBuddhas();
  return (id) => shrine?.buddhas.find((one) => one.id === id)?.name || buddhaOf(id).name;
}
