import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type {} from './rate-limit.tables.ts';

export interface Use {
  readonly key: Buffer;
  readonly at: Date;
  readonly windowEnds: Date;
}

/** Counts one use, beginning a new window when the old one is over. Answers the uses in the current window. */
export async function countUse(db: Db, { key, at, windowEnds }: Use): Promise<number> {
  const row = await db
    .insertInto('rate_limits')
    .values({ key, used: 1, window_ends: windowEnds })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limits.window_ends <= ${at} then 1 else rate_limits.used + 1 end`,
        window_ends: sql<Date>`case when rate_limits.window_ends <= ${at} then excluded.window_ends else rate_limits.window_ends end`,
      }),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return row.used;
}

/** Uses in the window that is open at `at`; 0 when there is none. */
export async function readUses(db: Db, key: Buffer, at: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('used')
    .where('key', '=', key)
    .where('window_ends', '>', at)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** One use less in the window that is open at `at`. */
export async function takeBackUse(db: Db, key: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('key', '=', key)
    .where('window_ends', '>', at)
    .where('used', '>', 0)
    .execute();
}

export async function deleteCounter(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Removes counters whose window is over. */
export async function deleteOldCounters(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends', '<', before).execute();
}
