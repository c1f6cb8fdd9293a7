import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../lib/context.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { takesWorshipGifts } from '../../config/config.service.ts';
import { balances } from '../../ledger/ledger.service.ts';
import type { PaymentRow } from '../../payment/payment.service.ts';
import { aLamp, type HallApp, hallApp, type SomeoneOfTest } from '../hall.testing.ts';
import { hallPayable } from './hall-payable.ts';

const database = startTestDatabase();
let app: HallApp;
let chen: SomeoneOfTest;
beforeEach(async () => {
  app = await hallApp(database);
  chen = await app.someone();
});
afterEach(() => app.close());

const books = async () => Object.fromEntries(await balances(app.context()));

describe('A gift with a tablet', () => {
  it('is asked for by nobody: what stands for it and without it looks alike', async () => {
    const free = await chen.read(await chen.apply(aLamp()));
    const given = await chen.apply({ ...aLamp(), amountFen: 9_900 });
    expect(await chen.read(given)).toMatchObject({ status: 'unpaid', place: null });
    const paid = await chen.pay(given);
    expect(paid).toMatchObject({
      status: 'standing',
      gifts: [{ amountFen: 9_900, status: 'given', payment: 'settled' }],
    });
    const looks = ({ hall, tablet, lamp, status, from, until }: typeof paid) => ({
      hall,
      tablet,
      lamp,
      status,
      from,
      until,
    });
    expect(looks(paid)).toEqual(looks(free));
    expect(await books()).toEqual({ 'clearing:sandbox': 9_900, 'hall:memorial': -9_900 });
  });

  it('brings a tablet before the office only when it is paid', async () => {
    const token = await chen.apply({ amountFen: 3_600 });
    expect(await app.office(['hall', 'list'])).toEqual([]);
    expect(await chen.pay(token)).toMatchObject({ status: 'applied' });
    expect(await app.office(['hall', 'list'])).toHaveLength(1);
    expect(await codeOf(chen.cashier(token))).toBe('tablet-not-payable');
  });

  it('has its time; money that comes later is booked, and the registration lives again', async () => {
    const token = await chen.apply({ amountFen: 3_600 });
    app.clock.advance({ minutes: 31 });
    await app.run('hall.clock');
    const { rows } = await database.pool.query('select id from hall_gifts');
    const late = { id: 'p'.repeat(24), provider: 'sandbox', amount_fen: 3_600 } as PaymentRow;
    const accept = () =>
      inTransaction(app.hall(), async (ctx) =>
        (await hallPayable(app.hall()).lock(ctx, rows[0].id)).accept(late),
      );
    expect([await accept(), await accept()]).toEqual(['hall:memorial', undefined]);
    const { status, gifts, timeline } = await chen.read(token);
    expect([status, gifts[0]?.status, timeline.at(-1)?.event]).toEqual(['applied', 'given', 'paid-late']);
  });

  it('has its time, and cannot be paid when that is over', async () => {
    const token = await chen.apply({ amountFen: 3_600 });
    app.clock.advance({ minutes: 31 });
    expect(await chen.read(token)).toMatchObject({ status: 'expired', gifts: [{ status: 'expired' }] });
    expect(await codeOf(chen.cashier(token))).toBe('tablet-expired');
  });

  it('that was taken back meanwhile is kept in suspense, to be given back', async () => {
    const token = await chen.apply({ amountFen: 3_600 });
    const cashier = await chen.cashier(token);
    await chen.calls.withdraw({ tabletToken: token, language: 'zh-Hans' });
    await app.approveAt(cashier);
    expect(await chen.read(token)).toMatchObject({ status: 'withdrawn', gifts: [{ status: 'cancelled' }] });
    expect((await books())['hall:memorial'] ?? 0).toBe(0);
  });

  it('goes back when the tablet is rejected, and then stays back', async () => {
    const token = await chen.apply({ amountFen: 3_600 });
    await chen.pay(token);
    const number = await app.numberOf(chen, token);
    const answer = await app.office(['hall', 'reject', number], { as: '慧明', reason: '姓名与称谓不合' });
    expect(answer).toEqual(['rejected, 1 payments go back']);
    expect(await chen.read(token)).toMatchObject({
      status: 'rejected',
      reason: '姓名与称谓不合',
      gifts: [{ status: 'refunded' }],
    });
    expect(await books()).toMatchObject({ 'clearing:sandbox': 0, 'hall:memorial': 0 });
    await expect(app.office(['hall', 'refund', number, 'once more'])).rejects.toThrow(
      'no money to give back',
    );
  });

  it('that goes back takes nobody’s tablet down', async () => {
    const token = await chen.apply({ ...aLamp(), amountFen: 300 });
    await chen.pay(token);
    expect(await app.office(['hall', 'refund', await app.numberOf(chen, token), 'asked', 'for'])).toEqual([
      '1 payments go back',
    ]);
    expect(await chen.read(token)).toMatchObject({ status: 'standing', gifts: [{ status: 'refunded' }] });
  });
});

describe('Where gifts are not taken', () => {
  it.each([
    ['buyclosed', true, 'buying-closed'],
    ['worshipGifts', false, 'hall-gifts-closed'],
  ] as const)(
    '(%s: %s) they are refused, and whoever comes without one is welcome',
    async (entry, value, code) => {
      const before = await chen.apply({ amountFen: 3_600 });
      await app.set(entry, value);
      expect(await chen.calls.offer({})).toMatchObject({ gifts: false, free: true, amountsFen: [] });
      expect(await codeOf(chen.apply({ amountFen: 300 }))).toBe(code);
      expect(await codeOf(chen.cashier(before))).toBe(code);
      const lamp = await chen.apply({ ...aLamp(), days: 49 });
      expect(await codeOf(chen.renew(lamp, { amountFen: 300 }))).toBe(code);
      expect(await chen.read(lamp)).toMatchObject({ status: 'standing' });
    },
  );

  it('they are closed without the number of a licence, unless nothing real is paid; the switch closes them with one', async () => {
    const ask = (number: string, demonstration: boolean) =>
      takesWorshipGifts({ db: database.db, now: app.clock.now }, { number, demonstration });
    expect(await Promise.all([ask('', false), ask('浙（2022）0000120', false), ask('', true)])).toEqual([
      false,
      true,
      true,
    ]);
    await app.set('licence.number', '浙（2022）0000120');
    expect(await ask('', false)).toBe(true);
    await app.set('worshipGifts', false);
    expect(await ask('浙（2022）0000120', true)).toBe(false);
  });
});

describe('Where the temple asks for a gift', () => {
  it('nothing stands without one, and any amount will do', async () => {
    await app.set('hallFree', false);
    expect(await chen.calls.offer({})).toMatchObject({
      free: false,
      gifts: true,
      amountsFen: [300, 600, 900, 3_600, 6_900, 9_900],
      terms: [49, 100, 365, null],
    });
    await expect(chen.apply(aLamp())).rejects.toMatchObject({
      code: 'hall-gift-required',
      field: 'amountFen',
    });
    expect(await chen.pay(await chen.apply({ ...aLamp(), amountFen: 100 }))).toMatchObject({
      status: 'standing',
    });
  });
});
