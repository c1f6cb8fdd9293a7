import { GIFT } from '@yuanguang/contract/rules/order-cases.testing';
import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { books } from '../books/books.ts';
import { donors } from '../donors/donors.ts';
import { runOffice } from '../office/office-commands.ts';
import { amendOrder } from '../orders/amend-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { BOOK, order } from '../sponsor.testing.ts';

const database = startTestDatabase();
const set = sponsoringAtRoughBank(database);
const { paid, read } = set;

const language = 'zh-Hans';
const office = (...words: string[]) => runOffice(set.ctx, words, 'test');
const list = (after: string | null = null, bookId: string | null = null) =>
  donors(set.ctx, { bookId, after, language });

describe('The office takes an order from batch to hand', () => {
  it('and the sponsor sees every step', async () => {
    const own = await paid();
    const gift = await paid({ freeGift: GIFT });
    expect(await office('batch', 'open', BOOK)).toEqual(['batch 2026-001 opened with 2 orders']);
    const late = await paid({ copies: 3 });
    expect(await office('batch', 'close', '2026-001')).toEqual([
      'batch 2026-001 closed, 1 orders joined at the last',
    ]);
    await office('batch', 'print', '2026-001');
    expect(await office('batch', 'complete', '2026-001')).toEqual([
      '2 orders complete, 1 still to be shipped',
    ]);
    await office('order', 'ship', gift.number, '顺丰速运', 'SF123456789');
    expect(await read(gift.token)).toMatchObject({
      status: 'paid',
      fulfilment: 'shipped',
      trackingNumber: 'SF123456789',
    });
    await office('batch', 'complete', '2026-001');
    for (const { token } of [own, gift, late]) {
      expect(await read(token)).toMatchObject({
        status: 'completed',
        fulfilment: 'completed',
        batchNumber: '2026-001',
      });
    }
    expect((await read(gift.token)).timeline.map(({ event }) => event)).toEqual([
      'placed',
      'payment-opened',
      'paid',
      'batched',
      'printing',
      'shipped',
      'completed',
    ]);
    expect(await office('batch', 'list')).toEqual([`2026-001 completed ${BOOK}: 3 orders, 23 copies`]);
  });

  it('and is told when a step is out of turn', async () => {
    const { number } = await paid();
    await office('batch', 'open', BOOK);
    await expect(office('batch', 'print', '2026-001')).rejects.toThrow('batch 2026-001 is open, not closed');
    await expect(office('batch', 'close', '2026-009')).rejects.toThrow('there is no batch 2026-009');
    await expect(office('order', 'ship', number, '顺丰速运', 'SF12345')).rejects.toThrow(
      'only a printed order',
    );
    await expect(office('order', 'complete', number)).rejects.toThrow('paid, batched');
    await expect(office('burn', 'everything')).rejects.toThrow('npm run office');
  });
});

describe('A name can be corrected', () => {
  const correct = (orderToken: string, name: string, anonymous = false) =>
    amendOrder(set.ctx, { orderToken, name, anonymous, dedication: order().dedication, language });

  it('until the batch is closed', async () => {
    const { token } = await paid({ name: '陈静惠' });
    await office('batch', 'open', BOOK);
    expect((await correct(token, '陈静慧')).order).toMatchObject({ name: '陈静慧', amendable: true });
    expect((await list()).donors[0]?.name).toBe('陈静慧');
    await office('batch', 'close', '2026-001');
    await expect(correct(token, '陈净慧')).rejects.toMatchObject({ code: 'order-not-amendable' });
    expect(await read(token)).toMatchObject({ name: '陈静慧', amendable: false });
  });

  it('and taken out of the public list, which still counts the gift', async () => {
    const { token } = await paid();
    await correct(token, '陈静慧', true);
    expect(await list()).toMatchObject({
      donors: [{ name: null, copies: 10 }],
      total: 1,
      anonymousCount: 1,
      totalCopies: 10,
    });
    await correct(token, '陈静慧', false);
    expect(await list()).toMatchObject({ donors: [{ name: '陈静慧' }], anonymousCount: 0 });
  });
});

describe('The list of sponsors', () => {
  it('is paged by twenty, newest first, without a gap or a repeat while new ones arrive', async () => {
    for (let copies = 1; copies <= 25; copies += 1) await paid({ copies });
    const first = await list();
    expect(first).toMatchObject({ total: 25, totalCopies: 325 });
    await paid({ copies: 26 });
    const second = await list(first.next);
    expect([...first.donors, ...second.donors].map(({ copies }) => copies)).toEqual(
      Array.from({ length: 25 }, (_, index) => 25 - index),
    );
    expect(second.next).toBeNull();
  });

  it('holds the paid of one book, by the temple’s day', async () => {
    set.clock.set('2026-03-01T15:59:00Z');
    await paid();
    await placeOrder(set.ctx, order());
    set.clock.set('2026-03-01T16:01:00Z');
    await paid({ bookId: 'amitabha-sutra', copies: 5 });
    expect((await list()).donors.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-01']);
    expect(await list(null, BOOK)).toMatchObject({ total: 1, totalCopies: 10 });
    const shelf = (await books(set.ctx, { language })).books;
    expect(shelf.length).toBeGreaterThanOrEqual(3);
    expect(shelf.find(({ id }) => id === BOOK)).toMatchObject({
      pledgedCopies: 10,
      sponsorCount: 1,
      priceFen: 500,
    });
  });

  it.each(['', 'x', "1' or '1'='1", 'zzzzzzzzzzz-0123456789abcdef01234567'])(
    'refuses the cursor %j',
    async (after) => {
      await expect(list(after)).rejects.toMatchObject({ code: 'param-invalid', field: 'after' });
    },
  );
});
