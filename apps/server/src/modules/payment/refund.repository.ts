import type { Db } from '../../lib/db.ts';
import type { RefundRow } from './payment.tables.ts';

/** The refund of a payment: `row` if there is none yet, else the one there is. */
export async function keepRefund(db: Db, row: RefundRow): Promise<RefundRow> {
  await db
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', row.payment_id)
    .executeTakeFirstOrThrow();
}

export async function updateRefund(db: Db, id: string, change: Partial<RefundRow>): Promise<void> {
  await db.updateTable('refunds').set(change).where('id', '=', id).execute();
}

/** Refunds that a provider has not finished, oldest first. */
export async function pendingRefunds(db: Db, limit: number): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'pending')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
