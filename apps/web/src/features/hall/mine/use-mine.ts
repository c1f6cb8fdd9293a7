import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { hallCloud } from '../cloud.ts';
import { useStoredLamps } from '../stored-lamps.ts';
import { tabletKey } from '../use-lamps.ts';

/** What the account has set up, newest first, in pages of twenty. */
export function useMine() {
  const { hasLogin, uid } = useAccount();
  return useInfiniteQuery({
    queryKey: ['hall', 'mine', uid],
    queryFn: ({ pageParam }) => hallCloud.myTablets({ after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: hasLogin,
    staleTime: 0,
  });
}

/** What this device remembers of a visitor, each as it stands; `thing` is undefined until it is read, or where it is gone. */
export function useKept() {
  const language = useLocale() as Language;
  const kept = useStoredLamps();
  const read = useQueries({
    queries: kept.map(({ token }) => ({
      queryKey: tabletKey(token, language),
      queryFn: async () => (await hallCloud.tablet({ tabletToken: token, language })).tablet,
    })),
  });
  return kept.map((one, index) => ({ ...one, thing: read[index]?.data }));
}
