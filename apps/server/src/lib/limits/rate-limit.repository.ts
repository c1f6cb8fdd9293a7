import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import type {} from './rate-limit.tables.ts';

export interface Use {
  readonly key: Buffer;
  readonly at: Date;
  readonly windowEnds: Date;
}

/** A counter after a use, in its current window. */
export interface Counted {
  readonly key: Buffer;
  readonly used: number;
  readonly window_ends: Date;
}

/**
 * Counts one use of each counter, beginning a new window when the old one is over; nothing unless `condition` holds. A
 * statement, or a part of another one (`WITH counted AS (…)`) that may refuse by what it answers. Callers at the same
 * moment wait for one another at the counter, so none is beyond the limit.
 */
export function countedUses(uses: readonly Use[], condition = sql`true`): RawBuilder<Counted> {
  // Always in the same order: two that wait for each other's counter would wait for ever.
  const sorted = [...uses].sort((one, other) => Buffer.compare(one.key, other.key));
  const rows = sorted.map(
    ({ key, at, windowEnds }) => sql`(${key}::bytea, ${at}::timestamptz, ${windowEnds}::timestamptz)`,
  );
  return sql<Counted>`
    INSERT INTO rate_limits (key, used, window_ends)
    SELECT use.key, 1, use.window_ends FROM (VALUES ${sql.join(rows)}) AS use (key, at, window_ends)
     WHERE ${condition}
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN rate_limits.window_ends <= ${sorted[0]?.at} THEN 1 ELSE rate_limits.used + 1 END,
      window_ends = CASE WHEN rate_limits.window_ends <= ${sorted[0]?.at} THEN excluded.window_ends
        ELSE rate_limits.window_ends END
    RETURNING key, used, window_ends`;
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
export async function takeBackUse(db: Db, key: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rate_limits')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('key', '=', key)
    .where('window_ends', '>', at)
    .where('used', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
