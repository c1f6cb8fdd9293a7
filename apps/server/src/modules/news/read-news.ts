import type { Language } from '@yuanguang/contract/languages';
import type { Article, Headline } from '@yuanguang/contract/objects/news';
import type { Context } from '../../lib/context.ts';
import { isId } from '../../lib/ids.ts';
import { refuse } from '../../lib/refusal.ts';
import { requireModule } from '../config/config.service.ts';
import {
  findArticle,
  findArticles,
  listArticles,
  listTitles,
  type PublishedRow,
} from './article.repository.ts';
import { articleOf, headlineOf, languagesFor, NEWS_PAGE_SIZE, pageOf, placeOf } from './news-view.ts';

/** What is out, newest first, ten a page. */
export async function newsList(
  ctx: Context,
  { language, after }: { language: Language; after: string | null },
): Promise<{ articles: Headline[]; next: string | null }> {
  await requireModule(ctx, 'news');
  const found = await listArticles(ctx.db, ctx.now(), placeOf(after), NEWS_PAGE_SIZE + 1);
  const { rows, next } = pageOf(found, ({ published_at, id }) => ({ at: published_at, id }));
  return { articles: rows.map((row) => headlineOf(row, language)), next };
}

/** An article that is out. Refuses 'news-id-empty' and 'news-not-found'. */
export async function publishedArticle(ctx: Context, id: string): Promise<PublishedRow> {
  const wanted = id.trim();
  if (wanted === '') refuse('news-id-empty', 'id');
  const row = isId(wanted) ? await findArticle(ctx.db, ctx.now(), wanted) : undefined;
  return row ?? refuse('news-not-found', 'id');
}

export async function newsArticle(
  ctx: Context,
  { id, language }: { id: string; language: Language },
): Promise<{ article: Article }> {
  await requireModule(ctx, 'news');
  return { article: articleOf(await publishedArticle(ctx, id), language) };
}

/** Titles of those that are out, in the order asked for. */
export async function newsHeadlines(
  ctx: Context,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<{ articles: Headline[] }> {
  await requireModule(ctx, 'news');
  const wanted = [...new Set(ids)].filter(isId);
  const rows = new Map((await findArticles(ctx.db, ctx.now(), wanted)).map((row) => [row.id, row]));
  return {
    articles: wanted.flatMap((id) => {
      const row = rows.get(id);
      return row ? [headlineOf(row, language)] : [];
    }),
  };
}

/** As many titles as a device is given to search. */
const MOST_TITLES = 200;

/** The titles of what is out, newest first. */
export async function newsTitles(
  ctx: Context,
  { language }: { language: Language },
): Promise<{ articles: { id: string; title: string; publishedAt: string }[] }> {
  await requireModule(ctx, 'news');
  const rows = await listTitles(ctx.db, ctx.now(), languagesFor(language), MOST_TITLES);
  return {
    articles: rows.map(({ id, title, published_at }) => ({
      id,
      title,
      publishedAt: published_at.toISOString(),
    })),
  };
}
