import { useQuery } from '@tanstack/react-query';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { useAccount } from '../../shared/account/use-account.ts';
import { hallCloud } from './cloud.ts';

/** The lamps of a hall, and which of them are the reader's own. */
export function useLamps(hall: HallId) {
  const { uid } = useAccount();
  return useQuery({
    queryKey: ['hall', 'lamps', hall, uid],
    queryFn: () => hallCloud.lamps({ hall }),
  });
}
