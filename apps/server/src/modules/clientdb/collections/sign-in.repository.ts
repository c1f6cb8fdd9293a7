import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type {} from '../clientdb.tables.ts';

/** Days signed from `since` on that are not of a finished round, oldest first, as milliseconds of Beijing midnight. */
export async function signedDays(
  db: Db,
  uid: string,
  since: number,
): Promise<{ id: string; date: number }[]> {
  return db
    .selectFrom('sign_ins')
    .where('user_id', '=', uid)
    .where('date', '>=', since)
    .where('is_delete', '=', false)
    .orderBy('date')
    .select(['id', 'date'])
    .execute();
}

/** The round is over: all its days but `date` are marked. */
export async function endRound(db: Db, uid: string, date: number): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ is_delete: true })
    .where('user_id', '=', uid)
    .where('date', '<>', date)
    .where('is_delete', '=', false)
    .execute();
}

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

export async function eraseSignIns(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('sign_ins').where('user_id', '=', uid).execute();
  await db.deleteFrom('user_scores').where('user_id', '=', uid).execute();
}

/** Everything kept of a person: days and changes of merit, newest first, at most `limit` of each. */
export async function listSignIns(db: Db, uid: string, limit: number) {
  const days = await db
    .selectFrom('sign_ins')
    .where('user_id', '=', uid)
    .orderBy('date', 'desc')
    .limit(limit)
    .select('date')
    .execute();
  const scores = await db
    .selectFrom('user_scores')
    .where('user_id', '=', uid)
    .orderBy('create_date', 'desc')
    .limit(limit)
    .select(['score', 'balance', 'type', 'create_date'])
    .execute();
  return { days, scores };
}
