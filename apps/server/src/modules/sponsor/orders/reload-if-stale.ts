import type { PaymentStatus } from '@yuanguang/contract/objects/payment';
import type { SponsorContext } from '../sponsor-context.ts';
import { type FullOrder, findOrder } from './order.repository.ts';

/**
 * The order, read again when it is older than its payment, which was read after it: the notice may have been booked in between,
 * and who has paid is never shown an order from before.
 */
export async function reloadIfStale(
  ctx: Pick<SponsorContext, 'db'>,
  read: FullOrder,
  payment: PaymentStatus | null,
): Promise<FullOrder> {
  if (payment !== 'settled' || read.paid_at !== null) return read;
  return (await findOrder(ctx.db, read.id)) ?? read;
}
