import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { inTransaction } from '../../lib/context.ts';
import { move } from '../../lib/machine.ts';
import { refuse } from '../../lib/refusal.ts';
import { closeOpenPayments } from '../payment/payment.service.ts';
import { addEvents } from './event.repository.ts';
import { lockedByToken, orderByToken } from './find-order.ts';
import { FULFILMENT_MOVES, ORDER_MOVES } from './order.moves.ts';
import { updateOrder } from './order.repository.ts';
import { viewOrder } from './order-view.ts';
import { upToDate } from './read-order.ts';
import type { SponsorContext } from './sponsor-context.ts';

/**
 * Cancels an unpaid order; anything else refuses 'order-not-cancellable'. Money that is under way and settles all the
 * same is kept in suspense and given back.
 */
export async function cancelOrder(
  ctx: SponsorContext,
  input: { orderToken: string; language: Language },
): Promise<{ order: Order }> {
  const { id } = await upToDate(ctx, input.orderToken, true);
  await inTransaction(ctx, async (ctx) => {
    const order = await lockedByToken(ctx, input.orderToken);
    const status = move(ORDER_MOVES, order.status, 'cancel') ?? refuse('order-not-cancellable');
    const fulfilment = move(FULFILMENT_MOVES, order.fulfilment, 'stop') ?? order.fulfilment;
    await updateOrder(ctx.db, id, { status, fulfilment });
    await addEvents(ctx.db, [id], [{ machine: 'order', event: 'cancelled', who: 'orderer' }], ctx.now());
  });
  await closeOpenPayments(ctx, id);
  return { order: await viewOrder(ctx, await orderByToken(ctx, input.orderToken), input.language) };
}
