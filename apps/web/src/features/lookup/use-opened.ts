import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { MyOrder } from '@yuanguang/contract/objects/sponsor';
import { useLocale } from 'use-intl';

/** The orders that a code has opened, while this document lasts: coming back from one of them asks for no second code. */
export function useOpened(query: string) {
  const language = useLocale() as Language;
  const client = useQueryClient();
  const queryKey = ['sponsor', 'opened', query, language];
  const { data: opened } = useQuery<readonly MyOrder[]>({ queryKey, queryFn: skipToken });
  return { opened, put: (orders: readonly MyOrder[]) => client.setQueryData(queryKey, orders) };
}
