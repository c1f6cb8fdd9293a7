import type { Db } from '../../lib/db.ts';
import { hasNoEnd } from './payment.repository.ts';
import type { PaymentRow, RefundRow } from './payment.tables.ts';

/** Payments whose time is over and of which the provider has not said what became of them, oldest first. */
export async function undecidedPayments(db: Db, at: Date, limit: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where(hasNoEnd)
    .where('expires_at', '<=', at)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Refunds that have been asked for and have not arrived, oldest first. */
export async function unfinishedRefunds(db: Db, limit: number): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '<>', 'settled')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
