import { useQueries, useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { useLocale } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { hallCloud } from './cloud.ts';
import { useStoredLamps } from './stored-lamps.ts';

/** One of the reader's own, wherever it is kept. */
export interface OwnLamp {
  readonly place: number;
  readonly token: string;
}

export const lampsKey = (hall: HallId) => ['hall', 'lamps', hall];
export const tabletKey = (token: string, language: Language) => ['hall', 'tablet', token, language];

/** The lamps of a hall, and which of them are the reader's own: in the account, and lit on this device without one. */
export function useLamps(hall: HallId) {
  const { uid } = useAccount();
  const language = useLocale() as Language;
  const query = useQuery({
    queryKey: [...lampsKey(hall), uid],
    queryFn: () => hallCloud.lamps({ hall }),
    staleTime: 0,
  });
  const kept = useStoredLamps().filter((one) => one.hall === hall);
  const stored = useQueries({
    queries: kept.map(({ token }) => ({
      queryKey: tabletKey(token, language),
      queryFn: async () => (await hallCloud.tablet({ tabletToken: token, language })).tablet,
    })),
  });
  const own: OwnLamp[] = (query.data?.mine ?? []).map(({ place, tabletToken }) => ({
    place,
    token: tabletToken,
  }));
  stored.forEach(({ data }, index) => {
    const token = kept[index]?.token;
    const place = data?.status === 'standing' ? data.place : null;
    if (token !== undefined && place !== null && own.every((one) => one.place !== place))
      own.push({ place, token });
  });
  return { query, own };
}
