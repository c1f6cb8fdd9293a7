import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { BookTexts, OrderRow } from '../sponsor.tables.ts';

/** An order with its book's title in every language and its batch. */
export interface FullOrder extends OrderRow {
  readonly titles: BookTexts['title'];
  readonly batch_number: string | null;
  readonly batch_open: boolean | null;
}

const joined = (db: Db) =>
  db
    .selectFrom('sponsor_orders as o')
    .innerJoin('sponsor_books as b', 'b.id', 'o.book_id')
    .leftJoin('sponsor_batches as t', 't.id', 'o.batch_id')
    .selectAll('o')
    .select((eb) => [
      sql<BookTexts['title']>`b.texts -> 'title'`.as('titles'),
      't.number as batch_number',
      eb('t.state', '=', 'open').$castTo<boolean | null>().as('batch_open'),
    ]);

export async function findOrder(db: Db, id: string): Promise<FullOrder | undefined> {
  return await joined(db).where('o.id', '=', id).executeTakeFirst();
}

export async function findByNumber(db: Db, sponsorNumber: string): Promise<FullOrder | undefined> {
  return await joined(db).where('o.sponsor_number', '=', sponsorNumber).executeTakeFirst();
}

/** Newest first, at most `limit`, by the blind index of the contact or of the receipt's email. */
export async function findByContact(db: Db, index: string, limit: number): Promise<FullOrder[]> {
  return await joined(db)
    .where((eb) => eb.or([eb('o.contact_index', '=', index), eb('o.receipt_index', '=', index)]))
    .orderBy('o.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Every order that was placed with the contact of this blind index. */
export async function findAllOfContact(db: Db, index: string): Promise<FullOrder[]> {
  return await joined(db).where('o.contact_index', '=', index).orderBy('o.id').execute();
}

/** Orders of one account, newest first: those after the order `after`. */
export async function findByOwner(
  db: Db,
  uid: string,
  after: string | null,
  limit: number,
): Promise<FullOrder[]> {
  return await joined(db)
    .where('o.uid', '=', uid)
    .$if(after !== null, (query) => query.where('o.id', '<', after))
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
}

/** Paid orders of one account that were not given back, the last first: those before a place, or since a moment. */
export async function findPaidByOwner(
  db: Db,
  uid: string,
  { before = null, since, limit }: { before?: { at: Date; id: string } | null; since?: Date; limit?: number },
): Promise<(FullOrder & { paid_at: Date })[]> {
  const rows = await joined(db)
    .where('o.uid', '=', uid)
    .where('o.status', 'in', ['paid', 'completed'])
    .where('o.erased_at', 'is', null)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(o.paid_at, o.id collate "C") < (${before?.at}, ${before?.id})`),
    )
    .$if(since !== undefined, (query) => query.where('o.paid_at', '>=', since ?? null))
    .orderBy('o.paid_at', 'desc')
    .orderBy(sql`o.id collate "C"`, 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.flatMap((row) => (row.paid_at === null ? [] : [{ ...row, paid_at: row.paid_at }]));
}

/** Paid orders in one of these states of fulfilment, in order of payment; with `freeGift` only those with or without one. */
export async function findPaid(
  db: Db,
  fulfilment: readonly OrderRow['fulfilment'][],
  { freeGift, batch, limit }: { freeGift?: boolean; batch?: string; limit: number },
): Promise<FullOrder[]> {
  return await joined(db)
    .where('o.status', '=', 'paid')
    .where('o.fulfilment', 'in', fulfilment)
    .$if(freeGift !== undefined, (query) => query.where('o.free_gift', '=', freeGift === true))
    .$if(batch !== undefined, (query) => query.where('t.number', '=', batch ?? ''))
    .orderBy('o.paid_at')
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

/** Every order that is printed with a batch, in order of payment. */
export async function findPrinted(db: Db, batchId: string): Promise<FullOrder[]> {
  return await joined(db)
    .where('o.batch_id', '=', batchId)
    .where('o.status', 'in', ['paid', 'completed'])
    .orderBy('o.paid_at')
    .orderBy('o.id')
    .execute();
}

export async function findOrders(db: Db, ids: readonly string[]): Promise<FullOrder[]> {
  return ids.length === 0 ? [] : await joined(db).where('o.id', 'in', ids).execute();
}

export async function findByKey(db: Db, idempotencyKey: string): Promise<FullOrder | undefined> {
  return await joined(db).where('o.idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/** Locks the order until the transaction ends. The order row is the lock of all that belongs to it. */
export async function lockOrder(db: Db, id: string): Promise<FullOrder | undefined> {
  return await joined(db).where('o.id', '=', id).forUpdate('o').executeTakeFirst();
}

/** Keeps a batch as it is until the transaction ends: it cannot be closed. Before its orders are locked, never after. */
export async function holdBatch(db: Db, batchId: string): Promise<void> {
  await db.selectFrom('sponsor_batches').select('id').where('id', '=', batchId).forShare().execute();
}

export async function updateOrder(db: Db, id: string, change: Partial<OrderRow>): Promise<void> {
  await db.updateTable('sponsor_orders').set(change).where('id', '=', id).execute();
}

/** Unpaid orders whose time is over and that nobody else holds, at most `limit`. */
export async function expiredOrders(db: Db, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM sponsor_orders WHERE status = 'unpaid' AND expires_at <= ${at}
     ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(db);
  return rows.map((row) => row.id);
}
