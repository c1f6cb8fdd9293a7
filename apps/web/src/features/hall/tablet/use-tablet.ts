import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Tablet } from '@yuanguang/contract/objects/hall';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { useJustPaid } from '../../../shared/giving/use-just-paid.ts';
import { usePatience } from '../../../shared/giving/use-patience.ts';
import { hallCloud } from '../cloud.ts';
import { goneToPay } from '../paying-keys.ts';
import { storeLamp } from '../stored-lamps.ts';
import { lampsKey, tabletKey } from '../use-lamps.ts';
import { giftPhase, newestStatus, owedGift } from './gift.ts';

/** A registration's form is emptied where it is filled. */
const nothing = () => {};

/** What a link leads to, asked for again while a payment is under way; `put` takes over what a call has made of it. */
export function useTablet(token: string) {
  const language = useLocale() as Language;
  const { hasLogin } = useAccount();
  const client = useQueryClient();
  const queryKey = tabletKey(token, language);
  const query = useQuery({
    queryKey,
    queryFn: async () => (await hallCloud.tablet({ tabletToken: token, language })).tablet,
    staleTime: 0,
  });
  const tablet = query.data;
  const owed = tablet && owedGift(tablet);
  const { late, askAgain } = usePatience(owed !== undefined && giftPhase(owed) === 'pending', query.refetch);

  const { justPaid, opened } = useJustPaid({
    status: tablet && newestStatus(tablet),
    number: tablet?.tabletNumber,
    key: goneToPay,
    clearForm: nothing,
  });

  const hall = tablet?.hall;
  const isVisitors = !hasLogin && tablet?.ownership === 'free';
  useEffect(() => {
    if (hall && isVisitors) storeLamp({ token, hall });
  }, [token, hall, isVisitors]);

  function put(tablet: Tablet): void {
    client.setQueryData(queryKey, tablet);
    void client.invalidateQueries({ queryKey: lampsKey(tablet.hall) });
  }
  return { query, put, late, askAgain, justPaid, opened };
}
export type TabletQuery = ReturnType<typeof useTablet>;
