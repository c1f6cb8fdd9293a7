import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../testing/database.ts';
import {
  BOOKS_IN_ORDER,
  compareBooks,
  nothingTold,
  noticesDelivered,
  openGiving,
  paidOfEachKind,
  payer,
} from './payers.testing.ts';
import { createVictim, stepCounter, victimEnvironment } from './victim.testing.ts';

const KILLS = 20;
const PAYERS = 6;

test('Two servers on one database are killed again and again in the middle of payments, and every payment is booked once', async () => {
  const database = await makeTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-crash-'));
  const environment = victimEnvironment(database, folder);
  const servers = [await createVictim(environment), await createVictim(environment)];
  const urls = servers.map(({ url }) => url);
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  const told = nothingTold();
  const steps = stepCounter();
  let over = false;
  try {
    await Promise.all(servers.map((server) => server.start()));
    await openGiving(pool, urls);
    const payers = Array.from({ length: PAYERS }, () => payer(urls, told, () => over, steps.step));
    let kills = 0;
    await Promise.all(
      servers.map(async (server, index) => {
        while (kills < KILLS) {
          // At a different point of the work each time.
          await steps.after(1 + ((kills * 5 + index * 3) % 17));
          kills += 1;
          await server.kill();
          await server.start();
        }
      }),
    );
    // However few came through between the kills: some of both kinds are paid before the books are compared.
    await expect.poll(() => paidOfEachKind(pool), { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
    over = true;
    await Promise.all(payers);
    // The cashier repeats its notices until each is acknowledged; nobody else helps.
    await expect.poll(() => noticesDelivered(pool), { timeout: 25_000, interval: 200 }).toBe(true);

    expect(kills).toBeGreaterThanOrEqual(KILLS);
    const { approved, gifts, ...books } = await compareBooks(pool, told);
    expect(books).toEqual(BOOKS_IN_ORDER);
    expect(gifts).toBeGreaterThan(0);
    expect(approved).toBeGreaterThan(gifts);
  } finally {
    over = true;
    await Promise.all(servers.map((server) => server.kill()));
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
