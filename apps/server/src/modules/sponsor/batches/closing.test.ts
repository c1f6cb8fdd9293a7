import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../lib/context.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { amendOrder } from '../orders/amend-order.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { BOOK, order } from '../sponsor.testing.ts';
import { closeBatch, openBatch } from './fulfilment.ts';

const database = startTestDatabase();
const set = sponsoringAtRoughBank(database);

const language = 'zh-Hans';
const who = 'test';
const paid = async (name: string) => (await set.paid({ name })).token;
const nameOf = async (orderToken: string) => (await set.read(orderToken)).name;
const correct = (orderToken: string, name: string) =>
  amendOrder(set.ctx, { orderToken, name, anonymous: false, dedication: order().dedication, language });

/** How many transactions of this database wait for a lock that another holds. */
async function waiting(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]?.count);
}

describe('Names stand once their batch is closed', () => {
  it('also when a correction and the closing come at the same moment', async () => {
    const token = await paid('陈静惠');
    const { number } = await openBatch(set.ctx, { bookId: BOOK, who });
    const holder = await database.pool.connect();
    let closed = false;
    try {
      // The correction has begun while the batch was open, and is held up in its middle.
      await holder.query('begin');
      await holder.query('select id from sponsor_orders for update');
      const corrected = correct(token, '陈静慧').then(
        () => true,
        () => false,
      );
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      const closing = closeBatch(set.ctx, { number, who }).then(() => {
        closed = true;
      });
      await expect.poll(async () => closed || (await waiting()) === 2, { timeout: 30_000 }).toBe(true);
      const closedFirst = closed;
      const nameAtClosing = closedFirst ? '陈静惠' : undefined;
      await holder.query('commit');
      const done = await corrected;
      await closing;
      expect(await nameOf(token)).toBe(nameAtClosing ?? (done ? '陈静慧' : '陈静惠'));
    } finally {
      holder.release();
    }
    await expect(correct(token, '陈净慧')).rejects.toMatchObject({ code: 'order-not-amendable' });
  });

  it('also for an order that came into the batch while its correction waited', async () => {
    const token = await paid('陈静惠');
    let corrected: Promise<unknown> | undefined;
    await inTransaction(set.ctx, async (ctx) => {
      const { number } = await openBatch(ctx, { bookId: BOOK, who });
      corrected = correct(token, '陈静慧').catch((error: unknown) => error);
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      await closeBatch(ctx, { number, who });
    });
    expect(await corrected).toMatchObject({ code: 'order-not-amendable' });
    expect(await nameOf(token)).toBe('陈静惠');
  });

  it('and stay open to corrections while it is only being filled', async () => {
    const token = await paid('陈静惠');
    let corrected: Promise<unknown> | undefined;
    await inTransaction(set.ctx, async (ctx) => {
      await openBatch(ctx, { bookId: BOOK, who });
      corrected = correct(token, '陈静慧');
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    });
    await corrected;
    expect(await nameOf(token)).toBe('陈静慧');
  });
});
