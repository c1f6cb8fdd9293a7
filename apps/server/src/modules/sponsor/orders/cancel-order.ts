import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import { refuse } from '../../../lib/refusal.ts';
import { closeOpenPayments } from '../../payment/payment.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { addEvents } from './event.repository.ts';
import { orderByToken } from './find-order.ts';
import { FULFILMENT_MOVES, ORDER_MOVES } from './order.moves.ts';
import { lockOrder, updateOrder } from './order.repository.ts';
import { viewOrder } from './order-view.ts';
import { loadCurrentOrder } from './read-order.ts';

/**
 * Cancels an unpaid order; anything else refuses 'order-not-cancellable'. Money that is under way and settles all the
 * same is kept in suspense and given back.
 */
export async function cancelOrder(
  ctx: SponsorContext,
  input: { orderToken: string; language: Language },
): Promise<{ order: Order }> {
  const { id } = await loadCurrentOrder(ctx, input.orderToken, true);
  if (!(await cancelUnpaid(ctx, id, 'orderer'))) refuse('order-not-cancellable');
  return { order: await viewOrder(ctx, await orderByToken(ctx, input.orderToken), input.language) };
}

/** Answers whether the order was unpaid and is cancelled now. */
export async function cancelUnpaid(
  ctx: SponsorContext,
  id: string,
  who: 'orderer' | 'clock',
): Promise<boolean> {
  const cancelled = await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx.db, id);
    const status = order && move(ORDER_MOVES, order.status, 'cancel');
    if (!order || !status) return false;
    const fulfilment = move(FULFILMENT_MOVES, order.fulfilment, 'stop') ?? order.fulfilment;
    await updateOrder(ctx.db, id, { status, fulfilment });
    await addEvents(ctx.db, [id], [{ machine: 'order', event: 'cancelled', who }], ctx.now());
    return true;
  });
  if (cancelled) await closeOpenPayments(ctx, id);
  return cancelled;
}
