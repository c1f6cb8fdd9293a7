import { refuse } from '../../lib/refusal.ts';
import { type FullOrder, findOrder, lockOrder } from './order.repository.ts';
import { orderIdOf } from './order-token.ts';
import type { SponsorContext } from './sponsor-context.ts';

/** The order that a link opens. Refuses 'link-invalid'. */
export async function orderByToken(ctx: SponsorContext, token: string): Promise<FullOrder> {
  return (await findOrder(ctx.db, orderIdOf(ctx, token))) ?? refuse('link-invalid');
}

/** The same, locked until the transaction ends. */
export async function lockedByToken(ctx: SponsorContext, token: string): Promise<FullOrder> {
  return (await lockOrder(ctx.db, orderIdOf(ctx, token))) ?? refuse('link-invalid');
}
