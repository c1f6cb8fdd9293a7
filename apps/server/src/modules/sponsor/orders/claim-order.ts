import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import { isFree, isOwn } from '../../guest/guest.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { addEvents } from './event.repository.ts';
import { lockedByToken, orderByToken } from './find-order.ts';
import { updateOrder } from './order.repository.ts';
import { viewOrder } from './order-view.ts';

/**
 * Keeps an order in the account of who calls and holds its link. An equal contact does not do: only a proven one
 * (earlier-orders.ts).
 * Once is enough; what another account has, or had until it was erased, is refused 'order-claimed'.
 */
export async function claimOrder(
  ctx: SponsorContext,
  input: { orderToken: string; language: Language },
): Promise<{ order: Order }> {
  const uid = ownUid(ctx);
  await inTransaction(ctx, async (ctx) => {
    const order = await lockedByToken(ctx, input.orderToken);
    if (isOwn(ctx, order)) return;
    if (!isFree(order)) refuse('order-claimed');
    await updateOrder(ctx.db, order.id, { uid });
    await addEvents(ctx.db, [order.id], [{ machine: 'order', event: 'claimed', who: 'orderer' }], ctx.now());
  });
  return { order: await viewOrder(ctx, await orderByToken(ctx, input.orderToken), input.language) };
}
