import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { MaskedGift } from '@yuanguang/contract/objects/donate/gift';
import type { MaskedOrder } from '@yuanguang/contract/objects/sponsor';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { isRefusal } from '../../shared/cloud/error-text.ts';
import { donateCloud, sponsorCloud } from './cloud.ts';
import { rememberQuery } from './history.ts';

interface Asking {
  readonly query: string;
  readonly language: Language;
  readonly captcha: string | undefined;
}

/** Sponsorships of a number or contact, masked. */
export const useOrderLookup = (query: string, enabled: boolean) =>
  useLookup<MaskedOrder>(
    'sponsor',
    async (asking) => (await sponsorCloud.lookup(asking)).orders,
    query,
    enabled,
  );

/** Gifts of a number or contact, masked. */
export const useGiftLookup = (query: string, enabled: boolean) =>
  useLookup<MaskedGift>('donate', async (asking) => (await donateCloud.lookup(asking)).gifts, query, enabled);

/**
 * Looks up what was typed. `found` is empty when there is nothing, also for what is no number and no contact: trying once
 * more finds no more. When the server wants a picture read first, `answer` sends what was read.
 */
function useLookup<Thing>(
  kind: string,
  ask: (asking: Asking) => Promise<readonly Thing[]>,
  query: string,
  enabled: boolean,
) {
  const language = useLocale() as Language;
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const lookup = useQuery({
    queryKey: [kind, 'lookup', query, language, attempt],
    queryFn: () => ask({ query, language, captcha }),
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const answered = lookup.isSuccess || isRefusal(lookup.error, 'order-not-found', 'gift-not-found');
  useEffect(() => {
    if (answered) rememberQuery(query);
  }, [answered, query]);

  const nothing: readonly Thing[] = [];
  const none = answered || isRefusal(lookup.error, 'param-invalid');
  return {
    ...lookup,
    found: lookup.data ?? (none ? nothing : undefined),
    /** Why nothing is known yet. */
    failure: none ? null : lookup.error,
    attempt,
    answer: (read: string) => {
      setCaptcha(read);
      setAttempt((count) => count + 1);
    },
  };
}
