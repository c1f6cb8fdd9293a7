import { describe, expect, it, vi } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { balances, bookedReferences } from '../ledger/ledger.service.ts';
import { bankNotice } from './bank.testing.ts';
import { handleNotification } from './notification.ts';
import { PAID_THINGS } from './payables.testing.ts';
import { dueRefunds, refundPayment } from './payment.service.ts';
import { reconcile, reconcileOld } from './reconcile.ts';

const database = startTestDatabase();
const written = async () =>
  Number((await database.pool.query('select count(*) from payment_inbox')).rows[0].count);

describe.each(PAID_THINGS)('Of $kind:', ({ account, codes, start }) => {
  const set = start(database);
  const { open: pay, read, place: placed, cancel } = set;
  /** The bank tells of a payment, truly unless `change` says otherwise. */
  const notify = (reference: string, change: object = {}) =>
    handleNotification(set.ctx, bankNotice(set.bank, reference, change));
  const money = async () => Object.fromEntries(await balances(set.ctx));

  describe('A payment is booked once', () => {
    it('when the bank tells of it before the payer is back', async () => {
      const token = await placed();
      const reference = await pay(token);
      set.bank.approve(reference);
      expect(await notify(reference)).toEqual(set.bank.acknowledgement);
      const paid = await read(token);
      expect(paid).toMatchObject({ status: 'paid', payment: 'settled', paymentMethodName: '银行' });
      expect(paid.timeline.map(({ event }) => event)).toEqual(['placed', 'payment-opened', 'paid']);
      expect(await money()).toEqual({ 'clearing:bank': 5_000, [account]: -5_000 });
    });

    it('when the same notification comes ten times at once', async () => {
      const reference = await pay(await placed());
      set.bank.approve(reference);
      const answers = await Promise.all(Array.from({ length: 10 }, () => notify(reference)));
      expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['OK']));
      expect(await bookedReferences(set.ctx, 'payment:')).toHaveLength(1);
      expect(await written()).toBe(1);
    });

    it('when the payer comes back and no notification ever comes', async () => {
      const token = await placed();
      set.bank.approve(await pay(token));
      expect((await read(token)).status).toBe('paid');
      expect(await bookedReferences(set.ctx, 'payment:')).toHaveLength(1);
    });

    it('when nobody comes back: reconciliation asks', async () => {
      const token = await placed();
      set.bank.approve(await pay(token));
      set.clock.advance({ minutes: 3 });
      expect(await reconcile(set.ctx)).toBe(1);
      expect(await reconcile(set.ctx)).toBe(0);
      expect(await money()).toEqual({ 'clearing:bank': 5_000, [account]: -5_000 });
    });

    it('when the notification never comes and hundreds of other payments were left lying before', async () => {
      for (let abandoned = 0; abandoned < 260; abandoned += 1) await pay(await placed());
      set.clock.advance({ minutes: 3 });
      await reconcile(set.ctx);
      const token = await placed();
      set.bank.approve(await pay(token));
      set.clock.advance({ minutes: 3 });
      expect(await reconcile(set.ctx)).toBe(1);
      expect(await read(token)).toMatchObject({ status: 'paid' });
    });

    it('when the notification never comes, however many come after it', async () => {
      const token = await placed();
      set.bank.approve(await pay(token));
      for (let newer = 0; newer < 260; newer += 1) await pay(await placed());
      set.clock.advance({ minutes: 3 });
      expect(await reconcile(set.ctx)).toBe(1);
      expect(await read(token)).toMatchObject({ status: 'paid' });
    });

    it('when it is decided after days: once a night the bank is asked about what is older than a day', async () => {
      const asked = vi.spyOn(set.bank, 'query');
      const token = await placed();
      const reference = await pay(token);
      // The bank does not know either, and closes nothing.
      for (let hour = 0; hour < 25; hour += 1) {
        set.clock.advance({ hours: 1 });
        await reconcile(set.ctx);
      }
      asked.mockClear();
      set.clock.advance({ hours: 1 });
      await reconcile(set.ctx);
      expect(asked).not.toHaveBeenCalled();
      set.bank.approve(reference);
      expect(await reconcileOld(set.ctx)).toBe(1);
      expect(await money()).toEqual({ 'clearing:bank': 5_000, [account]: -5_000 });
    });

    it('without asking the bank every minute: the pauses grow to an hour', async () => {
      const asked = vi.spyOn(set.bank, 'query');
      await pay(await placed());
      const at: number[] = [];
      for (let minute = 1; minute <= 25; minute += 1) {
        set.clock.advance({ minutes: 1 });
        asked.mockClear();
        await reconcile(set.ctx);
        if (asked.mock.calls.length > 0) at.push(minute);
      }
      expect(at).toEqual([2, 3, 5, 9, 17]);
    });

    it('when it settles after the order has expired: the order lives again', async () => {
      const token = await placed();
      const reference = await pay(token);
      set.clock.advance({ minutes: 31 });
      expect(await set.expire()).toBe(1);
      set.bank.approve(reference);
      expect(await notify(reference)).toEqual(set.bank.acknowledgement);
      const late = await read(token);
      expect(late).toMatchObject({ status: 'paid' });
      expect(late.timeline.at(-1)?.event).toBe('paid-late');
    });
  });

  describe('Coming back proves nothing', () => {
    it('while the bank has not decided', async () => {
      const token = await placed();
      const reference = await pay(token);
      expect(await read(token)).toMatchObject({ status: 'unpaid', payment: 'pending' });
      expect(await notify(reference)).toEqual(set.bank.refusal);
      expect(await money()).toEqual({});
    });

    it('and a refused payment can be followed by another on the same order', async () => {
      const token = await placed();
      const first = await pay(token);
      set.bank.decline(first);
      expect(await read(token)).toMatchObject({ status: 'unpaid', payment: 'declined' });
      const second = await pay(token);
      expect(second).not.toBe(first);
      set.bank.approve(second);
      expect(await read(token)).toMatchObject({ status: 'paid', payment: 'settled' });
    });

    it('and two taps open one payment', async () => {
      const token = await placed();
      expect(new Set(await Promise.all([pay(token), pay(token), pay(token)])).size).toBe(1);
      expect(set.bank.books.size).toBe(1);
    });
  });

  describe('A notification is refused and writes nothing', () => {
    it.each([
      ['of another amount', { amountFen: 4_999 }],
      ['in another currency', { currency: 'USD' }],
      ['of another order', { paymentId: '0'.repeat(24) }],
      ['under another reference', { reference: 'B-other' }],
    ])('%s', async (_what, change) => {
      const reference = await pay(await placed());
      set.bank.approve(reference);
      expect(await notify(reference, change)).toEqual(set.bank.refusal);
      expect(await written()).toBe(0);
      expect(await money()).toEqual({});
    });

    it('when it is forged', async () => {
      const reference = await pay(await placed());
      set.bank.approve(reference);
      const forged = { ...bankNotice(set.bank, reference), headers: { 'x-bank': 'forged' } };
      expect(await handleNotification(set.ctx, forged)).toEqual(set.bank.refusal);
      expect(await written()).toBe(0);
    });

    it('when there is no such provider', async () => {
      const answer = await handleNotification(set.ctx, {
        provider: 'nobody',
        raw: Buffer.from('{}'),
        headers: {},
      });
      expect(answer.status).toBe(404);
    });
  });

  describe('Money that belongs to no open order waits to be given back', () => {
    it('when two attempts of one order are paid', async () => {
      const token = await placed();
      const [one, two] = [await pay(token, 'card'), await pay(token, 'transfer')];
      set.bank.approve(one);
      set.bank.approve(two);
      await Promise.all([notify(one), notify(two)]);
      expect((await read(token)).status).toBe('paid');
      expect(await money()).toEqual({ 'clearing:bank': 10_000, [account]: -5_000, suspense: -5_000 });
      const [due] = await dueRefunds(set.ctx);
      await refundPayment(set.ctx, due?.id ?? '', { who: 'office:test', reason: 'overpaid' });
      expect(await money()).toMatchObject({ 'clearing:bank': 5_000, suspense: 0 });
      expect(await dueRefunds(set.ctx)).toEqual([]);
      expect((await read(token)).status).toBe('paid');
    });

    it('when the order was cancelled', async () => {
      const token = await placed();
      const reference = await pay(token);
      await cancel(token);
      set.bank.approve(reference);
      await notify(reference);
      expect((await read(token)).status).toBe('cancelled');
      expect(await money()).toEqual({ 'clearing:bank': 5_000, suspense: -5_000 });
    });

    it('when the bank took another amount than was asked', async () => {
      const token = await placed();
      const reference = await pay(token);
      set.bank.amount = () => 4_000;
      set.bank.approve(reference);
      await notify(reference);
      expect(await read(token)).toMatchObject({ status: 'unpaid', payment: 'settled' });
      expect(await money()).toEqual({ 'clearing:bank': 4_000, suspense: -4_000 });
    });
  });

  describe('A refund', () => {
    it('gives everything back once', async () => {
      const token = await placed();
      set.bank.approve(await pay(token));
      expect((await read(token)).status).toBe('paid');
      await set.refund(token);
      await expect(set.refund(token)).rejects.toThrow('holds no money');
      expect(await read(token)).toMatchObject({ status: 'refunded', payment: 'refunded' });
      expect(await money()).toEqual({ 'clearing:bank': 0, [account]: 0 });
    });

    it('made at the bank by hand is booked when the bank says so', async () => {
      const token = await placed();
      const reference = await pay(token);
      set.bank.approve(reference);
      await notify(reference);
      await set.bank.refund({ paymentId: '', reference }, { refundId: 'by-hand', amountFen: 5_000 });
      await Promise.all([notify(reference), notify(reference), notify(reference)]);
      expect(await read(token)).toMatchObject({ status: 'refunded', payment: 'refunded' });
      expect(await money()).toEqual({ 'clearing:bank': 0, [account]: 0 });
    });
  });

  describe('What cannot be paid', () => {
    it('is refused by name', async () => {
      const token = await placed();
      await expect(pay(token, 'shells')).rejects.toMatchObject({ code: 'payment-method-unknown' });
      set.bank.reachable = false;
      await expect(pay(token)).rejects.toMatchObject({ code: 'payment-unavailable' });
      set.bank.reachable = true;
      set.bank.approve(await pay(token));
      await expect(pay(token)).rejects.toMatchObject({ code: codes.notPayable });
      await expect(cancel(token)).rejects.toMatchObject({
        code: codes.notCancellable,
      });
      const late = await placed();
      set.clock.advance({ minutes: 30 });
      await expect(pay(late)).rejects.toMatchObject({ code: codes.expired });
      await expect(pay(`${late.slice(0, -1)}_`)).rejects.toMatchObject({ code: 'link-invalid' });
    });
  });
});
