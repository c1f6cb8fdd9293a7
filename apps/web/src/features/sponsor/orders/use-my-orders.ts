import { useInfiniteQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { sponsorCloud } from '../cloud.ts';

/** The orders of the account, newest first, in pages of twenty; asked for anew whenever the page is opened. */
export function useMyOrders() {
  const language = useLocale() as Language;
  const { hasLogin, uid } = useAccount();
  return useInfiniteQuery({
    queryKey: ['sponsor', 'mine', uid, language],
    queryFn: ({ pageParam }) => sponsorCloud.myOrders({ after: pageParam, language }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: hasLogin,
    staleTime: 0,
  });
}
