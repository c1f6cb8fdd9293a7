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
  /** By what a gift is judged. */
  readonly rules: GiftOffer;
}

/** What can be given and for what, in the reader's language. */
export function useOffer() {
  const language = useLocale() as Language;
  return useQuery({
    queryKey: ['donate', 'offer', language],
    queryFn: async (): Promise<Offer> => {
      const { amountsFen, mostFen, purposes } = await donateCloud.offer({ language });
      return {
        yuan: amountsFen.map((fen) => fen / 100),
        purposes,
        rules: { mostFen, purposes: purposes.map(({ id }) => id) },
      };
    },
    meta: { persist: true },
  });
}
