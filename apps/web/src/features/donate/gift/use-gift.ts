import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
import { useJustPaid } from '../../../shared/giving/use-just-paid.ts';
import { usePatience } from '../../../shared/giving/use-patience.ts';
import { donateCloud } from '../cloud.ts';
import { clearGiftForm, giftKey } from '../form/draft.ts';
import { storeGift } from '../stored-gifts.ts';

/** The gift behind a link, asked for again while its payment is under way. */
export function useGift(token: string) {
  const language = useLocale() as Language;
  const client = useQueryClient();
  const queryKey = ['donate', 'gift', token, language];
  const query = useQuery({
    queryKey,
    queryFn: async () => (await donateCloud.gift({ giftToken: token, language })).gift,
    staleTime: 0,
  });
  const gift = query.data;
  const pending = gift !== undefined && phaseOf(gift) === 'pending';
  const { late, askAgain } = usePatience(pending, query.refetch);

  useEffect(() => {
    if (gift) storeGift(token, gift);
  }, [gift, token]);
  const opening = useJustPaid({
    status: gift?.status,
    number: gift?.giftNumber,
    key: giftKey,
    clearForm: clearGiftForm,
  });

  return {
    ...query,
    gift,
    late,
    askAgain,
    ...opening,
    put: (changed: Gift) => client.setQueryData(queryKey, changed),
  };
}
