import { useQueries } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { useContext } from 'react';
import { useLocale } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { SearchContext } from '../../shared/feature/search-source.ts';

/** What the features that are open have to be searched, in order, as far as it has come. */
export function useSources() {
  const language = useLocale() as Language;
  const { modules } = useConfig();
  const declared = useContext(SearchContext).filter(({ module }) => modules[module]);
  const code = useQueries({
    queries: declared.map(({ feature, load }) => ({
      queryKey: ['search', 'source', feature],
      queryFn: async () => (await load()).default,
      staleTime: Number.POSITIVE_INFINITY,
      // It may be on the device already.
      networkMode: 'always' as const,
    })),
  });
  const contents = useQueries({
    queries: declared.map(({ feature }, index) => {
      const source = code[index]?.data;
      return {
        queryKey: ['search', 'all', feature, language],
        queryFn: async () => (await source?.all?.(language)) ?? [],
        enabled: source !== undefined,
        meta: { persist: source?.all !== undefined },
      };
    }),
  });
  return declared.map(({ feature, title }, index) => ({
    feature,
    title,
    source: code[index]?.data,
    contents: contents[index],
  }));
}
