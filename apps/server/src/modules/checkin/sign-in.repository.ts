import type { Db } from '../../lib/db.ts';
import type {} from './checkin.tables.ts';

/** Days signed from `since` on that are not of a finished round, oldest first, as milliseconds of the days' midnight. */
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

/** Every day a person signed in, newest first, at most `limit`. */
export async function listDays(db: Db, uid: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sign_ins')
    .where('user_id', '=', uid)
    .orderBy('date', 'desc')
    .limit(limit)
    .select('date')
    .execute();
  return rows.map(({ date }) => date);
}

export async function deleteDays(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('sign_ins').where('user_id', '=', uid).execute();
}
