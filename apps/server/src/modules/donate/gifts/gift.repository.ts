import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { Place } from '../../guest/guest.service.ts';
import type { GiftRow } from '../donate.tables.ts';

const gifts = (db: Db) => db.selectFrom('donate_gifts').selectAll();

export async function findGift(db: Db, id: string): Promise<GiftRow | undefined> {
  return await gifts(db).where('id', '=', id).executeTakeFirst();
}

/** Locks the gift until the transaction ends. Its row is the lock of all that belongs to it. */
export async function lockGift(db: Db, id: string): Promise<GiftRow | undefined> {
  return await gifts(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** One that has not been erased. */
export async function findByNumber(db: Db, giftNumber: string): Promise<GiftRow | undefined> {
  return await gifts(db)
    .where('gift_number', '=', giftNumber)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** The same for the office: also one that has been erased. */
export async function findAnyByNumber(db: Db, giftNumber: string): Promise<GiftRow | undefined> {
  return await gifts(db).where('gift_number', '=', giftNumber).executeTakeFirst();
}

export async function findByKey(db: Db, idempotencyKey: string): Promise<GiftRow | undefined> {
  return await gifts(db).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/** Newest first, at most `limit`, by the blind index of the contact or of the receipt's email. */
export async function findByContact(db: Db, index: string, limit: number): Promise<GiftRow[]> {
  return await gifts(db)
    .where((eb) => eb.or([eb('contact_index', '=', index), eb('receipt_index', '=', index)]))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Every gift that was made with the contact of this blind index. */
export async function findAllOfContact(db: Db, index: string): Promise<GiftRow[]> {
  return await gifts(db).where('contact_index', '=', index).orderBy('id').execute();
}

/** Gifts of one account, newest first: those after the gift `after`. */
export async function findByOwner(
  db: Db,
  uid: string,
  after: string | null,
  limit: number,
): Promise<GiftRow[]> {
  return await gifts(db)
    .where('uid', '=', uid)
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Paid gifts of an account that were not given back, newest first: those before a place in the list, or since a time. */
export async function findPaidByOwner(
  db: Db,
  uid: string,
  { before = null, since, limit }: { before?: { at: Date; id: string } | null; since?: Date; limit?: number },
): Promise<(GiftRow & { paid_at: Date })[]> {
  const rows = await gifts(db)
    .where('uid', '=', uid)
    .where('status', '=', 'paid')
    .where('erased_at', 'is', null)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(paid_at, id collate "C") < (${before?.at}, ${before?.id})`),
    )
    .$if(since !== undefined, (query) => query.where('paid_at', '>=', since ?? null))
    .orderBy('paid_at', 'desc')
    .orderBy(sql`id collate "C"`, 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.flatMap((row) => (row.paid_at === null ? [] : [{ ...row, paid_at: row.paid_at }]));
}

/** Paid gifts, newest first, those after `after`. Served by an index. */
export async function listGivers(db: Db, after: Place | null, limit: number) {
  const behind =
    after === null ? sql`true` : sql`(paid_at, id) < (${after.paidAt}::timestamptz, ${after.id})`;
  const { rows } = await sql<Pick<GiftRow, 'id' | 'merit_name' | 'purpose_id'> & { paid_at: Date }>`
    SELECT id, merit_name, purpose_id, paid_at FROM donate_gifts WHERE status = 'paid' AND ${behind}
     ORDER BY paid_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** How many paid gifts there are, and how many of them name nobody. */
export async function countGivers(db: Db): Promise<{ gifts: number; unnamed: number }> {
  const { rows } = await sql<{ gifts: number; unnamed: number }>`
    SELECT count(*)::int AS gifts, (count(*) - count(merit_name))::int AS unnamed
      FROM donate_gifts WHERE status = 'paid'`.execute(db);
  return rows[0] ?? { gifts: 0, unnamed: 0 };
}

/** Gifts for which money came in from `from` on and before `to`, those given back too, in order of payment. */
export async function paidBetween(db: Db, from: Date, to: Date): Promise<GiftRow[]> {
  return await gifts(db)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
}

export async function updateGift(db: Db, id: string, change: Partial<GiftRow>): Promise<void> {
  await db.updateTable('donate_gifts').set(change).where('id', '=', id).execute();
}

/** Unpaid gifts whose time is over and that nobody else holds, at most `limit`. */
export async function expiredGifts(db: Db, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM donate_gifts WHERE status = 'unpaid' AND expires_at <= ${at}
     ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(db);
  return rows.map((row) => row.id);
}
