import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { HallGiftRow } from '../hall.tables.ts';

const gifts = (db: Db) => db.selectFrom('hall_gifts').selectAll();

/** Answers whether it was written: false where there is one of this key. */
export async function insertGift(db: Db, row: HallGiftRow): Promise<boolean> {
  const written = await db
    .insertInto('hall_gifts')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findGift(db: Db, id: string): Promise<HallGiftRow | undefined> {
  return await gifts(db).where('id', '=', id).executeTakeFirst();
}

export async function findGiftByKey(db: Db, idempotencyKey: string): Promise<HallGiftRow | undefined> {
  return await gifts(db).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/** What was given with a tablet, the first first. */
export async function giftsOf(db: Db, tabletId: string): Promise<HallGiftRow[]> {
  return await gifts(db).where('tablet_id', '=', tabletId).orderBy('id').execute();
}

export async function updateGift(db: Db, id: string, change: Partial<HallGiftRow>): Promise<void> {
  await db.updateTable('hall_gifts').set(change).where('id', '=', id).execute();
}

/** Gifts whose time to be paid is over, at most `limit`. */
export async function expiredGifts(db: Db, at: Date, limit: number): Promise<HallGiftRow[]> {
  const { rows } = await sql<HallGiftRow>`
    SELECT * FROM hall_gifts WHERE status = 'unpaid' AND expires_at <= ${at} ORDER BY expires_at LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** What an account paid and was not given back, since a moment, in order of payment. */
export async function findPaid(
  db: Db,
  uid: string,
  since: Date,
): Promise<(Pick<HallGiftRow, 'amount_fen'> & { paid_at: Date; tablet_number: string; hall: HallId })[]> {
  const rows = await db
    .selectFrom('hall_gifts')
    .innerJoin('hall_tablets', 'hall_tablets.id', 'hall_gifts.tablet_id')
    .where('hall_tablets.uid', '=', uid)
    .where('hall_gifts.status', '=', 'given')
    .where('hall_gifts.paid_at', '>=', since)
    .orderBy('hall_gifts.paid_at')
    .orderBy('hall_gifts.id')
    .select(['hall_gifts.amount_fen', 'hall_gifts.paid_at', 'tablet_number', 'hall'])
    .execute();
  return rows.flatMap((row) => (row.paid_at === null ? [] : [{ ...row, paid_at: row.paid_at }]));
}
