import { call, cloudObject } from '@yuanguang/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestDatabase } from '../testing/database.ts';
import { testApp } from '../testing/test-app.ts';
import { type Context, inTransaction } from './context.ts';
import { implement } from './implement.ts';

const probe = cloudObject('probe', {
  write: call({ access: 'anyone', input: z.object({}), output: z.object({}), errors: [] }),
});
const database = startTestDatabase();
const KEY = Buffer.from('lost');

/** A call that writes in a transaction, in the middle of which its connection is ended by `lose`. */
async function losing(lose: (ctx: Context, pid: number) => Promise<void>) {
  const write = async (ctx: Context) => {
    await inTransaction(ctx, async (inner) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inner.db);
      await inner.db
        .insertInto('rate_limits')
        .values({ key: KEY, used: 1, window_ends: ctx.now() })
        .execute();
      await lose(inner, rows[0]?.pid ?? 0);
    });
    return {};
  };
  const { app, wire } = await testApp(database, { build: { extra: [implement(probe, { write })] } });
  const { data } = await wire.invoke('probe', 'write', [{}]);
  const kept = await database.pool.query('select 1 from rate_limits where key = $1', [KEY]);
  await app.close();
  return { data, kept: kept.rowCount };
}

/** Until nobody is connected as `pid`, and until the process has heard of it. */
async function gone(pid: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rowCount } = await database.pool.query('select 1 from pg_stat_activity where pid = $1', [pid]);
      return rowCount;
    })
    .toBe(0);
}

const SYSTEM_ERROR = { errCode: 20000, errMsg: 'System error', errSubject: 'probe' };

test('A connection that ends in a transaction answers its call with 20000, and the next call is served', async () => {
  const lost = await losing(async (_ctx, pid) => {
    await database.pool.query('select pg_terminate_backend($1, 5000)', [pid]);
    await gone(pid);
  });
  expect(lost).toEqual({ data: SYSTEM_ERROR, kept: 0 });
});

test('A transaction that the server ended for being idle too long answers its call with 20000', async () => {
  const lost = await losing(async (ctx, pid) => {
    await sql`set idle_in_transaction_session_timeout = 20`.execute(ctx.db);
    await gone(pid);
  });
  expect(lost).toEqual({ data: SYSTEM_ERROR, kept: 0 });
});

test('A connection that ends in the middle of a statement answers its call with 20000', async () => {
  const lost = await losing(async (ctx, pid) => {
    const asleep = sql`select pg_sleep(60)`.execute(ctx.db);
    asleep.catch(() => undefined);
    await database.pool.query('select pg_terminate_backend($1, 5000)', [pid]);
    await asleep;
  });
  expect(lost).toEqual({ data: SYSTEM_ERROR, kept: 0 });
});

test('Connections that end while nobody uses them are replaced', async () => {
  await Promise.all(Array.from({ length: 4 }, () => database.pool.query('select pg_sleep(0.01)')));
  await database.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and application_name = 'yuanguang'`,
  );
  const { rows } = await database.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});
