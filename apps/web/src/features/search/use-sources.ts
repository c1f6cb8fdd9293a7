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
      const own = source?.own;
      const find = own ?? source?.all;
      return {
        queryKey: ['search', own ? 'own' : 'all', feature, language],
        queryFn: async () => (await find?.(language)) ?? [],
        enabled: source !== undefined,
        // What is a person's own neither waits for a network nor stays when the search is left.
        ...(own
          ? { networkMode: 'always' as const, staleTime: 0, gcTime: 0 }
          : { meta: { persist: find !== undefined } }),
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
