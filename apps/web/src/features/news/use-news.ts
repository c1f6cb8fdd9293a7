import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Article } from '@yuanguang/contract/objects/news';
import { useLocale } from 'use-intl';
import { cloud } from '../../shared/cloud/cloud.ts';

/** Articles in pages of ten, newest first; the first answers are kept for when there is no network. */
export function useNewsList() {
  const language = useLocale() as Language;
  return useInfiniteQuery({
    queryKey: ['news', 'list', language],
    queryFn: ({ pageParam }) => cloud.news.list({ language, after: pageParam }, { customUI: true }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { keep: true },
  });
}

/** One article; what has been read once can be read again without a network. */
export function useArticle(id: string) {
  const language = useLocale() as Language;
  return useQuery({
    queryKey: ['news', 'article', id, language],
    queryFn: async (): Promise<Article> =>
      (await cloud.news.article({ id, language }, { customUI: true })).article,
    meta: { keep: true },
  });
}
