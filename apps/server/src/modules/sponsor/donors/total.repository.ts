import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';

const SHARDS = 16;

/** The same order always counts in the same row, so what it added can be taken back. */
export const shardOf = (orderId: string): number => Number.parseInt(orderId.slice(-2), 16) % SHARDS;

export interface TotalsChange {
  readonly bookId: string;
  readonly orderId: string;
  readonly copies: number;
  readonly sponsors: number;
  readonly anonymous: number;
}

/** Adds to what is counted; negative numbers take back what the same order added before. */
export async function addToTotals(db: Db, change: TotalsChange): Promise<void> {
  const { bookId, orderId, copies, sponsors, anonymous } = change;
  const shard = shardOf(orderId);
  if (copies < 0 || sponsors < 0 || anonymous < 0) {
    await sql`
      UPDATE sponsor_totals SET copies = copies + ${copies}, sponsors = sponsors + ${sponsors},
        anonymous = anonymous + ${anonymous} WHERE book_id = ${bookId} AND shard = ${shard}`.execute(db);
    return;
  }
  await sql`
    INSERT INTO sponsor_totals AS t (book_id, shard, copies, sponsors, anonymous)
    VALUES (${bookId}, ${shard}, ${copies}, ${sponsors}, ${anonymous})
    ON CONFLICT (book_id, shard) DO UPDATE SET copies = t.copies + excluded.copies,
      sponsors = t.sponsors + excluded.sponsors, anonymous = t.anonymous + excluded.anonymous`.execute(db);
}

export interface Totals {
  readonly copies: number;
  readonly sponsors: number;
  readonly anonymous: number;
}

/** Totals of one book, or of all. */
export async function readTotals(db: Db, bookId: string | null): Promise<Totals> {
  const { rows } = await sql<Totals>`
    SELECT coalesce(sum(copies), 0)::bigint AS copies, coalesce(sum(sponsors), 0)::bigint AS sponsors,
           coalesce(sum(anonymous), 0)::bigint AS anonymous
      FROM sponsor_totals WHERE ${bookId}::text IS NULL OR book_id = ${bookId}`.execute(db);
  return rows[0] ?? { copies: 0, sponsors: 0, anonymous: 0 };
}
