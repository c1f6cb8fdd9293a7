import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '@yuanguang/contract/objects/notice';
import { useLocale } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { noticeCloud } from './cloud.ts';

interface InboxPage {
  readonly notices: readonly Notice[];
  readonly next: string | null;
  /** Of all of them, not of this page. */
  readonly unread: number;
}
type Inbox = InfiniteData<InboxPage, unknown>;

/** What the temple told this person, the newest first; asked for only when somebody is logged in. */
export function useInbox() {
  const { hasLogin } = useAccount();
  return useInfiniteQuery({
    queryKey: useInboxKey(),
    queryFn: ({ pageParam }): Promise<InboxPage> => noticeCloud.list({ after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: hasLogin,
  });
}

/** How many of an inbox are not read yet, as last heard. */
export const unreadOf = (inbox: Inbox | undefined): number =>
  inbox?.pages[inbox.pages.length - 1]?.unread ?? 0;

/** Marks one notice as read, or all; what is on the screen follows when the temple has noted it. */
export function useMarkRead(): (ids: 'all' | readonly string[]) => Promise<void> {
  const queryClient = useQueryClient();
  const key = useInboxKey();
  return async (ids) => {
    const { unread } = await noticeCloud.markRead({ ids: ids === 'all' ? ids : [...ids] });
    const isRead = (id: string) => ids === 'all' || ids.includes(id);
    queryClient.setQueryData<Inbox>(key, (inbox) =>
      inbox
        ? {
            ...inbox,
            pages: inbox.pages.map((page) => ({
              ...page,
              unread,
              notices: page.notices.map((one) => (isRead(one.id) ? { ...one, read: true } : one)),
            })),
          }
        : undefined,
    );
  };
}

function useInboxKey() {
  const { uid } = useAccount();
  return ['notice', 'inbox', uid, useLocale()] as const;
}
