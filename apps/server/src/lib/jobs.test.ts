import { afterEach, beforeEach, expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { makeTestDatabase, startTestDatabase } from '../testing/database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { inTransaction } from './context.ts';
import { connectDatabase } from './db.ts';
import { createJobs, type Jobs, job } from './jobs.ts';

declare module './jobs.ts' {
  interface JobData {
    'test.bell': { strokes: number };
    'test.letter': { to: string };
  }
}

const database = startTestDatabase();
let jobs: Jobs;
let rung: number[];

async function openJobs(background: boolean): Promise<Jobs> {
  const { clock } = { clock: testContext(database).now };
  const opened = await createJobs({ database, clock, log: quietLog, stopSeconds: 5, background });
  opened.register([
    job('test.bell', async (_ctx, { strokes }) => {
      rung.push(strokes);
    }),
  ]);
  return opened;
}

beforeEach(async () => {
  rung = [];
  jobs = await openJobs(false);
});
afterEach(() => jobs.stop());

test('A job is done once', async () => {
  await jobs.enqueue(testContext(database), 'test.bell', { strokes: 3 });
  expect(await jobs.drain()).toBe(1);
  expect(await jobs.drain()).toBe(0);
  expect(rung).toEqual([3]);
});

test('A job added in a transaction exists only when the transaction commits', async () => {
  const ctx = testContext(database);
  const undone = inTransaction(ctx, async (inner) => {
    await jobs.enqueue(inner, 'test.bell', { strokes: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await jobs.drain()).toBe(0);
  await inTransaction(ctx, (inner) => jobs.enqueue(inner, 'test.bell', { strokes: 2 }));
  expect(await jobs.drain()).toBe(1);
  expect(rung).toEqual([2]);
});

test('A job for later is not done now', async () => {
  await jobs.enqueue(testContext(database), 'test.bell', { strokes: 1 }, { delaySeconds: 60 });
  expect(await jobs.drain()).toBe(0);
});

test('Jobs run by themselves in the background, and the stop waits for the one under way', async () => {
  const background = await createJobs({
    database,
    clock: testContext(database).now,
    log: quietLog,
    stopSeconds: 5,
  });
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  background.register([
    job('test.bell', async (_ctx, { strokes }) => {
      begun.resolve();
      await release.promise;
      rung.push(strokes);
    }),
  ]);
  await background.start();
  await background.enqueue(testContext(database), 'test.bell', { strokes: 9 });
  await begun.promise;
  const stopped = background.stop();
  release.resolve();
  await stopped;
  expect(rung).toEqual([9]);
});

/** Jobs that run by themselves; letters are written by `write`, several at a time. */
async function inBackground(write: (to: string) => Promise<void>): Promise<Jobs> {
  const clock = testContext(database).now;
  const opened = await createJobs({ database, clock, log: quietLog, stopSeconds: 5 });
  opened.register([
    job('test.bell', async (_ctx, { strokes }) => void rung.push(strokes)),
    job('test.letter', (_ctx, { to }) => write(to), { atOnce: 8 }),
  ]);
  await opened.start();
  return opened;
}

test('Forty jobs added together are done one after the other without a pause', async () => {
  const background = await inBackground(async () => undefined);
  await inTransaction(testContext(database), async (ctx) => {
    for (let strokes = 0; strokes < 40; strokes += 1) await background.enqueue(ctx, 'test.bell', { strokes });
  });
  await expect.poll(() => rung.length, { timeout: 50_000 }).toBe(40);
  await background.stop();
  expect(new Set(rung).size).toBe(40);
});

test('One owner’s flood of jobs that hang delays nobody else’s', async () => {
  const hanging = Promise.withResolvers<void>();
  const written: string[] = [];
  const background = await inBackground(async (to) => {
    if (to === 'flood') await hanging.promise;
    written.push(to);
  });
  const ctx = testContext(database);
  for (let letter = 0; letter < 50; letter += 1)
    await background.enqueue(ctx, 'test.letter', { to: 'flood' }, { owner: 'one who floods' });
  await background.enqueue(ctx, 'test.letter', { to: 'grandmother' }, { owner: 'grandmother' });
  await expect.poll(() => written, { timeout: 50_000 }).toEqual(['grandmother']);
  hanging.resolve();
  await expect.poll(() => written.length, { timeout: 50_000 }).toBe(51);
  await background.stop();
});

test('Letters that wait for a slow mail server are written several at a time', async () => {
  const slow = Promise.withResolvers<void>();
  let begun = 0;
  const background = await inBackground(async () => {
    begun += 1;
    await slow.promise;
  });
  for (const to of ['a', 'b', 'c', 'd', 'e', 'f'])
    await background.enqueue(testContext(database), 'test.letter', { to });
  await expect.poll(() => begun, { timeout: 50_000 }).toBe(6);
  slow.resolve();
  await background.stop();
});

test('A job that fails is tried again, and those beside it are not repeated', async () => {
  const written: string[] = [];
  const background = await inBackground(async (to) => {
    written.push(to);
    if (to === 'nobody') throw new Error('no such mailbox');
  });
  const ctx = testContext(database);
  for (const to of ['nobody', 'a', 'b', 'c']) await background.enqueue(ctx, 'test.letter', { to });
  const settled = `select data ->> 'to' as to, state::text from pgboss.job where state in ('completed', 'retry') order by 1`;
  await expect
    .poll(async () => (await database.pool.query(settled)).rows, { timeout: 50_000 })
    .toEqual([
      ...['a', 'b', 'c'].map((to) => ({ to, state: 'completed' })),
      { to: 'nobody', state: 'retry' },
    ]);
  await background.stop();
  expect(written.filter((to) => to !== 'nobody').toSorted()).toEqual(['a', 'b', 'c']);
});

test('A job that is done when the database goes away is noted as done when it is back, and not done again', async () => {
  const url = await makeTestDatabase();
  const name = new URL(url).pathname.slice(1);
  const own = connectDatabase(url, 4, () => undefined);
  const letIn = (whether: boolean) =>
    database.pool.query(`alter database ${name} with allow_connections ${whether}`);
  const lost = Promise.withResolvers<void>();
  const log = { ...quietLog, info: () => undefined, warn: () => undefined, error: () => lost.resolve() };
  const background = await createJobs({ database: own, clock: testContext(own).now, log, stopSeconds: 5 });
  background.register([
    job('test.bell', async (_ctx, { strokes }) => {
      rung.push(strokes);
      await letIn(false);
      await database.pool.query(
        'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1',
        [name],
      );
    }),
  ]);
  await background.start();
  await background.enqueue(testContext(own), 'test.bell', { strokes: 1 });
  await lost.promise;
  await letIn(true);
  const states = async () => {
    const answer = await own.pool.query(`select state::text from pgboss.job where name = 'test.bell'`);
    return answer.rows.map(({ state }) => state);
  };
  await expect.poll(() => states().catch(() => []), { timeout: 50_000 }).toEqual(['completed']);
  expect(rung).toEqual([1]);
  await background.stop();
  await own.close();
});

test('Two handlers for one job are refused', () => {
  expect(() => jobs.register([job('test.bell', async () => undefined)])).toThrow('two handlers');
});
