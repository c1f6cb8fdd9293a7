import type { OrderStatus } from '@yuanguang/contract/objects/sponsor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Machine, move } from '../../../lib/machine.ts';
import { OfficeError } from '../../../lib/office/office-command.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { PAYMENT_MOVES } from '../../payment/payment.moves.ts';
import { attemptsOf, dueRefunds, refundPayment } from '../../payment/payment.service.ts';
import { reconcile } from '../../payment/reconcile.ts';
import { refundOrder } from '../payment/refund-order.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { order } from '../sponsor.testing.ts';
import { cancelOrder } from './cancel-order.ts';
import { expireOrders } from './expire-orders.ts';
import { orderByToken } from './find-order.ts';
import { FULFILMENT_MOVES, ORDER_MOVES } from './order.moves.ts';
import { orderIdOf } from './order-token.ts';
import { viewOrder } from './order-view.ts';
import { placeOrder } from './place-order.ts';
import { readOrder } from './read-order.ts';

const database = startTestDatabase();
const set = sponsoringAtRoughBank(database);

const language = 'zh-Hans';
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), at: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve' as const), at: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decline' as const), at: fc.nat(4) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('notify' as const), at: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), at: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'expire' as const), at: fc.constant(0) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'giveBack' as const, 'reconcile' as const),
      at: fc.constant(0),
    }),
  },
);
type Step = {
  do:
    | 'pay'
    | 'approve'
    | 'decline'
    | 'notify'
    | 'read'
    | 'cancel'
    | 'expire'
    | 'refund'
    | 'giveBack'
    | 'reconcile';
  at: number;
};

/** One visitor, one order, one bank: does a step, and lets the app refuse it where it may. */
async function doStep(orderToken: string, { do: action, at }: Step, references: string[]): Promise<void> {
  const reference = references[at % Math.max(1, references.length)] ?? 'none';
  const input = { orderToken, language } as const;
  const actions: Record<Step['do'], () => Promise<unknown> | unknown> = {
    pay: async () => {
      const opened = await set.open(orderToken, ['card', 'transfer', 'cash'][at]);
      if (!references.includes(opened)) references.push(opened);
    },
    approve: () => set.bank.approve(reference),
    decline: () => set.bank.decline(reference),
    notify: () => (set.bank.books.has(reference) ? set.notify(reference) : undefined),
    read: () => readOrder(set.ctx, input),
    cancel: () => cancelOrder(set.ctx, input),
    expire: async () => {
      set.clock.advance({ minutes: 31 });
      await expireOrders(set.ctx);
    },
    reconcile: async () => {
      set.clock.advance({ minutes: 3 });
      await reconcile(set.ctx);
    },
    refund: async () => {
      const { sponsorNumber } = (await readOrder(set.ctx, input)).order;
      await refundOrder(set.ctx, { sponsorNumber, reason: 'test', who: 'test' });
    },
    giveBack: async () => {
      for (const due of await dueRefunds(set.ctx))
        await refundPayment(set.ctx, due.id, { who: 'office:test', reason: 'overpaid' });
    },
  };
  try {
    await actions[action]();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof OfficeError)) throw error;
  }
}

const ORDER_EVENTS = {
  paid: 'pay',
  'paid-late': 'payLate',
  cancelled: 'cancel',
  expired: 'expire',
  refunded: 'refund',
} as const;

async function checkBooks(orderId: string): Promise<void> {
  const payments = await attemptsOf(set.ctx, orderId);
  const { rows: entries } = await database.pool.query<{ reference: string; sum: number; clearing: number }>(
    `select e.reference, sum(l.amount_fen)::int as sum,
       sum(l.amount_fen) filter (where l.account_id = 'clearing:bank')::int as clearing
     from ledger_entries e join ledger_lines l on l.entry_id = e.id group by e.id, e.reference`,
  );
  const [row] = (
    await database.pool.query('select status, fulfilment, copies from sponsor_orders where id = $1', [
      orderId,
    ])
  ).rows;
  expect(entries.every(({ sum }) => sum === 0)).toBe(true);
  for (const payment of payments) {
    const holds = payment.state === 'settled' || payment.state === 'refunded';
    expect(entries.filter(({ reference }) => reference === `payment:${payment.id}`)).toHaveLength(
      holds ? 1 : 0,
    );
    expect(entries.filter(({ reference }) => reference === `refund:${payment.id}`)).toHaveLength(
      payment.state === 'refunded' ? 1 : 0,
    );
    expect(set.bank.books.get(payment.reference ?? '')?.refunds ?? 0).toBeLessThanOrEqual(1);
  }
  const paying = payments.filter((payment) => payment.booked_as === 'order');
  expect(paying.length).toBeLessThanOrEqual(1);
  expect(row.status === 'paid').toBe(paying[0]?.state === 'settled');
  const { rows: events } = await database.pool.query<{ event: keyof typeof ORDER_EVENTS }>(
    `select event from sponsor_events where order_id = $1 and machine = 'order' order by id`,
    [orderId],
  );
  let state: OrderStatus = 'unpaid';
  for (const { event } of events.filter((one) => one.event in ORDER_EVENTS)) {
    const next: OrderStatus | undefined = move(ORDER_MOVES, state, ORDER_EVENTS[event]);
    expect(next, `${event} from ${state}`).toBeDefined();
    state = next ?? state;
  }
  expect(row.status).toBe(state);
  const { rows: totals } = await database.pool.query(
    `select coalesce(sum(t.copies), 0)::int = (select coalesce(sum(copies), 0)::int from sponsor_orders where status in ('paid', 'completed')) as right from sponsor_totals t`,
  );
  expect(totals).toEqual([{ right: true }]);
}

describe('Whatever order things happen in', () => {
  it('each payment the bank took is booked once, the books balance, and no machine makes an illegal move', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const { orderToken } = await placeOrder(set.ctx, order());
        const orderId = orderIdOf(set.ctx, orderToken);
        const references: string[] = [];
        for (const one of steps) {
          await doStep(orderToken, one, references);
          await checkBooks(orderId);
        }
        // At last every notice arrives, twice and at once: nothing the bank took is missing.
        await Promise.all([...references, ...references].map((reference) => set.notify(reference)));
        await checkBooks(orderId);
        const took = references.filter((reference) =>
          ['settled', 'refunded'].includes(set.bank.books.get(reference)?.state ?? ''),
        );
        const booked = (await attemptsOf(set.ctx, orderId)).filter(({ booked_as }) => booked_as !== null);
        expect(booked.map(({ reference }) => reference).sort()).toEqual(took.sort());
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

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
  ];
  it.each(machines)('of the %s never move to the state they come from', (_name, machine) => {
    for (const { from, to } of Object.values(machine)) expect(from).not.toContain(to);
  });

  it.each([
    ['order', ORDER_MOVES, 'refunded'],
    ['order', ORDER_MOVES, 'cancelled'],
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
