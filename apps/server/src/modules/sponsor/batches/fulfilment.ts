import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { move } from '../../../lib/machine.ts';
import { addEvents } from '../orders/event.repository.ts';
import { FULFILMENT_MOVES, ORDER_MOVES } from '../orders/order.moves.ts';
import { type FullOrder, findByNumber, lockOrder, updateOrder } from '../orders/order.repository.ts';
import { readSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import {
  type BatchRow,
  completeOrders,
  insertBatch,
  lockBatch,
  moveOrders,
  takeWaiting,
  unfinished,
  updateBatch,
} from './batch.repository.ts';

/** What the office did wrong, in words for the office. */
export class OfficeError extends Error {}

const office = (who: string): string => `office:${who}`;

/** Opens the next batch of a book and puts every paid order that waits into it. Answers its number and how many. */
export function openBatch(
  ctx: SponsorContext,
  input: { bookId: string; who: string },
): Promise<{ number: string; orders: number }> {
  return inTransaction(ctx, async (ctx) => {
    const at = ctx.now();
    const year = ctx.days.of(at).slice(0, 4);
    const batch = await insertBatch(ctx.db, { id: newId(at), bookId: input.bookId, year, at });
    return { number: batch.number, orders: await fill(ctx, batch, input.who) };
  });
}

/** Takes what was paid meanwhile and closes the batch: from now on names stand as they are printed. */
export function closeBatch(
  ctx: SponsorContext,
  input: { number: string; who: string },
): Promise<{ orders: number }> {
  return inTransaction(ctx, async (ctx) => {
    const batch = await batchIn(ctx, input.number, 'open');
    const orders = await fill(ctx, batch, input.who);
    await updateBatch(ctx.db, batch.id, { state: 'closed', closed_at: ctx.now() });
    return { orders };
  });
}

/** The batch goes to the press. */
export function printBatch(
  ctx: SponsorContext,
  input: { number: string; who: string },
): Promise<{ orders: number }> {
  return inTransaction(ctx, async (ctx) => {
    const batch = await batchIn(ctx, input.number, 'closed');
    const ids = await moveOrders(ctx.db, batch.id, FULFILMENT_MOVES.print, null);
    await record(ctx, ids, 'printing', input.who);
    await updateBatch(ctx.db, batch.id, { state: 'printing' });
    return { orders: ids.length };
  });
}

/** The books of one order with a free gift are on their way. */
export function shipOrder(
  ctx: SponsorContext,
  input: { sponsorNumber: string; trackingNumber: string; who: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await orderOf(ctx, input.sponsorNumber);
    const fulfilment = order.free_gift ? move(FULFILMENT_MOVES, order.fulfilment, 'ship') : undefined;
    if (!fulfilment || order.status !== 'paid') {
      throw new OfficeError('only a printed order with a shipping address can be shipped');
    }
    await updateOrder(ctx.db, order.id, { fulfilment, tracking_number: input.trackingNumber });
    await record(ctx, [order.id], 'shipped', input.who);
  });
}

/**
 * The batch is printed and given out: orders without a free gift are complete, and so are those that have been shipped.
 * The batch itself is complete when none is left.
 */
export function completeBatch(
  ctx: SponsorContext,
  input: { number: string; who: string },
): Promise<{ completed: number; left: number }> {
  return inTransaction(ctx, async (ctx) => {
    const batch = await batchIn(ctx, input.number, 'printing');
    const complete = FULFILMENT_MOVES.complete;
    const given = await moveOrders(ctx.db, batch.id, complete, false);
    const shipped = await moveOrders(ctx.db, batch.id, { from: ['shipped'], to: complete.to }, true);
    const ids = [...given, ...shipped];
    await completeOrders(ctx.db, ids, 'completed');
    await record(ctx, ids, 'completed', input.who);
    const left = await unfinished(ctx.db, batch.id);
    if (left === 0) await updateBatch(ctx.db, batch.id, { state: 'completed' });
    return { completed: ids.length, left };
  });
}

/** The receiver of one order has the books. */
export function completeOrder(
  ctx: SponsorContext,
  input: { sponsorNumber: string; who: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await orderOf(ctx, input.sponsorNumber);
    const fulfilment = move(FULFILMENT_MOVES, order.fulfilment, 'complete');
    const status = move(ORDER_MOVES, order.status, 'complete');
    if (!fulfilment || !status) throw new OfficeError(`the order is ${order.status}, ${order.fulfilment}`);
    await updateOrder(ctx.db, order.id, { fulfilment, status });
    await record(ctx, [order.id], 'completed', input.who);
  });
}

async function fill(ctx: SponsorContext, batch: BatchRow, who: string): Promise<number> {
  const ids = await takeWaiting(ctx.db, batch, FULFILMENT_MOVES.batch);
  await record(ctx, ids, 'batched', who, { batch: batch.number });
  return ids.length;
}

async function record(
  ctx: SponsorContext,
  ids: readonly string[],
  event: string,
  who: string,
  detail: object = {},
): Promise<void> {
  await addEvents(ctx.db, ids, [{ machine: 'fulfilment', event, who: office(who), detail }], ctx.now());
}

async function batchIn(ctx: SponsorContext, number: string, state: BatchRow['state']): Promise<BatchRow> {
  const batch = await lockBatch(ctx.db, number);
  if (!batch) throw new OfficeError(`there is no batch ${number}`);
  if (batch.state !== state) throw new OfficeError(`batch ${number} is ${batch.state}, not ${state}`);
  return batch;
}

async function orderOf(ctx: SponsorContext, sponsorNumber: string): Promise<FullOrder> {
  const number = readSponsorNumber(sponsorNumber);
  const found = number === undefined ? undefined : await findByNumber(ctx.db, number);
  const order = found && (await lockOrder(ctx.db, found.id));
  if (!order) throw new OfficeError(`there is no order ${sponsorNumber}`);
  return order;
}
