import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import pg from 'pg';
import { systemClock } from '../apps/server/src/clock.ts';
import { connectDatabase, type Database } from '../apps/server/src/lib/db.ts';
import { openEmbeddedPostgres } from '../apps/server/src/lib/postgres/embedded.ts';
import { templeDays } from '../apps/server/src/lib/temple-day.ts';
import { append } from '../apps/server/src/modules/journal/append.ts';
import { sumsOf } from '../apps/server/src/modules/journal/journal.service.ts';
import type { JournalContext } from '../apps/server/src/modules/journal/journal-context.ts';
import { since } from '../apps/server/src/modules/journal/since.ts';
import { testContext } from '../apps/server/src/testing/context.ts';
import { testDeps } from '../apps/server/src/testing/deps.ts';
import { withModules } from '../apps/server/src/testing/modules.ts';
import { ENTRIES_EACH, fillJournal, replicaOf, SUBJECT, uidOf } from './support/fill-journal.ts';
import { migrated } from './support/migrated.ts';
import { median } from './support/statistics.ts';

export interface JournalBench {
  readonly name: string;
  /** Time of one person's call beside a million people over its time beside ten thousand; the budget is 2 at most. */
  readonly ratio: number;
  readonly figures: Readonly<Record<string, number>>;
}

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 9;
const WARMING = 2;
const PEOPLE_A_ROUND = 100;
const A_BATCH = 20;
/** No divisor of it is one of the numbers of people: each is asked for once. */
const STRIDE = 7_919;

const days = templeDays('00:00');

/** One database with people who have practised before, and the calls of one of them. */
interface Crowd {
  readonly people: number;
  readonly calls: Readonly<Record<(typeof CALLS)[number], (person: number) => Promise<void>>>;
  close(): Promise<void>;
}

/**
 * What one person's device asks for, beside ten thousand people and beside a million, each with ten entries: a batch is
 * appended, today's and lifetime counts are read, the journal is fetched. Two databases of one PostgreSQL take turns, and
 * every call is another person's, so that nobody's rows lie ready from the one before.
 */
export async function benchJournal(): Promise<JournalBench[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  try {
    const few = await crowd(postgres.url, 'journal_few', FEW);
    const many = await crowd(postgres.url, 'journal_many', MANY);
    try {
      return await compare(few, many);
    } finally {
      await Promise.all([few.close(), many.close()]);
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const CALLS = ['append', 'sums', 'since'] as const;
const NAMES = {
  append: 'journal: appending a batch',
  sums: 'journal: today’s and lifetime counts',
  since: 'journal: fetching',
} as const;

async function compare(few: Crowd, many: Crowd): Promise<JournalBench[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < WARMING + ROUNDS; round += 1) {
    for (const [turn, call] of CALLS.entries()) {
      for (const [name, { people, calls }] of Object.entries({ few, many })) {
        const began = performance.now();
        for (let at = 0; at < PEOPLE_A_ROUND; at += 1) {
          const drawn = (round * CALLS.length + turn) * PEOPLE_A_ROUND + at;
          await calls[call]((drawn * STRIDE) % people);
        }
        const ms = (performance.now() - began) / PEOPLE_A_ROUND;
        if (round >= WARMING) times.set(`${call} ${name}`, [...(times.get(`${call} ${name}`) ?? []), ms]);
      }
    }
  }
  return CALLS.map((call) => {
    const [fewMs, manyMs] = ['few', 'many'].map((name) => median(times.get(`${call} ${name}`) ?? []));
    return {
      name: `${NAMES[call]}, a million people / ten thousand`,
      ratio: (manyMs ?? Number.NaN) / (fewMs ?? Number.NaN),
      figures: { fewMs: fewMs ?? Number.NaN, manyMs: manyMs ?? Number.NaN, entriesEach: ENTRIES_EACH },
    };
  });
}

async function crowd(adminUrl: string, name: string, people: number): Promise<Crowd> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await migrated(url.href);
  await fillJournal(url.href, people);
  const database = connectDatabase(url.href, 4, () => undefined);
  const deps = await testDeps(database, { clock: systemClock });
  const { modules } = await withModules(deps);
  const kinds = new Map(modules.journal.map((kind) => [kind.name, kind]));
  const ctxOf = (uid: string): JournalContext => ({
    ...testContext(database, { now: systemClock, caller: { uid, ip: uid } }),
    db: database.db,
    cipher: deps.keys.data,
    days,
    kinds: () => kinds,
  });
  return {
    people,
    calls: callsOn(database, ctxOf),
    async close() {
      await deps.jobs.stop();
      await database.close();
    },
  };
}

function callsOn({ db }: Database, ctxOf: (uid: string) => JournalContext): Crowd['calls'] {
  return {
    async append(person) {
      const uid = uidOf(person);
      const now = systemClock().getTime();
      const entries = Array.from({ length: A_BATCH }, (_, index) => ({
        number: ENTRIES_EACH + index + 1,
        kind: PRACTICE_COUNT,
        subject: SUBJECT,
        amount: 108,
        at: now - index * 1_000,
        data: '',
      }));
      const { refused } = await append(ctxOf(uid), { replica: replicaOf(person), now, entries });
      if (refused.length > 0) throw new Error(`refused: ${refused[0]?.code}`);
    },
    async sums(person) {
      const [sum] = await sumsOf(db, uidOf(person), PRACTICE_COUNT, [SUBJECT], days.of(systemClock()));
      if (!sum) throw new Error('nothing was counted');
    },
    async since(person) {
      const { entries } = await since(ctxOf(uidOf(person)), { cursor: '' });
      if (entries.length < ENTRIES_EACH) throw new Error('entries are missing');
    },
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchJournal(), null, 2)}\n`);
