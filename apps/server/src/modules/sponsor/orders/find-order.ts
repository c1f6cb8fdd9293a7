import { Refusal, refuse } from '../../../lib/refusal.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { type FullOrder, findOrder, lockOrder } from './order.repository.ts';
import { orderIdOf } from './order-token.ts';

/** The order that a link opens; none that has been erased. Refuses 'link-invalid'. */
export async function orderByToken(ctx: SponsorContext, token: string): Promise<FullOrder> {
  return opened(await findOrder(ctx.db, orderIdOf(ctx, token)));
}

/** The same, locked until the transaction ends. */
export async function lockedByToken(ctx: SponsorContext, token: string): Promise<FullOrder> {
  return opened(await lockOrder(ctx.db, orderIdOf(ctx, token)));
}

/** The same for who may hold no good link: undefined. */
export function orderByLink(ctx: SponsorContext, token: string): Promise<FullOrder | undefined> {
  return orderByToken(ctx, token).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

function opened(order: FullOrder | undefined): FullOrder {
  return order?.erased_at === null ? order : refuse('link-invalid');
}
