import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
import { useJustPaid } from '../../../shared/giving/use-just-paid.ts';
import { usePatience } from '../../../shared/giving/use-patience.ts';
import { sponsorCloud } from '../cloud.ts';
import { clearDraft } from '../draft.ts';
import { orderKey } from '../form/order-key.ts';
import { storeOrder } from '../stored-orders.ts';

/** The order behind a link, asked for again while its payment is under way. */
export function useOrder(token: string) {
  const language = useLocale() as Language;
  const client = useQueryClient();
  const queryKey = ['sponsor', 'order', token, language];
  const query = useQuery({
    queryKey,
    queryFn: async () => (await sponsorCloud.order({ orderToken: token, language })).order,
    staleTime: 0,
  });
  const order = query.data;
  const pending = order !== undefined && phaseOf(order) === 'pending';
  const { late, askAgain } = usePatience(pending, query.refetch);

  useEffect(() => {
    if (order) storeOrder(token, order);
  }, [order, token]);
  const opening = useJustPaid({
    status: order?.status,
    number: order?.sponsorNumber,
    key: orderKey,
    clearForm: clearDraft,
  });

  return {
    ...query,
    order,
    late,
    askAgain,
    ...opening,
    put: (changed: Order) => client.setQueryData(queryKey, changed),
  };
}
