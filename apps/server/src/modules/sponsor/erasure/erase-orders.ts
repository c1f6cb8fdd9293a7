import { inTransaction } from '../../../lib/context.ts';
import { eachById } from '../../../lib/each-by-id.ts';
import { lockOwned } from '../../guest/guest.service.ts';
import { refresh } from '../../payment/payment.service.ts';
import { addToTotals } from '../donors/total.repository.ts';
import { cancelUnpaid } from '../orders/cancel-order.ts';
import { addEvents } from '../orders/event.repository.ts';
import { lockOrder, updateOrder } from '../orders/order.repository.ts';
import { openPersonal, sealPersonal } from '../orders/personal.ts';
import type { OrderRow } from '../sponsor.tables.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { ordersToErase } from './erase.repository.ts';

const AT_ONCE = 100;

/**
 * Parts the orders of an account from it, for good. An order at its end loses everything personal here and now; one that
 * is under way loses what it is not carried out with, and the rest once it is at its end (see `eraseLeft`).
 */
export function eraseOrdersOf(ctx: SponsorContext, uid: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // In the order in which batches lock them too.
    const orders = await lockOwned(ctx.db, 'sponsor_orders', uid);
    for (const order of orders) {
      if (isAtItsEnd(order)) await erase(ctx, order);
      else await detach(ctx, order);
    }
    if (orders.some(({ status }) => status === 'unpaid')) await ctx.jobs.enqueue(ctx, 'sponsor.erase', {});
  });
}

/** Erases what erased accounts left under way and is at its end now; what is still unpaid is cancelled first. */
export async function eraseLeft(ctx: SponsorContext): Promise<number> {
  let erased = 0;
  const left = eachById(AT_ONCE, (after, limit) => ordersToErase(ctx.db, after, limit));
  for await (const { id, status } of left) {
    if (status === 'unpaid') {
      await refresh(ctx, id, true);
      await cancelUnpaid(ctx, id, 'clock');
    }
    if (await eraseOne(ctx, id)) erased += 1;
  }
  return erased;
}

/** Erases one order that is nobody's account's, in whatever state, as its orderer wishes. Answers whether it was there. */
export async function eraseWished(ctx: SponsorContext, id: string): Promise<boolean> {
  // What is under way at a provider is known first; money that comes all the same is given back.
  await refresh(ctx, id, true);
  await cancelUnpaid(ctx, id, 'orderer');
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx.db, id);
    if (!order || order.erased_at !== null || order.uid !== null || order.status === 'unpaid') return false;
    await erase(ctx, order, 'orderer');
    return true;
  });
}

function eraseOne(ctx: SponsorContext, id: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx.db, id);
    if (!order || order.owner_erased_at === null || order.erased_at !== null) return false;
    if (!isAtItsEnd(order)) return false;
    await erase(ctx, order);
    return true;
  });
}

/** Nothing is to be paid, printed or sent any more. */
function isAtItsEnd({ status }: OrderRow): boolean {
  return status !== 'unpaid' && status !== 'paid';
}

const NOT_NEEDED = { uid: null, receipt_index: null, content_hash: null, origin: null } as const;

async function detach(ctx: SponsorContext, order: OrderRow): Promise<void> {
  const personal = { ...openPersonal(ctx.cipher, order), receiptEmail: null };
  await updateOrder(ctx.db, order.id, {
    ...NOT_NEEDED,
    owner_erased_at: ctx.now(),
    personal: sealPersonal(ctx.cipher, order.id, personal),
  });
}

async function erase(
  ctx: SponsorContext,
  order: OrderRow,
  who: 'clock' | 'orderer' = 'clock',
): Promise<void> {
  const at = ctx.now();
  await updateOrder(ctx.db, order.id, {
    ...NOT_NEEDED,
    owner_erased_at: order.owner_erased_at ?? at,
    erased_at: at,
    personal: null,
    contact_index: null,
    anonymous: true,
    merit_name: null,
    // Without an address there is nothing to send; what has been sent has been sent.
    free_gift: order.free_gift && (order.fulfilment === 'shipped' || order.fulfilment === 'completed'),
    tracking_number: null,
    carrier: null,
  });
  await addEvents(ctx.db, [order.id], [{ machine: 'order', event: 'erased', who }], at);
  // It stays in the list of sponsors, from now on without a name.
  if ((order.status !== 'completed' && order.status !== 'paid') || order.anonymous) return;
  await addToTotals(ctx.db, {
    bookId: order.book_id,
    orderId: order.id,
    copies: 0,
    sponsors: 0,
    anonymous: 1,
  });
}
