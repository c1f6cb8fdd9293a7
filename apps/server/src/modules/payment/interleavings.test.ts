import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move } from '../../lib/machine.ts';
import { OfficeError } from '../../lib/office/office-command.ts';
import { Refusal } from '../../lib/refusal.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { bankNotice } from './bank.testing.ts';
import { handleNotification } from './notification.ts';
import { type KindOfPaidThing, PAID_THINGS, type PaidThings } from './payables.testing.ts';
import { attemptsOf, dueRefunds, refundPayment } from './payment.service.ts';
import { reconcile } from './reconcile.ts';

const database = startTestDatabase();
/** A link begins with the id of what it opens. */
const ID_BYTES = 12;

const notify = (set: PaidThings, reference: string) =>
  handleNotification(set.ctx, bankNotice(set.bank, reference));

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

/** One visitor, one thing to be paid for, one bank: does a step, and lets the app refuse it where it may. */
async function doStep(
  set: PaidThings,
  token: string,
  { do: action, at }: Step,
  references: string[],
): Promise<void> {
  const reference = references[at % Math.max(1, references.length)] ?? 'none';
  const actions: Record<Step['do'], () => Promise<unknown> | unknown> = {
    pay: async () => {
      const opened = await set.open(token, ['card', 'transfer', 'cash'][at]);
      if (!references.includes(opened)) references.push(opened);
    },
    approve: () => set.bank.approve(reference),
    decline: () => set.bank.decline(reference),
    notify: () => (set.bank.books.has(reference) ? notify(set, reference) : undefined),
    read: () => set.read(token),
    cancel: () => set.cancel(token),
    expire: async () => {
      set.clock.advance({ minutes: 31 });
      await set.expire();
    },
    reconcile: async () => {
      set.clock.advance({ minutes: 3 });
      await reconcile(set.ctx);
    },
    refund: () => set.refund(token),
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

const EVENTS = {
  paid: 'pay',
  'paid-late': 'payLate',
  cancelled: 'cancel',
  expired: 'expire',
  refunded: 'refund',
} as const;

async function checkBooks(set: PaidThings, { moves, tables }: KindOfPaidThing, id: string): Promise<void> {
  const payments = await attemptsOf(set.ctx, id);
  const { rows: entries } = await database.pool.query<{ reference: string; sum: number; clearing: number }>(
    `select e.reference, sum(l.amount_fen)::int as sum,
       sum(l.amount_fen) filter (where l.account_id = 'clearing:bank')::int as clearing
     from ledger_entries e join ledger_lines l on l.entry_id = e.id group by e.id, e.reference`,
  );
  const [row] = (await database.pool.query(`select status from ${tables.things} where id = $1`, [id])).rows;
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
  const { rows: events } = await database.pool.query<{ event: keyof typeof EVENTS }>(
    `select event from ${tables.events} order by id`,
    [id],
  );
  let state = 'unpaid';
  for (const { event } of events.filter((one) => one.event in EVENTS)) {
    const next: string | undefined = move(moves, state, EVENTS[event]);
    expect(next, `${event} from ${state}`).toBeDefined();
    state = next ?? state;
  }
  expect(row.status).toBe(state);
  const { rows: totals } = await database.pool.query(tables.sums);
  expect(totals).toEqual([{ right: true }]);
}

describe.each(PAID_THINGS)('Of $kind, whatever order things happen in', (kind) => {
  const set = kind.start(database);
  it('each payment the bank took is booked once, the books balance, and no machine makes an illegal move', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const token = await set.place();
        const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
        const references: string[] = [];
        for (const one of steps) {
          await doStep(set, token, one, references);
          await checkBooks(set, kind, id);
        }
        // At last every notice arrives, twice and at once: nothing the bank took is missing.
        await Promise.all([...references, ...references].map((reference) => notify(set, reference)));
        await checkBooks(set, kind, id);
        const took = references.filter((reference) =>
          ['settled', 'refunded'].includes(set.bank.books.get(reference)?.state ?? ''),
        );
        const booked = (await attemptsOf(set.ctx, id)).filter(({ booked_as }) => booked_as !== null);
        expect(booked.map(({ reference }) => reference).sort()).toEqual(took.sort());
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
