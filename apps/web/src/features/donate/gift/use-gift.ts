import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
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
    if (!gift) return;
    storeGift(token, gift);
    // The money has arrived: the form that led here has done its work.
    if (gift.status !== 'unpaid' && giftKey.forget(gift.giftNumber)) clearGiftForm();
  }, [gift, token]);

  return {
    ...query,
    gift,
    late,
    askAgain,
    put: (changed: Gift) => client.setQueryData(queryKey, changed),
  };
}
