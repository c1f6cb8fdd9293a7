import { describe, expect, it } from 'vitest';
import { type Machine, move } from '../../../lib/machine.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { GIFT_MOVES } from '../../donate/gifts/gift.moves.ts';
import { PAYMENT_MOVES } from '../../payment/payment.moves.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { orderByToken } from './find-order.ts';
import { FULFILMENT_MOVES, ORDER_MOVES } from './order.moves.ts';
import { viewOrder } from './order-view.ts';

const database = startTestDatabase();
const set = sponsoringAtRoughBank(database);

const language = 'zh-Hans';
describe('A notice that comes between two looks at one order', () => {
  it.each(['unpaid', 'expired'] as const)('leaves nobody who paid before an %s order', async (state) => {
    const { token, reference } = await set.opened();
    set.bank.approve(reference);
    const read = { ...(await orderByToken(set.ctx, token)), status: state };
    await set.notify(reference);
    expect(await viewOrder(set.ctx, read, language)).toMatchObject({
      status: 'paid',
      payment: 'settled',
      paymentMethodName: expect.any(String),
      paidAt: expect.any(String),
    });
  });
});

describe('The tables of legal moves', () => {
  const machines: [string, Machine<string, string>][] = [
    ['order', ORDER_MOVES],
    ['payment', PAYMENT_MOVES],
    ['fulfilment', FULFILMENT_MOVES],
    ['gift', GIFT_MOVES],
  ];
  it.each(machines)('of the %s never move to the state they come from', (_name, machine) => {
    for (const { from, to } of Object.values(machine)) expect(from).not.toContain(to);
  });

  it.each([
    ['order', ORDER_MOVES, 'refunded'],
    ['order', ORDER_MOVES, 'cancelled'],
    ['gift', GIFT_MOVES, 'refunded'],
    ['gift', GIFT_MOVES, 'cancelled'],
    ['payment', PAYMENT_MOVES, 'refunded'],
    ['fulfilment', FULFILMENT_MOVES, 'completed'],
  ] as [string, Machine<string, string>, string][])(
    'of the %s have no way out of the last state %#',
    (_name, machine, last) => {
      expect(Object.keys(machine).filter((name) => move(machine, last, name))).toEqual([]);
    },
  );

  it('never take settled money for anything but settled or given back', () => {
    expect(
      Object.keys(PAYMENT_MOVES).filter((name) => PAYMENT_MOVES[name as 'settle'].from.includes('settled')),
    ).toEqual(['refund']);
  });
});
