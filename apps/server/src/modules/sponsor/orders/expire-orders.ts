import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { addEvents } from './event.repository.ts';
import { FULFILMENT_MOVES, ORDER_MOVES } from './order.moves.ts';
import { expiredOrders, type FullOrder, lockOrder, updateOrder } from './order.repository.ts';

const AT_ONCE = 100;

export const isOverdue = (order: FullOrder, at: Date): boolean =>
  order.status === 'unpaid' && order.expires_at.getTime() <= at.getTime();

/** Lets one unpaid order expire if its time is over. Answers whether it did now. */
export function expireOrder(ctx: SponsorContext, orderId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const at = ctx.now();
    const order = await lockOrder(ctx.db, orderId);
    const status = order && isOverdue(order, at) && move(ORDER_MOVES, order.status, 'expire');
    if (!order || !status) return false;
    const fulfilment = move(FULFILMENT_MOVES, order.fulfilment, 'stop') ?? order.fulfilment;
    await updateOrder(ctx.db, orderId, { status, fulfilment });
    await addEvents(ctx.db, [orderId], [{ machine: 'order', event: 'expired', who: 'clock' }], at);
    return true;
  });
}

/** Lets every order expire whose time is over; a money that comes later is still booked. Answers how many. */
export async function expireOrders(ctx: SponsorContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const ids = await expiredOrders(ctx.db, ctx.now(), AT_ONCE);
    for (const id of ids) if (await expireOrder(ctx, id)) expired += 1;
    if (ids.length < AT_ONCE) return expired;
  }
}
