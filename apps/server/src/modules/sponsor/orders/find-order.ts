import { Refusal, refuse } from '../../../lib/refusal.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { type FullOrder, findOrder, holdBatch, lockOrder } from './order.repository.ts';
import { orderIdOf } from './order-token.ts';

/** The order that a link opens; none that has been erased. Refuses 'link-invalid'. */
export async function orderByToken(ctx: SponsorContext, token: string): Promise<FullOrder> {
  return opened(await findOrder(ctx.db, orderIdOf(ctx, token)));
}

/** The same, locked until the transaction ends. */
export async function lockedByToken(ctx: SponsorContext, token: string): Promise<FullOrder> {
  return opened(await lockOrder(ctx.db, orderIdOf(ctx, token)));
}

/**
 * The same with its batch, which cannot be closed before the transaction ends. Undefined when it came into another batch
 * meanwhile: then all is to be done again in a new transaction.
 */
export async function lockedInBatch(ctx: SponsorContext, token: string): Promise<FullOrder | undefined> {
  const { batch_id: batchId } = await orderByToken(ctx, token);
  // The batch first, as who closes it does.
  if (batchId !== null) await holdBatch(ctx.db, batchId);
  const order = await lockedByToken(ctx, token);
  return order.batch_id === batchId ? order : undefined;
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
