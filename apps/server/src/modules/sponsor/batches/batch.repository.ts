import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { BatchState } from '../sponsor.tables.ts';

export interface BatchRow {
  readonly id: string;
  readonly number: string;
  readonly book_id: string;
  readonly state: BatchState;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
}

/** Opens a batch with the next number of `year`, such as `2026-003`. A book with an open batch already is an error. */
export async function insertBatch(
  db: Db,
  batch: { id: string; bookId: string; year: string; at: Date },
): Promise<BatchRow> {
  // One opener at a time, so that numbers have no gaps and no twins.
  await sql`SELECT pg_advisory_xact_lock(hashtext('sponsor_batches'))`.execute(db);
  const { rows } = await sql<BatchRow>`
    INSERT INTO sponsor_batches (id, number, book_id, state, opened_at)
    SELECT ${batch.id}, ${batch.year} || '-' || lpad((count(*) + 1)::text, 3, '0'), ${batch.bookId}, 'open', ${batch.at}
      FROM sponsor_batches WHERE starts_with(number, ${`${batch.year}-`})
    RETURNING *`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the batch was not written');
  return row;
}

/** Locks the batch until the transaction ends; undefined when there is no such number. */
export async function lockBatch(db: Db, number: string): Promise<BatchRow | undefined> {
  return await db
    .selectFrom('sponsor_batches')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

export async function findBatch(db: Db, number: string): Promise<BatchRow | undefined> {
  return await db.selectFrom('sponsor_batches').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function updateBatch(
  db: Db,
  id: string,
  change: { state: BatchState; closed_at?: Date },
): Promise<void> {
  await db.updateTable('sponsor_batches').set(change).where('id', '=', id).execute();
}

export async function listBatches(db: Db): Promise<(BatchRow & { orders: number; copies: number })[]> {
  const { rows } = await sql<BatchRow & { orders: number; copies: number }>`
    SELECT t.*, count(o.id)::bigint AS orders, coalesce(sum(o.copies), 0)::bigint AS copies
      FROM sponsor_batches t LEFT JOIN sponsor_orders o ON o.batch_id = t.id
     GROUP BY t.id ORDER BY t.number`.execute(db);
  return rows;
}

/** Puts every paid, waiting order of the batch's book into it, each locked. Answers their ids. */
export async function takeWaiting(
  db: Db,
  batch: Pick<BatchRow, 'id' | 'book_id'>,
  states: { from: readonly string[]; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE sponsor_orders SET fulfilment = ${states.to}, batch_id = ${batch.id}
     WHERE id IN (
       SELECT id FROM sponsor_orders
        WHERE book_id = ${batch.book_id} AND status = 'paid' AND fulfilment = ANY(${states.from}::text[])
        ORDER BY id FOR UPDATE
     ) RETURNING id`.execute(db);
  return rows.map((row) => row.id);
}

/** Moves the orders of a batch that are in one of the states `from`; those with a free gift only if asked to. */
export async function moveOrders(
  db: Db,
  batchId: string,
  states: { from: readonly string[]; to: string },
  freeGift: boolean | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE sponsor_orders SET fulfilment = ${states.to}
     WHERE id IN (
       SELECT id FROM sponsor_orders
        WHERE batch_id = ${batchId} AND status = 'paid' AND fulfilment = ANY(${states.from}::text[])
          AND (${freeGift}::boolean IS NULL OR free_gift = ${freeGift})
        ORDER BY id FOR UPDATE
     ) RETURNING id`.execute(db);
  return rows.map((row) => row.id);
}

export async function completeOrders(db: Db, ids: readonly string[], status: 'completed'): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('sponsor_orders').set({ status }).where('id', 'in', ids).execute();
}

/** Orders of the batch that are not at their end yet. */
export async function unfinished(db: Db, batchId: string): Promise<number> {
  const row = await db
    .selectFrom('sponsor_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch_id', '=', batchId)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
