import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type {} from './merit.tables.ts';

/** As `uni-id-scores` calls what comes in. */
const POINTS_IN = 1;

/** Other calls that change this person's merit wait until the transaction ends. */
export async function lockPerson(db: Db, uid: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${uid} FOR UPDATE`.execute(db);
}

export type Unit = 'points' | 'coins';

const TABLES = { points: 'user_scores', coins: 'user_coins' } as const;

/** What was earned in all, after the last change; 0 before the first. */
export async function balanceOf(db: Db, uid: string, unit: Unit): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT balance FROM ${sql.table(TABLES[unit])} WHERE user_id = ${uid} ORDER BY place DESC LIMIT 1`.execute(
    db,
  );
  return rows[0]?.balance ?? 0;
}

export async function isEarned(
  db: Db,
  uid: string,
  unit: Unit,
  { reason, reference }: { readonly reason: string; readonly reference: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM ${sql.table(TABLES[unit])}
     WHERE user_id = ${uid} AND reason = ${reason} AND reference = ${reference}`.execute(db);
  return rows.length > 0;
}

export interface Earning {
  readonly id: string;
  readonly user_id: string;
  readonly score: number;
  readonly balance: number;
  readonly reason: string;
  readonly reference: string;
  readonly create_date: Date;
}

export async function insertEarning(db: Db, unit: Unit, earning: Earning): Promise<void> {
  if (unit === 'coins') await db.insertInto('user_coins').values(earning).execute();
  else
    await db
      .insertInto('user_scores')
      .values({ ...earning, type: POINTS_IN, comment: null })
      .execute();
}

/** Changes of points or coins, newest first, at most `limit`. */
export async function listEarnings(db: Db, uid: string, unit: Unit, limit: number) {
  const { rows } = await sql<Pick<Earning, 'score' | 'balance' | 'reason' | 'create_date'>>`
    SELECT score, balance, reason, create_date FROM ${sql.table(TABLES[unit])} WHERE user_id = ${uid}
     ORDER BY place DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function deleteEarnings(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('user_scores').where('user_id', '=', uid).execute();
  await db.deleteFrom('user_coins').where('user_id', '=', uid).execute();
}
