import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { donateCloud } from '../cloud.ts';

/** The gifts of the account, newest first, in pages of twenty; asked for anew whenever the page is opened. */
export function useMyGifts() {
  const language = useLocale() as Language;
  const { hasLogin, uid } = useAccount();
  return useInfiniteQuery({
    queryKey: ['donate', 'mine', uid, language],
    queryFn: ({ pageParam }) => donateCloud.myGifts({ after: pageParam, language }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: hasLogin,
    staleTime: 0,
  });
}

/** The monthly plans of the account that have not ended. */
export function useMyPlans() {
  const language = useLocale() as Language;
  const { hasLogin, uid } = useAccount();
  return useQuery({
    queryKey: ['donate', 'plans', uid, language],
    queryFn: async () => (await donateCloud.myPlans({ language })).plans,
    enabled: hasLogin,
    staleTime: 0,
  });
}
