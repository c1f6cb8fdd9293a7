import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type {} from './merit.tables.ts';

/** Other calls that change this person's merit wait until the transaction ends. */
export async function lockPerson(db: Db, uid: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${uid} FOR UPDATE`.execute(db);
}

/** The merit after the last change; 0 before the first. */
export async function balanceOf(db: Db, uid: string): Promise<number> {
  const row = await db
    .selectFrom('user_scores')
    .where('user_id', '=', uid)
    .orderBy('create_date', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .select('balance')
    .executeTakeFirst();
  return row?.balance ?? 0;
}

export async function insertScore(
  db: Db,
  row: { id: string; user_id: string; score: number; balance: number; type: number; create_date: Date },
): Promise<void> {
  await db
    .insertInto('user_scores')
    .values({ ...row, comment: null })
    .execute();
}

/** Changes of merit, newest first, at most `limit`. */
export async function listScores(db: Db, uid: string, limit: number) {
  return db
    .selectFrom('user_scores')
    .where('user_id', '=', uid)
    .orderBy('create_date', 'desc')
    .limit(limit)
    .select(['score', 'balance', 'type', 'create_date'])
    .execute();
}

export async function deleteScores(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('user_scores').where('user_id', '=', uid).execute();
}
