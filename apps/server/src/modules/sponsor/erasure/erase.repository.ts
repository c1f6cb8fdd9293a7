import type { Db } from '../../../lib/db.ts';
import type { OrderRow } from '../sponsor.tables.ts';

/** Orders of erased accounts that are not on their way to a reader: what can be erased, or cancelled first. */
export async function ordersToErase(
  db: Db,
  after: string | null,
  limit: number,
): Promise<Pick<OrderRow, 'id' | 'status'>[]> {
  return await db
    .selectFrom('sponsor_orders')
    .select(['id', 'status'])
    .where('owner_erased_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where('status', '<>', 'paid')
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(limit)
    .execute();
}
