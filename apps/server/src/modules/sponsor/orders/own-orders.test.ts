import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { type OwnOrdersApp, ownOrdersApp } from '../own-orders.testing.ts';
import { order } from '../sponsor.testing.ts';

const database = startTestDatabase();
let app: OwnOrdersApp;
beforeEach(async () => {
  app = await ownOrdersApp(database);
});
afterEach(() => app.close());

const language = 'zh-Hans';
const owners = async () =>
  (await database.pool.query('select uid from sponsor_orders order by id')).rows.map(({ uid }) => uid);

describe('An order', () => {
  it('placed logged in belongs to the account, and one placed without a login to nobody', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    const guest = await app.sponsorer();
    const own = await chen.place({ copies: 3 });
    await guest.place();
    expect(await chen.list()).toEqual([
      {
        orderToken: own,
        sponsorNumber: expect.stringMatching(/^\d{3}-\d{3}-\d{4}$/),
        bookTitle: expect.any(String),
        copies: 3,
        totalFen: 1_500,
        status: 'unpaid',
        payment: null,
        fulfilment: 'waiting',
        createdAt: app.clock.now().toISOString(),
      },
    ]);
    const { uid } = await chen.account.me({});
    expect(await owners()).toEqual([uid, null]);
  });

  it('is never another’s because the client says so', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    const { uid } = await chen.account.me({});
    const guest = await app.sponsorer();
    await guest.calls.placeOrder({ ...order(), ...{ uid, user_id: uid } });
    expect(await owners()).toEqual([null]);
    expect(await chen.list()).toEqual([]);
  });

  it('sent again under its key after a login stays as it was', async () => {
    const chen = await app.sponsorer();
    const input = order();
    const { orderToken } = await chen.calls.placeOrder(input);
    await chen.register('chen-jinghui');
    expect((await chen.calls.placeOrder(input)).orderToken).toBe(orderToken);
    expect(await owners()).toEqual([null]);
    expect(await chen.list()).toEqual([]);
  });
});

describe('The list of one’s own orders', () => {
  it('is paged by twenty, newest first, without a gap or a repeat while new ones arrive', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    for (let copies = 1; copies <= 25; copies += 1) await chen.place({ copies });
    const first = await chen.calls.myOrders({ after: null, language });
    await chen.place({ copies: 26 });
    const second = await chen.calls.myOrders({ after: first.next, language });
    expect([...first.orders, ...second.orders].map(({ copies }) => copies)).toEqual(
      Array.from({ length: 25 }, (_, index) => 25 - index),
    );
    expect(first.orders).toHaveLength(20);
    expect(second.next).toBeNull();
  });

  it('tells how far each is paid for and printed', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    await chen.place();
    await chen.cashier(await chen.place());
    app.clock.advance({ seconds: 1 });
    await chen.placePaid();
    await app.office('batch', 'open', order().bookId);
    expect(
      (await chen.list()).map(({ status, payment, fulfilment }) => [status, payment, fulfilment]),
    ).toEqual([
      ['paid', 'settled', 'batched'],
      ['unpaid', 'pending', 'waiting'],
      ['unpaid', null, 'waiting'],
    ]);
  });

  it('never shows another’s, not by an equal contact and not by another’s cursor', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    const li = await app.sponsorer('li-mingyuan');
    await chen.place();
    await chen.place();
    expect(await li.list()).toEqual([]);
    await li.place({ copies: 7 });
    const [newest] = (await database.pool.query('select id from sponsor_orders order by id desc limit 1'))
      .rows;
    expect((await chen.calls.myOrders({ after: newest.id, language })).orders).toHaveLength(2);
    expect((await li.calls.myOrders({ after: newest.id, language })).orders).toEqual([]);
    expect((await li.list()).map(({ copies }) => copies)).toEqual([7]);
  });

  it('is nobody’s without a login', async () => {
    const guest = await app.sponsorer();
    await guest.place();
    expect(await codeOf(guest.list())).toBe('uni-id-check-token-failed');
    for (const after of ['', 'x', "' or '1'='1"]) {
      const chen = await app.sponsorer(`chen-${after.length}`);
      expect(await codeOf(chen.calls.myOrders({ after, language }))).toBe('param-invalid');
    }
  });
});

describe('An order that belongs to nobody', () => {
  it('is kept in the account of whoever holds its link and says so, once and for all', async () => {
    const token = await (await app.sponsorer()).placePaid();
    const chen = await app.sponsorer('chen-jinghui');
    expect(await chen.read(token)).toMatchObject({ ownership: 'free' });
    expect(await chen.list()).toEqual([]);
    const claimed = (await chen.calls.claim({ orderToken: token, language })).order;
    expect(claimed).toMatchObject({ ownership: 'own', status: 'paid' });
    await chen.calls.claim({ orderToken: token, language });
    expect((await chen.list()).map(({ orderToken }) => orderToken)).toEqual([token]);
    const { timeline } = await chen.read(token);
    expect(timeline.filter(({ event }) => event === 'claimed')).toHaveLength(1);
  });

  it('is opened by number and contact, and kept then', async () => {
    const guest = await app.sponsorer();
    const { sponsorNumber } = await guest.read(await guest.place());
    const chen = await app.sponsorer('chen-jinghui');
    const opened = await chen.calls.open({ sponsorNumber, contact: '13800138000', language });
    expect(opened.order.ownership).toBe('free');
    await chen.calls.claim({ orderToken: opened.orderToken, language });
    expect(await chen.list()).toHaveLength(1);
  });

  it('is not for visitors, and not for who has no link', async () => {
    const guest = await app.sponsorer();
    const token = await guest.place();
    expect(await guest.read(token)).toMatchObject({ ownership: 'free' });
    expect(await codeOf(guest.calls.claim({ orderToken: token, language }))).toBe(
      'uni-id-check-token-failed',
    );
    const chen = await app.sponsorer('chen-jinghui');
    const forged = `${token.slice(0, -4)}AAAA`;
    expect(await codeOf(chen.calls.claim({ orderToken: forged, language }))).toBe('link-invalid');
    expect(await owners()).toEqual([null]);
  });

  it('goes to one of two who ask at the same moment, and the other is refused', async () => {
    const token = await (await app.sponsorer()).place();
    const both = [await app.sponsorer('chen-jinghui'), await app.sponsorer('li-mingyuan')];
    const codes = await Promise.all(
      both.map(({ calls }) => codeOf(calls.claim({ orderToken: token, language }))),
    );
    expect(codes.sort()).toEqual(['ok', 'order-claimed']);
    const seen = await Promise.all(both.map(async (one) => (await one.read(token)).ownership));
    expect(seen.sort()).toEqual(['other', 'own']);
    const lists = await Promise.all(both.map((one) => one.list()));
    expect(lists.flat()).toHaveLength(1);
  });
});
