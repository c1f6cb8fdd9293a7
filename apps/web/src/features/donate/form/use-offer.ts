import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { OfferedPurpose } from '@yuanguang/contract/objects/donate/gift';
import type { GiftOffer } from '@yuanguang/contract/rules/donate';
import { useLocale } from 'use-intl';
import { donateCloud } from '../cloud.ts';

export interface Offer {
  /** Suggested amounts, in yuan. */
  readonly yuan: readonly number[];
  readonly purposes: readonly OfferedPurpose[];
  /** Who gives each month without an account needs no mailbox: a telephone is reminded too. */
  readonly remindsByText: boolean;
  /** By what a gift is judged. */
  readonly rules: GiftOffer;
}

/** What can be given and for what, in the reader's language. */
export function useOffer() {
  const language = useLocale() as Language;
  return useQuery({
    queryKey: ['donate', 'offer', language],
    queryFn: async (): Promise<Offer> => {
      const { amountsFen, mostFen, purposes, remindsByText } = await donateCloud.offer({ language });
      return {
        yuan: amountsFen.map((fen) => fen / 100),
        purposes,
        remindsByText,
        rules: { mostFen, purposes: purposes.map(({ id }) => id) },
      };
    },
    meta: { persist: true },
  });
}
