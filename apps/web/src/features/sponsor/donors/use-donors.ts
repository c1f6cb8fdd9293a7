import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Donor, DonorChoice } from '@yuanguang/contract/objects/sponsor';
import { useLocale } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { sponsorCloud } from '../cloud.ts';
import { useStoredOrders } from '../stored-orders.ts';

/** What of the book of sponsors is shown. */
export interface DonorFilter {
  readonly bookId: string | null;
  readonly choice: DonorChoice;
  /** A part of the name; '' where none is looked for. */
  readonly name: string;
}

/**
 * The donors that a filter lets through, in pages of twenty. The first answers of what is the same for everybody are kept
 * for when there is no network.
 */
export function useDonors({ bookId, choice, name }: DonorFilter) {
  const language = useLocale() as Language;
  const { uid } = useAccount();
  const orderTokens = useOrderTokens();
  const isForAll = choice === 'all' && name === '';
  const narrowed = { choice, name, ...(choice === 'mine' ? { orderTokens } : {}) };
  const whose = choice === 'mine' ? uid : null;
  return useInfiniteQuery({
    queryKey: ['sponsor', 'donors', bookId, language, ...(isForAll ? [] : [narrowed, whose])],
    queryFn: ({ pageParam }) =>
      sponsorCloud.donors({ bookId, after: pageParam, language, ...(isForAll ? {} : narrowed) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { persist: isForAll },
  });
}

const NONE: ReadonlySet<string> = new Set();

/** The keys of the entries that are of this account, or of an order this device has seen. Empty until they are known. */
export function useOwnDonors(): ReadonlySet<string> {
  const language = useLocale() as Language;
  const { hasLogin, uid } = useAccount();
  const orderTokens = useOrderTokens();
  const { data } = useQuery({
    queryKey: ['sponsor', 'ownDonors', uid, orderTokens],
    queryFn: async () => (await sponsorCloud.ownDonors({ orderTokens, language })).keys,
    select: toSet,
    enabled: hasLogin || orderTokens.length > 0,
  });
  return data ?? NONE;
}

const toSet = (keys: readonly string[]): ReadonlySet<string> => new Set(keys);

const useOrderTokens = (): string[] => useStoredOrders().map(({ token }) => token);

export interface DonorDay {
  readonly day: string;
  readonly donors: readonly Donor[];
}

/** Donors as they come, newest first, parted by day. */
export function byDay(donors: readonly Donor[]): DonorDay[] {
  const days: { day: string; donors: Donor[] }[] = [];
  for (const donor of donors) {
    const last = days[days.length - 1];
    if (last?.day === donor.day) last.donors.push(donor);
    else days.push({ day: donor.day, donors: [donor] });
  }
  return days;
}
