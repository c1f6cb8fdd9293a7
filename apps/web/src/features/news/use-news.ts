import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Article } from '@yuanguang/contract/objects/news';
import { useLocale } from 'use-intl';
import { newsCloud } from './cloud.ts';

/** Articles in pages of ten, newest first; the first answers are kept for when there is no network. */
export function useNewsList() {
  const language = useLocale() as Language;
  return useInfiniteQuery({
    queryKey: ['news', 'list', language],
    queryFn: ({ pageParam }) => newsCloud.list({ language, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { persist: true },
  });
}

/** One article; what has been read once can be read again without a network. */
export function useArticle(id: string) {
  const language = useLocale() as Language;
  return useQuery({
    queryKey: ['news', 'article', id, language],
    queryFn: async (): Promise<Article> => (await newsCloud.article({ id, language })).article,
    meta: { persist: true },
  });
}
