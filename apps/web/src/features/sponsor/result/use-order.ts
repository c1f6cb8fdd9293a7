import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { sponsorCloud } from '../cloud.ts';
import { clearDraft } from '../draft.ts';
import { forgetKey } from '../form/idempotency-key.ts';
import { storeOrder } from '../stored-orders.ts';
import { askAgainAfterMs, MOST_ASKS, phaseOf } from './phase.ts';

/**
 * The order behind a link. While its payment is under way it is asked for again and again, ever more slowly, until
 * patience ends; `askAgain` begins anew.
 */
export function useOrder(token: string) {
  const language = useLocale() as Language;
  const client = useQueryClient();
  const queryKey = ['sponsor', 'order', token, language];
  const [asks, setAsks] = useState(0);
  const query = useQuery({
    queryKey,
    queryFn: async () => (await sponsorCloud.order({ orderToken: token, language })).order,
    staleTime: 0,
  });
  const order = query.data;
  const pending = order !== undefined && phaseOf(order) === 'pending';
  const late = pending && asks >= MOST_ASKS;

  const { refetch } = query;
  useEffect(() => {
    if (!pending || late) return;
    const timer = setTimeout(() => {
      setAsks((count) => count + 1);
      void refetch();
    }, askAgainAfterMs(asks));
    return () => clearTimeout(timer);
  }, [pending, late, asks, refetch]);

  useEffect(() => {
    if (!order) return;
    storeOrder(token, order);
    // The money has arrived: the form that led here has done its work.
    if (order.status !== 'unpaid' && forgetKey(order.sponsorNumber)) clearDraft();
  }, [order, token]);

  return {
    ...query,
    order,
    late,
    askAgain: () => {
      setAsks(0);
      void refetch();
    },
    put: (changed: Order) => client.setQueryData(queryKey, changed),
  };
}
