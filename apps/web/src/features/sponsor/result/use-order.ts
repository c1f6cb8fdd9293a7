import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
import { usePatience } from '../../../shared/giving/use-patience.ts';
import { wantsStillness } from '../../../shared/preferences/stillness.ts';
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

  /** The payer has just come back, or the bank's word while they waited: true once, and never after a reload. */
  const [justPaid, setJustPaid] = useState(false);

  useEffect(() => {
    if (!order) return;
    storeOrder(token, order);
    // The money has arrived: the form that led here has done its work.
    if (order.status === 'unpaid' || !orderKey.forget(order.sponsorNumber)) return;
    clearDraft();
    // Whoever wants stillness has the certificate at once.
    if (order.status === 'paid' && !wantsStillness()) setJustPaid(true);
  }, [order, token]);

  return {
    ...query,
    order,
    late,
    askAgain,
    justPaid,
    opened: () => setJustPaid(false),
    put: (changed: Order) => client.setQueryData(queryKey, changed),
  };
}
