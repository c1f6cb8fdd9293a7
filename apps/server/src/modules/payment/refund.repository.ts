import { sql } from 'kysely';
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

/**
 * Runs `work` while no other process, on whatever machine, pays refunds back. The lock is its connection's: it ends with
 * a process that dies. @returns undefined, and nothing is done, while another has it.
 */
export function aloneWithRefunds<Result>(db: Db, work: () => Promise<Result>): Promise<Result | undefined> {
  return db.connection().execute(async (own) => {
    const { rows } = await sql<{
      got: boolean;
    }>`SELECT pg_try_advisory_lock(hashtext('refunds pay')) AS got`.execute(own);
    if (!rows[0]?.got) return undefined;
    try {
      return await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtext('refunds pay'))`.execute(own);
    }
  });
}
