import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { BROKEN_ORDERS, GIFT, MISPLACED, PLACED } from '@yuanguang/contract/rules/order-cases.testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { BOOK, order, sponsoringApp } from '../sponsor.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof sponsoringApp>>;
beforeEach(async () => {
  app = await sponsoringApp(database);
});
afterEach(() => app.app.close());

const dedication = (change: Partial<PlaceOrderInput['dedication']>) => ({
  dedication: { ...order().dedication, ...change },
});
const countOrders = async () =>
  Number((await database.pool.query('select count(*) from sponsor_orders')).rows[0].count);

describe('A visitor sponsors a printing', () => {
  it('and the price is the server’s: five yuan a copy, shipping free', async () => {
    const input = { ...order({ copies: 12 }), unitPriceFen: 1, totalFen: 1, price: 0.01 };
    const placed = await app.client.placeOrder(input);
    expect(placed.order).toMatchObject({
      unitPriceFen: 500,
      totalFen: 6_000,
      status: 'unpaid',
      payment: null,
    });
    const { idempotencyKey: _key, consent: _consent, ...form } = order({ copies: 12 });
    expect(await app.client.quote(form)).toMatchObject({
      unitPriceFen: 500,
      shippingFen: 0,
      totalFen: 6_000,
    });
  });

  it('and the sponsor number is ten digits in groups', async () => {
    expect((await app.client.placeOrder(order())).order.sponsorNumber).toMatch(/^[1-9]\d{2}-\d{3}-\d{4}$/);
  });

  it('and nothing about a person can be read in the database', async () => {
    await app.client.placeOrder(
      order({
        name: '无名善人',
        anonymous: true,
        receiptEmail: 'chen@example.com',
        freeGift: GIFT,
        ...dedication({ target: 'living', names: ['李慈母'] }),
      }),
    );
    const rows = JSON.stringify((await database.pool.query('select * from sponsor_orders')).rows);
    for (const secret of ['无名善人', '13800138000', 'chen@example', '灵隐路', '李慈母', '王德安']) {
      expect(rows).not.toContain(secret);
    }
  });
});

describe('One form makes one order', () => {
  it('when a tap is doubled, even at the same moment', async () => {
    const input = order();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => app.client.placeOrder(input, { preventDuplicate: false })),
    );
    expect(new Set(all.map((one) => one.orderToken)).size).toBe(1);
    expect(await countOrders()).toBe(1);
  });

  it('and the same key with other content is refused', async () => {
    const input = order();
    await app.client.placeOrder(input);
    await expect(app.client.placeOrder({ ...input, copies: 11 })).rejects.toMatchObject({
      code: 'idempotency-conflict',
    });
    expect(await countOrders()).toBe(1);
  });
});

describe('A form that breaks a rule is refused in its place, and nothing is written', () => {
  it.each(BROKEN_ORDERS)('%s', async (_what, change, code, field) => {
    await expect(app.client.placeOrder({ ...order(), ...change })).rejects.toMatchObject({ code, field });
    expect(await countOrders()).toBe(0);
  });

  it.each(MISPLACED)('an address with %j in the place of another', async (change, field) => {
    const placed = app.client.placeOrder(order({ freeGift: { ...GIFT, ...change } }));
    await expect(placed).rejects.toMatchObject({ code: 'address-mismatch', field });
    expect(await countOrders()).toBe(0);
  });

  it.each(PLACED)('but not an address with %j, which there is', async (change) => {
    await app.client.placeOrder(order({ freeGift: { ...GIFT, ...change } }));
    expect(await countOrders()).toBe(1);
  });

  it('an unknown book', async () => {
    const unknown = app.client.placeOrder(order({ bookId: 'no-such-book' }));
    await expect(unknown).rejects.toMatchObject({ code: 'book-not-found', field: 'bookId' });
    expect(await countOrders()).toBe(0);
  });
});

describe('What people type is taken as they mean it', () => {
  it.each([
    '138 0013 8000',
    '138-0013-8000',
    '+86 138 0013 8000',
    '008613800138000',
    '8613800138000',
    '１３８００１３８０００',
  ])('phone %s', async (value) => {
    const placed = await app.client.placeOrder(order({ contact: { kind: 'phone', value } }));
    expect(placed.order.contact.value).toBe('13800138000');
  });

  it('an email with a domain in capitals, a rare character, wide spaces, a city without districts', async () => {
    const placed = await app.client.placeOrder(
      order({
        name: ' 𠮷田　 静 ',
        contact: { kind: 'email', value: ' Chen.Jing@EXAMPLE.com ' },
        freeGift: { ...GIFT, province: '广东省', city: '东莞市', district: '' },
        ...dedication({
          textId: null,
          text: `${'愿'.repeat(139)}\r\n安`,
          target: 'living',
          names: ['', '李四'],
        }),
      }),
    );
    expect(placed.order).toMatchObject({ name: '𠮷田 静', contact: { value: 'Chen.Jing@example.com' } });
    expect(placed.order.freeGift).toMatchObject({ phone: '13900139000', district: '' });
    expect(placed.order.dedication.names).toEqual(['李四']);
  });

  it('SQL and HTML are text', async () => {
    const name = `<b>'; drop table x;--</b>`;
    const placed = await app.client.placeOrder(
      order({ name, ...dedication({ textId: null, text: '<script>1</script>' }) }),
    );
    expect(placed.order).toMatchObject({ name, dedication: { text: '<script>1</script>' } });
  });
});

describe('The office can stop it', () => {
  it('for one book', async () => {
    await database.pool.query('update sponsor_books set open = false where id = $1', [BOOK]);
    await expect(app.client.placeOrder(order())).rejects.toMatchObject({
      code: 'book-closed',
      field: 'bookId',
    });
  });

  it('for everything', async () => {
    const { orderToken } = await app.client.placeOrder(order());
    await database.pool.query(`insert into config (key, value) values ('buyclosed', 'true')`);
    app.clock.advance({ seconds: 3 });
    await expect(app.client.placeOrder(order())).rejects.toMatchObject({ code: 'buying-closed' });
    const pay = { orderToken, methodId: 'sandbox.page', language: 'zh-Hans' } as const;
    await expect(app.client.startPayment(pay)).rejects.toMatchObject({ code: 'buying-closed' });
  });

  it('for a device that places too many orders at the same moment: never one more than it may', async () => {
    await app.app.close();
    app = await sponsoringApp(database, { RATE_ORDERS_PER_HOUR: '6' });
    const answers = await Promise.allSettled(
      Array.from({ length: 16 }, () => app.client.placeOrder(order())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'too-many-requests' });
    }
    expect(await countOrders()).toBe(6);
  });

  it('for an address with many devices, ten times as many', async () => {
    await app.app.close();
    app = await sponsoringApp(database, { RATE_ORDERS_PER_HOUR: '1' });
    const answers = await Promise.allSettled(
      Array.from({ length: 14 }, (_, index) => app.clientOf(`phone-${index}`).placeOrder(order())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await countOrders()).toBe(10);
  });

  it('for a device that places too many orders', async () => {
    await app.app.close();
    app = await sponsoringApp(database, { RATE_ORDERS_PER_HOUR: '2' });
    const first = order();
    await app.client.placeOrder(first);
    await app.client.placeOrder(order());
    await expect(app.client.placeOrder(order())).rejects.toMatchObject({ code: 'too-many-requests' });
    // A retry of an order that exists is no new order.
    expect((await app.client.placeOrder(first)).order.copies).toBe(10);
    app.clock.advance({ minutes: 61 });
    expect((await app.client.placeOrder(order())).order.status).toBe('unpaid');
  });
});
