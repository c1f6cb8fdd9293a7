import { useSyncExternalStore } from 'react';
import { type Account, currentAccount, VISITOR, watchAccount } from './account.ts';

/** Who uses this device now; the page is rendered anew when that changes. */
export function useAccount(): Account {
  return useSyncExternalStore(watchAccount, currentAccount, () => VISITOR);
}
