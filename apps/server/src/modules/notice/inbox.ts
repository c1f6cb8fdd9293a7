import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import type { Notice } from '@yuanguang/contract/objects/notice';
import { ownUid } from '../../lib/own-uid.ts';
import { countUnread, listNotices, markRead } from './notice.repository.ts';
import type { NoticeRow } from './notice.tables.ts';
import { type NoticeContext, openData } from './notice-context.ts';

/** One's own notices, newest first. Those of kinds that are no more are left out. */
export async function listInbox(
  ctx: NoticeContext,
  { after }: { after: string | null },
): Promise<{ notices: Notice[]; next: string | null; unread: number }> {
  const uid = ownUid(ctx);
  const kinds = [...ctx.kinds().keys()];
  const rows = await listNotices(ctx.db, uid, { kinds, after, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  return {
    notices: page.map((row) => viewNotice(ctx, row, ctx.caller.language)),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
    unread: await countUnread(ctx.db, uid, kinds),
  };
}

/** Marks one's own notices as read. */
export async function markInboxRead(
  ctx: NoticeContext,
  { ids }: { ids: 'all' | readonly string[] },
): Promise<{ unread: number }> {
  const uid = ownUid(ctx);
  await markRead(ctx.db, uid, ids, ctx.now());
  return { unread: await countUnread(ctx.db, uid, [...ctx.kinds().keys()]) };
}

/** @throws when its kind is no more. */
export function viewNotice(ctx: NoticeContext, row: NoticeRow, language: Language): Notice {
  const kind = ctx.kinds().get(row.kind);
  if (!kind) throw new Error(`there is no kind of notice ${row.kind}`);
  return {
    id: row.id,
    kind: row.kind,
    ...kind.words(openData(ctx.cipher, row), language),
    page: kind.page,
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
