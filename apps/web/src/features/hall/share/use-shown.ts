import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../shared/account/use-account.ts';
import { hallCloud } from '../cloud.ts';

/** What others show to who is logged in, the last first; asked for anew whenever it is looked at: they may end it any time. */
export function useShown() {
  const { hasLogin, uid } = useAccount();
  return useQuery({
    queryKey: ['hall', 'shown', uid],
    queryFn: async () => (await hallCloud.shownToMe({})).shown,
    enabled: hasLogin,
    staleTime: 0,
  });
}
