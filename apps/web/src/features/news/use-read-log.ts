import { useInfiniteQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { ReadEntry } from '@yuanguang/contract/objects/news';
import { useLocale } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { newsCloud } from './cloud.ts';
import { type DeviceEntry, useDeviceLog } from './device-log.ts';

export const READ_LOG = ['news', 'read-log'] as const;
/** Entries of one page (PROTOCOL 4). */
const PAGE = 10;

interface LogPage {
  readonly entries: readonly ReadEntry[];
  readonly next: string | null;
}

/** What was read, the last first, in pages of ten: the account's record, or for a visitor this device's. */
export function useReadLog() {
  const language = useLocale() as Language;
  const { hasLogin, uid } = useAccount();
  const device = useDeviceLog();
  const known = hasLogin
    ? uid
    : device.map(({ article_id, last_time }) => `${article_id} ${last_time}`).join();
  return useInfiniteQuery({
    queryKey: [...READ_LOG, hasLogin, known, language],
    queryFn: ({ pageParam }): Promise<LogPage> =>
      hasLogin
        ? newsCloud.history({ language, after: pageParam })
        : devicePage(device, Number(pageParam ?? 0), language),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** The device knows only ids and times; titles are asked for, and what is no longer out is left out. */
async function devicePage(
  device: readonly DeviceEntry[],
  from: number,
  language: Language,
): Promise<LogPage> {
  const part = device.slice(from, from + PAGE);
  const next = from + PAGE < device.length ? String(from + PAGE) : null;
  if (part.length === 0) return { entries: [], next };
  const ids = part.map(({ article_id }) => article_id);
  const { articles } = await newsCloud.headlines({ ids, language });
  const entries = part.flatMap(({ article_id, last_time }) => {
    const article = articles.find(({ id }) => id === article_id);
    return article ? [{ article, readAt: new Date(last_time).toISOString() }] : [];
  });
  return { entries, next };
}
