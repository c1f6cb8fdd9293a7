import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Leaf } from '@yuanguang/contract/rules/merit';
import { TREE_MONTHS } from '@yuanguang/ui';
import { useLocale } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { meritCloud } from './cloud.ts';

/** The months of the tree, the oldest first. */
export function useMonths() {
  const { hasLogin, uid } = useAccount();
  return useQuery({
    queryKey: ['merit', 'months', uid],
    queryFn: () => meritCloud.months({ months: TREE_MONTHS }),
    enabled: hasLogin,
    staleTime: 0,
  });
}

/** What was done, newest first, of all kinds or of one. */
export function useTimeline(leaf: Leaf | null) {
  const { hasLogin, uid } = useAccount();
  return useInfiniteQuery({
    queryKey: ['merit', 'timeline', uid, leaf, useLocale()],
    queryFn: ({ pageParam }) => meritCloud.timeline({ leaf, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: hasLogin,
    staleTime: 0,
    // Page and list both read it: what failed is asked again by its button, not because the list appears.
    retryOnMount: false,
  });
}
