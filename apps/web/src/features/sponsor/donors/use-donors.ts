import { useInfiniteQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Donor } from '@yuanguang/contract/objects/sponsor';
import { useLocale } from 'use-intl';
import { sponsorCloud } from '../cloud.ts';

/** The donors of one book, or of all, in pages of twenty; the first answers are kept for when there is no network. */
export function useDonors(bookId: string | null) {
  const language = useLocale() as Language;
  return useInfiniteQuery({
    queryKey: ['sponsor', 'donors', bookId, language],
    queryFn: ({ pageParam }) => sponsorCloud.donors({ bookId, after: pageParam, language }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { persist: true },
  });
}

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
