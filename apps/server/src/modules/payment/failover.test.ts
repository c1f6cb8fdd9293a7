import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startReplicated } from '../../lib/postgres/replicated.testing.ts';
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

const PAYERS = 6;
const STEPS = 150;

test('The primary dies under orders and payments, the replica is promoted: both servers follow, and nothing acknowledged is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-failover-'));
  const postgres = await startReplicated(folder);
  const { primary, replica } = postgres.ports;
  // The replica stands first: it must be found out that it takes no writes yet.
  const database = `postgres://${postgres.login}@127.0.0.1:${replica},127.0.0.1:${primary}/temple?target_session_attrs=read-write`;
  const environment = victimEnvironment(database, folder);
  const servers = [await createVictim(environment), await createVictim(environment)];
  const urls = servers.map(({ url }) => url);
  const told = nothingTold();
  const steps = stepCounter();
  let over = false;
  const pool = new pg.Pool({
    connectionString: `postgres://${postgres.login}@127.0.0.1:${replica}/temple`,
    max: 2,
  });
  try {
    for (const server of servers) await server.start();
    const primaryPool = new pg.Pool({
      connectionString: `postgres://${postgres.login}@127.0.0.1:${primary}/temple`,
      max: 1,
    });
    await openGiving(primaryPool, urls);
    await primaryPool.end();
    const payers = Array.from({ length: PAYERS }, () => payer(urls, told, () => over, steps.step));
    await steps.after(STEPS);
    const before = told.ordered.size;
    const began = performance.now();
    await postgres.killPrimary();
    await postgres.promote();
    const promoted = performance.now();
    await Promise.all(urls.map(answering));
    const next = told.ordered.size;
    await expect.poll(() => told.ordered.size, { interval: 5, timeout: 60_000 }).toBeGreaterThan(next);
    const writing = performance.now();
    await steps.after(STEPS);
    await expect.poll(() => paidOfEachKind(pool), { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
    over = true;
    await Promise.all(payers);
    expect(servers.map((server) => server.alive())).toEqual([true, true]);

    await expect.poll(() => noticesDelivered(pool), { timeout: 60_000, interval: 200 }).toBe(true);
    const { approved, gifts, ...books } = await compareBooks(pool, told);
    expect(books).toEqual(BOOKS_IN_ORDER);
    expect(before).toBeGreaterThan(0);
    expect(gifts).toBeGreaterThan(0);
    // The jobs have followed: every receipt is done, whichever server it was that began it.
    const waiting = `select count(*)::int as n from pgboss.job where name in ('mail.receipt', 'donate.receipt') and state <> 'completed'`;
    await expect
      .poll(async () => (await pool.query(waiting)).rows, { timeout: 90_000, interval: 200 })
      .toEqual([{ n: 0 }]);
    const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
    process.stdout.write(
      `failover: ${told.ordered.size} orders acknowledged and found (${before} before it), ${approved} payments booked, ` +
        `${[...told.failed.values()].reduce((sum, n) => sum + n, 0)} calls refused; ` +
        `promoted after ${seconds(began, promoted)} s, no writes for ${seconds(began, writing)} s\n`,
    );
  } finally {
    over = true;
    await Promise.all(servers.map((server) => server.kill()));
    await pool.end();
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
