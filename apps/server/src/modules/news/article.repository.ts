import type { Language } from '@yuanguang/contract/languages';
import type { ArticleTexts } from '@yuanguang/contract/objects/news';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { Tables } from '../../lib/tables.ts';

export type ArticleRow = Selectable<Tables['news_articles']>;
/** An article that readers may see. */
export type PublishedRow = ArticleRow & { readonly published_at: Date };

/** A place in a list ordered by an instant, newest first. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

function published(db: Db, at: Date) {
  return db
    .selectFrom('news_articles')
    .where('published_at', '<=', at)
    .selectAll()
    .$narrowType<{ published_at: Date }>();
}

/** Articles out at the moment `at`, newest first, those after `after`. Served by an index. */
export async function listArticles(
  db: Db,
  at: Date,
  after: Place | null,
  limit: number,
): Promise<PublishedRow[]> {
  let query = published(db, at);
  if (after !== null) {
    query = query.where(sql<boolean>`(published_at, id) < (${after.at}::timestamptz, ${after.id})`);
  }
  return query.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The titles of articles out at the moment `at`, newest first, each in the first of these languages it has. */
export async function listTitles(
  db: Db,
  at: Date,
  languages: readonly Language[],
  limit: number,
): Promise<{ id: string; title: string; published_at: Date }[]> {
  const title = sql<string>`coalesce(${sql.join(languages.map((one) => sql`texts -> ${one} ->> 'title'`))})`;
  return db
    .selectFrom('news_articles')
    .where('published_at', '<=', at)
    .select(['id', title.as('title'), 'published_at'])
    .$narrowType<{ published_at: Date }>()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findArticle(db: Db, at: Date, id: string): Promise<PublishedRow | undefined> {
  return published(db, at).where('id', '=', id).executeTakeFirst();
}

/** Those of these articles that are out, in any order. */
export async function findArticles(db: Db, at: Date, ids: readonly string[]): Promise<PublishedRow[]> {
  if (ids.length === 0) return [];
  return published(db, at).where('id', 'in', ids).execute();
}

export interface WrittenArticle {
  readonly id: string;
  readonly texts: ArticleTexts;
  readonly cover: string | null;
  readonly publishedAt: Date | null;
}

/** Writes an article of the office's: a new one, or the one with that id. */
export async function writeArticle(db: Db, article: WrittenArticle, at: Date): Promise<void> {
  const row = {
    texts: JSON.stringify(article.texts),
    cover: article.cover,
    published_at: article.publishedAt,
    edited_at: at,
  };
  await db
    .insertInto('news_articles')
    .values({ id: article.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function articleExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('news_articles').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Every article, also those that are not out, newest first. For the office. */
export async function allArticles(db: Db): Promise<ArticleRow[]> {
  return db
    .selectFrom('news_articles')
    .selectAll()
    .orderBy(sql`published_at desc nulls first`)
    .orderBy('id', 'desc')
    .execute();
}

/** The article as it stands, for nobody else to change before the transaction ends. */
export async function lockArticle(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('news_articles').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Whether any article has this picture. */
export async function coverIsUsed(db: Db, cover: string): Promise<boolean> {
  const row = await db
    .selectFrom('news_articles')
    .where('cover', '=', cover)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an article its picture, or takes it away, with the words for who does not see it. */
export async function writeCover(
  db: Db,
  { id, cover, texts }: Pick<WrittenArticle, 'id' | 'cover' | 'texts'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('news_articles')
    .set({ cover, texts: JSON.stringify(texts), edited_at: at })
    .where('id', '=', id)
    .execute();
}

/** Puts in the articles that come with the app; those the office has changed stay as the office left them. */
export async function seedArticles(db: Db, articles: readonly WrittenArticle[]): Promise<void> {
  if (articles.length === 0) return;
  await db
    .insertInto('news_articles')
    .values(
      articles.map(({ id, texts, cover, publishedAt }) => ({
        id,
        texts: JSON.stringify(texts),
        cover,
        published_at: publishedAt,
        edited_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ texts: eb.ref('excluded.texts'), cover: eb.ref('excluded.cover') }))
        .where('news_articles.edited_at', 'is', null),
    )
    .execute();
}
