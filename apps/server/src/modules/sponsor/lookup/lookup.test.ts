import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { order, sponsoringApp } from '../sponsor.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof sponsoringApp>>;
beforeEach(async () => {
  app = await sponsoringApp(database);
});
afterEach(() => app.app.close());

const language = 'zh-Hans';
const look = (query: string, more: object = {}) => app.client.lookup({ query, language, ...more });

describe('An order is found again', () => {
  it('by its number and by its phone however they are typed, masked, and no address or contact is told', async () => {
    const { order: placed } = await app.client.placeOrder(order({ receiptEmail: 'chen@example.com' }));
    const found = await look(` ${placed.sponsorNumber.replaceAll('-', ' ')} `);
    expect(found.orders).toEqual([
      {
        sponsorNumber: placed.sponsorNumber,
        bookTitle: placed.bookTitle,
        copies: 10,
        maskedName: '陈**',
        status: 'unpaid',
        fulfilment: 'waiting',
        createdAt: placed.createdAt,
      },
    ]);
    // Who gives the contact is not told the number: the two together would open the order.
    const covered = `***-***-**${placed.sponsorNumber.slice(-2)}`;
    const byContact = [{ ...found.orders[0], sponsorNumber: covered }];
    expect((await look('+86 138-0013-8000')).orders).toEqual(byContact);
    expect((await look('Chen@EXAMPLE.com')).orders).toEqual(byContact);
  });

  it('newest first and at most twenty', async () => {
    for (let copies = 1; copies <= 22; copies += 1) {
      await app.client.placeOrder(order({ copies }));
      app.clock.advance({ seconds: 1 });
    }
    const { orders } = await look('13800138000');
    expect(orders.map(({ copies }) => copies)).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
  });

  it('whole, by number and contact together', async () => {
    const placed = await app.client.placeOrder(order({ anonymous: true }));
    const { sponsorNumber } = placed.order;
    const opened = await app.client.open({ sponsorNumber, contact: '138 0013 8000', language });
    expect(opened).toMatchObject({ orderToken: placed.orderToken, order: { name: '陈静慧' } });
    const wrong = { code: 'order-not-found' };
    await expect(app.client.open({ sponsorNumber, contact: '13900139000', language })).rejects.toMatchObject(
      wrong,
    );
    await expect(
      app.client.open({ sponsorNumber: '482-915-0376', contact: '13800138000', language }),
    ).rejects.toMatchObject(wrong);
  });
});

describe('Who finds nothing', () => {
  it.each(['4829150371', '13900139000', 'nobody@example.com'])('by %s hears the same', async (query) => {
    await expect(look(query)).rejects.toMatchObject({ code: 'order-not-found', message: '没有查到助印记录' });
  });

  it.each(['', '12', "' or 1=1 --", '9'.repeat(300)])(
    'by %j is asked for a number or a contact',
    async (query) => {
      await expect(look(query)).rejects.toMatchObject({ code: 'param-invalid', field: 'query' });
    },
  );
});

describe('Guessing is slow', () => {
  const guess = () => look('13900139000');

  it('after three tries in ten minutes a picture must be read, once each', async () => {
    for (let tries = 0; tries < 3; tries += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'order-not-found' });
    await expect(guess()).rejects.toMatchObject({ code: 'uni-captcha-text-required', field: 'captcha' });
    const picture = () => app.captchas.getImageCaptcha({ scene: 'find-order' });
    expect((await picture()).captchaBase64).toMatch(/^data:image\/png;base64,/);
    const answer = (captcha: string) => look('13900139000', { captcha });
    await expect(answer('zzzz')).rejects.toMatchObject({ code: 'uni-captcha-verify-fail' });
    await expect(answer('2468')).rejects.toMatchObject({ code: 'uni-captcha-verify-fail' });
    await picture();
    await expect(answer('2468')).rejects.toMatchObject({ code: 'order-not-found' });
    await app.captchas.getImageCaptcha({ scene: 'register' });
    await expect(answer('2468')).rejects.toMatchObject({ code: 'uni-captcha-verify-fail' });
    await picture();
    app.clock.advance({ minutes: 3 });
    await expect(answer('2468')).rejects.toMatchObject({ code: 'uni-captcha-verify-overdue' });
    app.clock.advance({ minutes: 10 });
    await expect(guess()).rejects.toMatchObject({ code: 'order-not-found' });
  });

  it('and a new device every time does not help for long', async () => {
    const codes: unknown[] = [];
    for (let device = 0; device < 17; device += 1) {
      const client = app.clientOf(`device-${device}`);
      codes.push(await client.lookup({ query: '13900139000', language }).catch((error) => error.code));
    }
    expect(codes.slice(0, 15)).toEqual(Array(15).fill('order-not-found'));
    expect(codes.slice(15)).toEqual(Array(2).fill('uni-captcha-text-required'));
  });

  it('and after many in an hour there is an end', async () => {
    await app.app.close();
    app = await sponsoringApp(database, { RATE_LOOKUPS_PER_HOUR: '2' });
    await expect(guess()).rejects.toMatchObject({ code: 'order-not-found' });
    await expect(guess()).rejects.toMatchObject({ code: 'order-not-found' });
    await expect(guess()).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});
