import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { Place, PublishedRow } from './article.repository.ts';

export interface ReadRow extends PublishedRow {
  readonly reading_id: string;
  readonly last_time: Date;
}

/** Remembers that a person read an article; once for each, with the last time. */
export async function keepReading(
  db: Db,
  reading: { id: string; user_id: string; article_id: string; last_time: Date },
): Promise<void> {
  await db
    .insertInto('news_reading')
    .values(reading)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'article_id']).doUpdateSet({ last_time: reading.last_time }),
    )
    .execute();
}

/** What a person read of the articles that are out, the last first, what comes after `after`. */
export async function listReading(
  db: Db,
  userId: string,
  at: Date,
  after: Place | null,
  limit: number,
): Promise<ReadRow[]> {
  const behind =
    after === null ? sql`` : sql`AND (r.last_time, r.id) < (${after.at}::timestamptz, ${after.id})`;
  const { rows } = await sql<ReadRow>`
    SELECT a.*, r.id AS reading_id, r.last_time
      FROM news_reading r JOIN news_articles a ON a.id = r.article_id
     WHERE r.user_id = ${userId} AND a.published_at <= ${at} ${behind}
     ORDER BY r.last_time DESC, r.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Forgets one article of a person's, or all of them. @returns how many were forgotten. */
export async function forgetReading(db: Db, userId: string, articleId: string | null): Promise<number> {
  let query = db.deleteFrom('news_reading').where('user_id', '=', userId);
  if (articleId !== null) query = query.where('article_id', '=', articleId);
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
