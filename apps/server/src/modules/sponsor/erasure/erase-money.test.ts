import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { balances } from '../../ledger/ledger.service.ts';
import { dueRefunds } from '../../payment/payment.service.ts';
import { donors } from '../donors/donors.ts';
import { runOffice } from '../office/office-commands.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { BOOK } from '../sponsor.testing.ts';
import { eraseLeft, eraseOrdersOf } from './erase-orders.ts';

const UID = 'c0ffee'.repeat(4);
const language = 'zh-Hans';
const database = startTestDatabase();
const set = sponsoringAtRoughBank(database, { uid: UID });
const { opened } = set;

const settle = (reference: string) => {
  set.bank.approve(reference);
  return set.notify(reference);
};
const only = async () => (await database.pool.query('select * from sponsor_orders')).rows[0];
const money = async () => Object.fromEntries(await balances(set.ctx));
const list = () => donors(set.ctx, { bookId: null, after: null, language });

describe('Money and an erased account', () => {
  it('an unpaid order is cancelled by the job and erased; what is paid all the same is given back', async () => {
    const { reference } = await opened();
    await eraseOrdersOf(set.ctx, UID);
    expect(await only()).toMatchObject({ status: 'unpaid', uid: null });
    await set.deps.jobs.drain();
    expect(await only()).toMatchObject({ status: 'cancelled', fulfilment: 'stopped', personal: null });
    await settle(reference);
    expect((await only()).status).toBe('cancelled');
    expect(await money()).toEqual({ 'clearing:bank': 5_000, suspense: -5_000 });
    expect(await dueRefunds(set.ctx)).toHaveLength(1);
  });

  it('an unpaid order that turns out to be paid is carried out', async () => {
    const { reference } = await opened();
    await eraseOrdersOf(set.ctx, UID);
    set.bank.approve(reference);
    expect(await eraseLeft(set.ctx)).toBe(0);
    const left = await only();
    expect(left).toMatchObject({ status: 'paid', erased_at: null });
    expect(left.personal).not.toBeNull();
  });

  it('an expired order does not live again by late money', async () => {
    const { reference } = await opened();
    set.clock.advance({ minutes: 31 });
    await expireOrders(set.ctx);
    await eraseOrdersOf(set.ctx, UID);
    await settle(reference);
    expect(await only()).toMatchObject({ status: 'expired', personal: null });
    expect(await money()).toEqual({ 'clearing:bank': 5_000, suspense: -5_000 });
  });

  it('a completed order can still be given back, and is counted no more', async () => {
    const { token, number, reference } = await opened();
    await settle(reference);
    await set.read(token);
    const office = (...words: string[]) => runOffice(set.ctx, words, 'test');
    await office('batch', 'open', BOOK);
    await office('batch', 'close', '2026-001');
    await office('batch', 'print', '2026-001');
    await office('batch', 'complete', '2026-001');
    await eraseOrdersOf(set.ctx, UID);
    expect(await list()).toMatchObject({ total: 1, anonymousCount: 1 });
    expect(await office('order', 'refund', number, 'misprint')).toEqual(['refund settled']);
    expect(await list()).toMatchObject({ total: 0, anonymousCount: 0, donors: [] });
    expect(await only()).toMatchObject({ status: 'refunded', personal: null });
  });

  it('many orders are erased while others are paid, and all are counted', async () => {
    const own = await Promise.all(Array.from({ length: 12 }, () => opened()));
    for (const { reference } of own) await settle(reference);
    const office = (...words: string[]) => runOffice(set.ctx, words, 'test');
    for (const step of ['open', 'close', 'print', 'complete'])
      await office('batch', step, step === 'open' ? BOOK : '2026-001');
    set.callAs({ uid: null });
    const others = await Promise.all(Array.from({ length: 12 }, () => opened()));
    await Promise.all([eraseOrdersOf(set.ctx, UID), ...others.map(({ reference }) => settle(reference))]);
    expect(await list()).toMatchObject({ total: 24, anonymousCount: 12, totalCopies: 240 });
  });
});
