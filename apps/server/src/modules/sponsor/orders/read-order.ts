import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { refresh } from '../../payment/payment.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { expireOrder, isOverdue } from './expire-orders.ts';
import { orderByToken } from './find-order.ts';
import type { FullOrder } from './order.repository.ts';
import { viewOrder } from './order-view.ts';

/**
 * The whole order for the holder of its link. The providers of open payments are asked first: coming back from a
 * cashier proves nothing, and the notification may still be on its way.
 */
export async function readOrder(
  ctx: SponsorContext,
  input: { orderToken: string; language: Language },
): Promise<{ order: Order }> {
  const order = await loadCurrentOrder(ctx, input.orderToken);
  return { order: await viewOrder(ctx, order, input.language) };
}

/** The order after its payments have been asked about (see `refresh`) and its time has been looked at. */
export async function loadCurrentOrder(
  ctx: SponsorContext,
  token: string,
  always = false,
): Promise<FullOrder> {
  let order = await orderByToken(ctx, token);
  if (await refresh(ctx, order.id, always)) order = await orderByToken(ctx, token);
  if (isOverdue(order, ctx.now()) && (await expireOrder(ctx, order.id))) {
    order = await orderByToken(ctx, token);
  }
  return order;
}
