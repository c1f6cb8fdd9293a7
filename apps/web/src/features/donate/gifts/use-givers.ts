import { useInfiniteQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';
import { donateCloud } from '../cloud.ts';

/** Who has given, newest first, in pages of twenty; the first answers are kept for when there is no network. */
export function useGivers() {
  const language = useLocale() as Language;
  return useInfiniteQuery({
    queryKey: ['donate', 'givers', language],
    queryFn: ({ pageParam }) => donateCloud.givers({ after: pageParam, language }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { persist: true },
  });
}
