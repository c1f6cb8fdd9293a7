import { afterEach, beforeEach, expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { startTestDatabase } from '../testing/database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { inTransaction } from './context.ts';
import { createJobs, type Jobs, job } from './jobs.ts';

declare module './jobs.ts' {
  interface JobData {
    'test.bell': { strokes: number };
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

test('Two handlers for one job are refused', () => {
  expect(() => jobs.register([job('test.bell', async () => undefined)])).toThrow('two handlers');
});
