import type { MaskedGift } from '@yuanguang/contract/objects/donate/gift';
import type { MaskedOrder } from '@yuanguang/contract/objects/sponsor';
import { useLookup } from '../../shared/lookup/use-lookup.ts';
import { donateCloud, sponsorCloud } from './cloud.ts';
import { rememberQuery } from './history.ts';

/** Sponsorships of a number or contact, masked. */
export const useOrderLookup = (query: string, enabled: boolean) =>
  useLookup<MaskedOrder>({
    kind: 'sponsor',
    query,
    enabled,
    ask: async (asking) => (await sponsorCloud.lookup(asking)).orders,
    none: 'order-not-found',
    onAnswered: rememberQuery,
  });

/** Gifts of a number or contact, masked. */
export const useGiftLookup = (query: string, enabled: boolean) =>
  useLookup<MaskedGift>({
    kind: 'donate',
    query,
    enabled,
    ask: async (asking) => (await donateCloud.lookup(asking)).gifts,
    none: 'gift-not-found',
    onAnswered: rememberQuery,
  });
