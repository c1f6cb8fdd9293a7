import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Tablet } from '@yuanguang/contract/objects/hall';
import { useLocale } from 'use-intl';
import { hallCloud } from '../cloud.ts';
import { lampsKey, tabletKey } from '../use-lamps.ts';

/** What a link leads to; `put` takes over what a call has made of it. */
export function useTablet(token: string) {
  const language = useLocale() as Language;
  const client = useQueryClient();
  const queryKey = tabletKey(token, language);
  const query = useQuery({
    queryKey,
    queryFn: async () => (await hallCloud.tablet({ tabletToken: token, language })).tablet,
    staleTime: 0,
  });
  function put(tablet: Tablet): void {
    client.setQueryData(queryKey, tablet);
    void client.invalidateQueries({ queryKey: lampsKey(tablet.hall) });
  }
  return { query, put };
}
