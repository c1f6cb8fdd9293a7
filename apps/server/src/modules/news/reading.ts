import type { Language } from '@yuanguang/contract/languages';
import type { ReadEntry } from '@yuanguang/contract/objects/news';
import type { Context } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { requireModule } from '../config/config.service.ts';
import { headlineOf, NEWS_PAGE_SIZE, pageOf, placeOf } from './news-view.ts';
import { publishedArticle } from './read-news.ts';
import { forgetReading, keepReading, listReading } from './reading.repository.ts';

/** Remembers that the caller read an article now. */
export async function markRead(ctx: Context, { id }: { id: string }): Promise<{ readAt: string }> {
  await requireModule(ctx, 'news');
  const article = await publishedArticle(ctx, id);
  const at = ctx.now();
  await keepReading(ctx.db, {
    id: newId(at),
    user_id: ownUid(ctx),
    article_id: article.id,
    last_time: at,
  });
  return { readAt: at.toISOString() };
}

/** What the caller read, the last first, ten a page. */
export async function readingHistory(
  ctx: Context,
  { language, after }: { language: Language; after: string | null },
): Promise<{ entries: ReadEntry[]; next: string | null }> {
  await requireModule(ctx, 'news');
  const place = placeOf(after);
  const found = await listReading(ctx.db, ownUid(ctx), ctx.now(), place, NEWS_PAGE_SIZE + 1);
  const { rows, next } = pageOf(found, ({ last_time, reading_id }) => ({ at: last_time, id: reading_id }));
  return {
    entries: rows.map((row) => ({
      article: headlineOf(row, language),
      readAt: row.last_time.toISOString(),
    })),
    next,
  };
}

export async function forgetRead(
  ctx: Context,
  { id }: { id: string | null },
): Promise<{ forgotten: number }> {
  await requireModule(ctx, 'news');
  return { forgotten: await forgetReading(ctx.db, ownUid(ctx), id) };
}
