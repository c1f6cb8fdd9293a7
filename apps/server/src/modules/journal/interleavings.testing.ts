import { randomBytes } from 'node:crypto';
import type { JournalEntry } from '@yuanguang/contract/objects/journal';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../../lib/db.ts';
import { newId } from '../../lib/ids.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { mutableClock } from '../../testing/clock.ts';
import { testContext } from '../../testing/context.ts';
import type { TestDeps } from '../../testing/deps.ts';
import { append } from './append.ts';
import { sumsOf } from './journal.repository.ts';
import { BEADS, BEADS_OFF } from './journal.testing.ts';
import type { JournalContext } from './journal-context.ts';
import type { JournalKind } from './journal-kind.ts';
import { since } from './since.ts';

const YEAR_MS = 365 * 86_400_000;
const SUBJECTS = ['mani', 'name'];
const device = fc.nat(1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('practise' as const),
      device,
      kind: fc.constantFrom(BEADS.name, BEADS.name, BEADS_OFF.name),
      amount: fc.integer({ min: 1, max: 108 }),
      subject: fc.constantFrom(...SUBJECTS),
    }),
  },
  // Part of what waits, in some order, together with what is kept already; the answer may be lost on its way.
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      device,
      from: fc.nat(3),
      most: fc.integer({ min: 1, max: 5 }),
      backwards: fc.boolean(),
      again: fc.boolean(),
      lost: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('both' as const), device, twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fetch' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('setClock' as const),
      device,
      ahead: fc.integer({ min: -20 * YEAR_MS, max: 20 * YEAR_MS }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      device,
      hours: fc.integer({ min: 1, max: 60 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('loseStore' as const), device }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A store of entries on a device, and what the device has fetched of all. */
interface Store {
  replica: string;
  ahead: number;
  entries: JournalEntry[];
  acknowledged: Set<number>;
  reached: Set<number>;
  cursor: string;
  fetched: string[];
}

const newStore = (): Store => ({
  replica: randomBytes(16).toString('hex'),
  ahead: 0,
  entries: [],
  acknowledged: new Set(),
  reached: new Set(),
  cursor: '',
  fetched: [],
});

/** Two devices of one person go through `steps`; in the end the server must have what was entered, each entry once. */
async function live(database: Database, deps: TestDeps, steps: readonly Step[]): Promise<void> {
  const clock = mutableClock();
  const uid = newId(clock.now());
  const ctx: JournalContext = {
    ...testContext(database, { now: clock.now, caller: { uid, ip: uid } }),
    db: database.db,
    cipher: deps.keys.data,
    days: templeDays('00:00'),
    kinds: () => new Map([BEADS, BEADS_OFF].map((kind) => [kind.name, kind])),
  };
  const stores = [newStore(), newStore()] as const;
  const lost: Store[] = [];
  const timeOf = ({ ahead }: Store) => clock.now().getTime() + ahead;
  const waiting = ({ entries, acknowledged }: Store) =>
    entries.filter(({ number }) => !acknowledged.has(number));

  async function send(store: Store, entries: readonly JournalEntry[], answered: boolean): Promise<void> {
    const answer = await append(ctx, { replica: store.replica, now: timeOf(store), entries: [...entries] });
    expect(answer).toEqual({ refused: [] });
    for (const { number } of entries) {
      store.reached.add(number);
      if (answered) store.acknowledged.add(number);
    }
  }
  async function fetch(store: Store): Promise<void> {
    const page = await since(ctx, { cursor: store.cursor });
    store.cursor = page.cursor;
    store.fetched.push(...page.entries.map(({ replica, number }) => `${replica} ${number}`));
  }

  for (const one of steps) {
    const index = one.device as 0 | 1;
    const store = stores[index];
    if (one.do === 'practise') {
      const { kind, amount, subject } = one;
      const number = store.entries.length + 1;
      store.entries.push({ number, kind, subject, amount, at: timeOf(store), data: '' });
    } else if (one.do === 'send') {
      const from = one.again ? store.entries : waiting(store);
      const part = from.slice(one.from, one.from + one.most);
      await send(store, one.backwards ? part.toReversed() : part, !one.lost);
    } else if (one.do === 'both') {
      const all = one.twice ? [...stores, ...stores] : stores;
      await Promise.all(all.map((each) => send(each, waiting(each), true)));
    } else if (one.do === 'fetch') await fetch(store);
    else if (one.do === 'setClock') store.ahead = one.ahead;
    else if (one.do === 'wait') clock.advance({ hours: one.hours });
    else {
      lost.push({ ...store });
      Object.assign(store, newStore());
    }
  }
  for (const store of stores) await send(store, waiting(store), true);
  for (const store of stores) await fetch(store);

  // What a lost store never sent is lost with it.
  const entered = [...stores, ...lost].flatMap(({ replica, entries, reached }) =>
    entries.filter(({ number }) => reached.has(number)).map((entry) => ({ replica, ...entry })),
  );
  await compare(database, uid, entered, clock.now());
  const names = entered.map(({ replica, number }) => `${replica} ${number}`).sort();
  for (const { fetched } of stores) expect(fetched.toSorted()).toEqual(names);
  expect(stores[0].fetched).toEqual(stores[1].fetched);
}

async function compare(
  database: Database,
  uid: string,
  entered: readonly (JournalEntry & { replica: string })[],
  now: Date,
): Promise<void> {
  const rowsOf = async (text: string) => (await database.pool.query(text, [uid])).rows;
  const kept = await rowsOf(
    `select replica, number, kind, subject, amount, told_at as at, data from journal_entries
      where uid = $1 and at <= '${now.toISOString()}' order by replica, number`,
  );
  const inOrder = (one: { replica: string; number: number }, other: { replica: string; number: number }) =>
    one.replica < other.replica || (one.replica === other.replica && one.number < other.number) ? -1 : 1;
  expect(kept).toEqual([...entered].sort(inOrder));
  const sums = new Map<string, { kind: string; subject: string; amount: number; entries: number }>();
  for (const { kind, subject, amount } of entered) {
    const sum = sums.get(`${kind} ${subject}`) ?? { kind, subject, amount: 0, entries: 0 };
    sums.set(`${kind} ${subject}`, { ...sum, amount: sum.amount + amount, entries: sum.entries + 1 });
  }
  const names = [...sums.keys()].sort();
  expect(
    await rowsOf(
      'select kind, subject, amount, entries from journal_totals where uid = $1 order by kind, subject',
    ),
  ).toEqual(names.map((name) => sums.get(name)));
  const left = await sumsOf(database.db, uid, BEADS.name, SUBJECTS, '2026-01-01');
  const totals = new Map(left.map(({ subject, total }) => [subject, total]));
  for (const subject of SUBJECTS) {
    const of = (kind: JournalKind) => sums.get(`${kind.name} ${subject}`)?.amount;
    const counted = of(BEADS);
    expect(totals.get(subject)).toBe(counted && Math.max(0, counted - (of(BEADS_OFF) ?? 0)));
  }
  const day =
    'kind, subject, day, sum(amount)::bigint as amount, sum(entries)::bigint as entries, min(first) as first, max(last) as last';
  const days = (from: string) =>
    rowsOf(
      `select ${day} from (${from}) as s where uid = $1 group by kind, subject, day order by kind, subject, day`,
    );
  expect(
    await days(
      'select uid, kind, subject, day, amount, entries, first_at as first, last_at as last from journal_days',
    ),
  ).toEqual(
    await days(
      'select uid, kind, subject, day, amount, 1 as entries, at as first, at as last from journal_entries',
    ),
  );
}

/** People who live side by side: each has nothing to do with the others, and the database works meanwhile. */
const AT_ONCE = 8;

/** Lets `runs` people go through random sequences of what may happen to their devices. @throws at the first wrong sum. */
export async function interleavings(database: Database, deps: TestDeps, runs: number): Promise<void> {
  const lives = fc.array(fc.array(step, { minLength: 3, maxLength: 14 }), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  });
  await fc.assert(
    fc.asyncProperty(lives, async (people) => {
      await Promise.all(people.map((steps) => live(database, deps, steps)));
    }),
    { numRuns: Math.ceil(runs / AT_ONCE) },
  );
}
