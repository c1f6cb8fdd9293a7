import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import type {} from './rate-limit.tables.ts';

export interface Use {
  readonly key: Buffer;
  readonly at: Date;
  readonly windowEnds: Date;
}

/** Counts one use, beginning a new window when the old one is over. Answers the uses in the current window, and its end. */
export async function countUse(
  db: Db,
  { key, at, windowEnds }: Use,
): Promise<{ used: number; window_ends: Date }> {
  return db
    .insertInto('rate_limits')
    .values({ key, used: 1, window_ends: windowEnds })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limits.window_ends <= ${at} then 1 else rate_limits.used + 1 end`,
        window_ends: sql<Date>`case when rate_limits.window_ends <= ${at} then excluded.window_ends else rate_limits.window_ends end`,
      }),
    )
    .returning(['used', 'window_ends'])
    .executeTakeFirstOrThrow();
}

/**
 * The same for several counters as a part of another statement (`WITH counted AS (…)`), which may refuse by what it
 * answers: `key` and `used`. Counts nothing unless `condition` holds. Callers at the same moment wait for one another at
 * the counter, so none is beyond the limit.
 */
export function countedUses(uses: readonly Use[], condition: RawBuilder<unknown>): RawBuilder<unknown> {
  // Always in the same order: two that wait for each other's counter would wait for ever.
  const sorted = [...uses].sort((one, other) => Buffer.compare(one.key, other.key));
  const rows = sorted.map(
    ({ key, at, windowEnds }) => sql`(${key}::bytea, ${at}::timestamptz, ${windowEnds}::timestamptz)`,
  );
  return sql`
    INSERT INTO rate_limits (key, used, window_ends)
    SELECT use.key, 1, use.window_ends FROM (VALUES ${sql.join(rows)}) AS use (key, at, window_ends)
     WHERE ${condition}
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN rate_limits.window_ends <= ${sorted[0]?.at} THEN 1 ELSE rate_limits.used + 1 END,
      window_ends = CASE WHEN rate_limits.window_ends <= ${sorted[0]?.at} THEN excluded.window_ends
        ELSE rate_limits.window_ends END
    RETURNING key, used`;
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

/**
 * Takes a turn and sets when the next one is, in one statement: of several at the same time one takes it. False: it is not
 * yet time. `waits` in seconds, after the first turn of the window, after the second and so on.
 */
export async function takeTurnAt(
  db: Db,
  { key, at, windowEnds, waits }: Use & { readonly waits: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql`
    WITH waits AS (SELECT ${[...waits]}::float8[] AS seconds)
    INSERT INTO rate_limits AS kept (key, used, window_ends, next_at)
    SELECT ${key}, 1, ${windowEnds}, ${at}::timestamptz + make_interval(secs => waits.seconds[1]) FROM waits
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN kept.window_ends <= ${at} THEN 1 ELSE kept.used + 1 END,
      window_ends = CASE WHEN kept.window_ends <= ${at} THEN excluded.window_ends ELSE kept.window_ends END,
      next_at = ${at}::timestamptz + make_interval(secs => (
        SELECT waits.seconds[least(cardinality(waits.seconds),
          CASE WHEN kept.window_ends <= ${at} THEN 1 ELSE kept.used + 1 END)] FROM waits))
    WHERE kept.next_at IS NULL OR kept.next_at <= ${at}
    RETURNING used`.execute(db);
  return rows.length > 0;
}

export async function readNextTurn(db: Db, key: Buffer): Promise<Date | undefined> {
  const row = await db.selectFrom('rate_limits').select('next_at').where('key', '=', key).executeTakeFirst();
  return row?.next_at ?? undefined;
}

/** The last turn was none; the next one may be at once, as that one might. */
export async function undoTurn(db: Db, key: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ used: eb('used', '-', 1), next_at: at }))
    .where('key', '=', key)
    .where('used', '>', 0)
    .execute();
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

/** Removes counters whose window is over; one by which somebody still waits stays. */
export async function deleteOldCounters(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_ends', '<', before)
    .where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<', before)]))
    .execute();
}
