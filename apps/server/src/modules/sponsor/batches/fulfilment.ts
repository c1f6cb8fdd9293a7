import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { move } from '../../../lib/machine.ts';
import { OfficeError } from '../../../lib/office/office-command.ts';
import { uniqueViolation } from '../../../lib/unique-violation.ts';
import { findBook } from '../books/book.repository.ts';
import { tellDonors } from '../news/tell-donors.ts';
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

const office = (who: string): string => `office:${who}`;

/** Opens the next batch of a book and puts every paid order that waits into it. Answers its number and how many. */
export function openBatch(
  ctx: SponsorContext,
  input: { bookId: string; who: string },
): Promise<{ number: string; orders: number }> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await findBook(ctx.db, input.bookId))) throw new OfficeError(`there is no book ${input.bookId}`);
    const at = ctx.now();
    const year = ctx.days.of(at).slice(0, 4);
    const batch = await insertBatch(ctx.db, { id: newId(at), bookId: input.bookId, year, at });
    return { number: batch.number, orders: await fill(ctx, batch, input.who) };
  }).catch((error: unknown) => {
    if (uniqueViolation(error) !== 'sponsor_batches_open') throw error;
    throw new OfficeError(`${input.bookId} has an open batch: close it first`);
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
    await tellDonors(ctx, ids, { news: 'printing' });
    await updateBatch(ctx.db, batch.id, { state: 'printing' });
    return { orders: ids.length };
  });
}

/** As carriers write them. */
const TRACKING = /^[A-Za-z0-9-]{5,40}$/;
const CARRIER = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .·&-]{0,29}$/u;

/**
 * The book of one order with a free gift is on its way, and the donor hears how to follow it. Said again it changes
 * nothing; said again with another carrier or number it puts right what was told before.
 */
export function shipOrder(
  ctx: SponsorContext,
  input: { sponsorNumber: string; carrier: string; trackingNumber: string; who: string },
): Promise<'shipped' | 'corrected' | 'as before'> {
  const { carrier, trackingNumber } = input;
  if (!CARRIER.test(carrier)) throw new OfficeError('the carrier needs a name of at most 30 letters');
  if (!TRACKING.test(trackingNumber)) {
    throw new OfficeError('a tracking number has 5 to 40 letters, digits and hyphens');
  }
  return inTransaction(ctx, async (ctx) => {
    const order = await orderOf(ctx, input.sponsorNumber);
    const again = order.free_gift && order.status === 'paid' && order.fulfilment === 'shipped';
    if (again && order.carrier === carrier && order.tracking_number === trackingNumber) return 'as before';
    const fulfilment = order.free_gift ? move(FULFILMENT_MOVES, order.fulfilment, 'ship') : undefined;
    if (!again && (!fulfilment || order.status !== 'paid')) {
      throw new OfficeError('only a printed order with a shipping address can be shipped');
    }
    await updateOrder(ctx.db, order.id, { fulfilment: 'shipped', carrier, tracking_number: trackingNumber });
    if (!again) await record(ctx, [order.id], 'shipped', input.who);
    await tellDonors(ctx, [order.id], { news: 'shipped', carrier, trackingNumber });
    return again ? 'corrected' : 'shipped';
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
    // Those with a gift have it in their hands and were told when it was sent.
    await tellDonors(ctx, given, { news: 'completed' });
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

/** The order of a sponsor number, as the office writes it. @throws {OfficeError} when there is none. */
export async function officeOrder(ctx: SponsorContext, sponsorNumber: string): Promise<FullOrder> {
  const number = readSponsorNumber(sponsorNumber);
  const order = number === undefined ? undefined : await findByNumber(ctx.db, number);
  return order ?? noOrder(sponsorNumber);
}

/** The same, locked until the transaction ends. */
async function orderOf(ctx: SponsorContext, sponsorNumber: string): Promise<FullOrder> {
  const { id } = await officeOrder(ctx, sponsorNumber);
  return (await lockOrder(ctx.db, id)) ?? noOrder(sponsorNumber);
}

function noOrder(sponsorNumber: string): never {
  throw new OfficeError(`there is no order ${sponsorNumber}`);
}
