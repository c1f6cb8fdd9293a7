import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../lib/postgres/embedded.ts';
import { readPostmaster } from '../../lib/postgres/postmaster-file.ts';
import {
  BOOKS_IN_ORDER,
  compareBooks,
  nothingTold,
  noticesDelivered,
  openGiving,
  paidOfEachKind,
  payer,
} from './payers.testing.ts';
import { answering, createVictim, stepCounter, victimEnvironment } from './victim.testing.ts';

const RESTARTS = 10;
const PAYERS = 6;
const STEPS_BETWEEN = 40;

test('PostgreSQL is restarted ten times under orders and payments, half of them by a kill: the servers live on, and nothing acknowledged is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-restart-'));
  const open = () => openEmbeddedPostgres({ dataDir: join(folder, 'database') });
  let postgres: EmbeddedPostgres = await open();
  const environment = victimEnvironment(postgres.url, folder);
  const servers = [await createVictim(environment), await createVictim(environment)];
  const urls = servers.map(({ url }) => url);
  const told = nothingTold();
  const steps = stepCounter();
  const pauses: number[] = [];
  let over = false;
  try {
    for (const server of servers) await server.start();
    const opening = new pg.Pool({ connectionString: postgres.url, max: 1 });
    await openGiving(opening, urls);
    await opening.end();
    const payers = Array.from({ length: PAYERS }, () => payer(urls, told, () => over, steps.step));
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await steps.after(STEPS_BETWEEN + restart);
      const began = performance.now();
      const postmaster = await readPostmaster(join(folder, 'database', 'postgres'));
      if (restart % 2 === 1) process.kill(postmaster?.pid ?? Number.NaN, 'SIGKILL');
      await postgres.stop();
      // What the killed server left behind ends in its own time; until then no other one starts.
      postgres = await vi.waitFor(open, { timeout: 60_000, interval: 100 });
      await Promise.all(urls.map(answering));
      pauses.push(performance.now() - began);
      expect(servers.map((server) => server.alive())).toEqual([true, true]);
    }
    await steps.after(STEPS_BETWEEN);
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    await expect
      .poll(() => paidOfEachKind(pool), { timeout: 60_000, interval: 100 })
      .toBeGreaterThan(RESTARTS / 2);
    over = true;
    await Promise.all(payers);

    await expect.poll(() => noticesDelivered(pool), { timeout: 60_000, interval: 200 }).toBe(true);
    const { approved, gifts, ...books } = await compareBooks(pool, told);
    await pool.end();
    expect(books).toEqual(BOOKS_IN_ORDER);
    expect(approved).toBeGreaterThan(RESTARTS);
    expect(gifts).toBeGreaterThan(0);
    // Whatever failed was said with the wire's own code; nobody was left without an answer.
    const codes = [...told.failed.keys()];
    expect(codes.filter((code) => code !== '20000' && code !== 'payment-unavailable')).toEqual([]);
    process.stdout.write(
      `${RESTARTS} restarts: ${told.ordered.size} orders acknowledged and found, ${approved} payments booked, ` +
        `${[...told.failed.values()].reduce((sum, n) => sum + n, 0)} calls refused, ` +
        `longest pause ${(Math.max(...pauses) / 1_000).toFixed(1)} s\n`,
    );
  } finally {
    over = true;
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
