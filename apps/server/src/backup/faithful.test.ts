import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { connectDatabase, type Database } from '../lib/db.ts';
import { openKeys } from '../open-keys.ts';
import { diskStorage } from '../providers/storage/disk.ts';
import { makeEmptyDatabase, makeTestDatabase } from '../testing/database.ts';
import { testSettings } from '../testing/deps.ts';
import { copyIn, copyOut } from './copy.repository.ts';
import { operate } from './drill.testing.ts';
import { makeBackup } from './make-backup.ts';

const DATA_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;
const BACKUP_KEY = Buffer.alloc(32, 9).toString('base64');

let folder: string;
let url: string;
let database: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-backup-'));
  url = await makeTestDatabase();
  database = connectDatabase(url, 4, () => undefined);
  await openKeys(await testSettings({ DATA_KEY, DATA_DIR: folder }), database.db, systemClock);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('Every row of every table comes back the same to the letter, whatever is in it; tables of others are left out and named', async () => {
  const text = 'a\\b\tc\nd\re\\N\\.\n"\'{},;\u00a0\u2028莲花𠮷👩‍🦰\u0001';
  await database.pool.query(
    `insert into users (id, username, nickname, comment, tags, roles, register_env, registered_at, tokens_valid_from, invited_at)
     values ('65f000000000000000000001', 'a', $1, '', array[$1, '', 'NULL'], '{}', jsonb_build_object('k', $1::text), '2026-03-01 00:00:00.123456+08', 'infinity', '0044-03-15 12:00:00+00 BC'),
            ('65f000000000000000000002', 'b', null, '\\N', '{}', '{}', '{}', now(), now(), null)`,
    [text],
  );
  await database.pool.query(`insert into rate_limits values ('\\x00ff0a5c', 1, now())`);
  await database.pool.query(
    `insert into analytics_days values ('0001-01-01', $1, 'e', 'p', 'l', 9007199254740993)`,
    [text],
  );
  await database.pool.query(`insert into ledger_accounts values ('x', 'suspense')`);
  await database.pool.query(
    `with e as (insert into ledger_entries (reference, memo, at) values ('r', $1, now()) returning id)
    insert into ledger_lines select e.id, line, 'x', amount from e, (values (1, 500), (2, -500)) as l (line, amount)`,
    [text],
  );
  await database.pool.query('create table somebody_elses (id bigserial, note text)');
  await database.pool.query(`insert into somebody_elses (note) values ('x')`);

  const file = join(folder, 'one.backup');
  const made = await operate('backup', [file], { DATA_KEY, BACKUP_KEY, DATABASE_URL: url, DATA_DIR: folder });
  expect(made.code).toBe(0);
  const there = await makeEmptyDatabase();
  const settings = { DATA_KEY, BACKUP_KEY, DATABASE_URL: there, DATA_DIR: folder };
  const restored = await operate('restore', [file], settings);
  expect(restored).toMatchObject({
    code: 0,
    said: expect.stringContaining('public.somebody_elses is none of the app'),
  });
  // As the secrets are kept in files: without the client's, existing apps would be refused.
  expect(restored.said).toContain('There is no client secret');

  const pool = new pg.Pool({ connectionString: there, max: 1 });
  await database.pool.query('drop table somebody_elses');
  const rows = await contents(database.pool);
  expect(await contents(pool)).toEqual(rows);
  expect(rows.length).toBeGreaterThan(40);
  // Counters stand where they stood.
  const next = `select nextval(pg_get_serial_sequence('ledger_entries', 'id')) as next`;
  expect((await pool.query(next)).rows).toEqual((await database.pool.query(next)).rows);
  await pool.end();
});

test('A backup that is interrupted, or whose disk fails, leaves no file', async () => {
  const path = join(folder, 'backups', 'one.backup');
  await database.pool.query(`insert into files (id, key, object, origin, received_at, stored_at, type, size, content_hash)
    values ('65f000000000000000000003', 'k', 'o', 'x', now(), now(), 'image/png', 3, '\\x00')`);
  const stop = new AbortController();
  const disk = diskStorage(join(folder, 'files'));
  await disk.put('o', Buffer.from('abc'), { type: 'image/png', size: 3 });
  const storage = {
    ...disk,
    async get(name: string) {
      stop.abort();
      return disk.get(name);
    },
  };
  const options = { pool: database.pool, key: Buffer.alloc(32), path };
  await expect(makeBackup({ ...options, storage, signal: stop.signal })).rejects.toThrow();
  expect(await readdir(join(folder, 'backups'))).toEqual([]);
  const failing = { ...disk, get: async () => Readable.from(fails()) };
  await expect(makeBackup({ ...options, storage: failing })).rejects.toThrow('input/output error');
  expect(await readdir(join(folder, 'backups'))).toEqual([]);

  // Nothing was held back: the next one is made, and tells that the picture is not as it was received.
  const missing: string[] = [];
  const totals = await makeBackup({ ...options, storage: disk, onMissing: (object) => missing.push(object) });
  expect([totals.files, totals.missing, missing]).toEqual([1, 1, ['o']]);
});

test('Rows wait for who reads them and for who takes them: memory stays small for a large table', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const lines = 60_000;
  const { pieces, done } = copyOut(client, `select repeat('x', 1000) from generate_series(1, ${lines})`);
  const first = await pieces.next();
  // 60 MB wait in PostgreSQL; what has come is what the connection holds.
  await expect.poll(() => stream.isPaused()).toBe(true);
  expect(stream.bytesRead).toBeLessThan(8_000_000);
  let bytes = first.value.length;
  for await (const piece of pieces) bytes += piece.length;
  expect([bytes, await done]).toEqual([lines * 1001, lines]);

  await client.query('create temporary table taken (line text)');
  let most = 0;
  async function* many(): AsyncGenerator<Buffer> {
    const piece = Buffer.from(`${'y'.repeat(1000)}\n`.repeat(64));
    for (let at = 0; at < 600; at += 1) {
      most = Math.max(most, stream.writableLength);
      yield piece;
    }
  }
  expect(await copyIn(client, 'taken (line)', many())).toBe(38_400);
  expect(most).toBeLessThan(2_000_000);
  await expect(copyIn(client, 'taken (line)', fails())).rejects.toThrow('input/output error');
  await expect(copyIn(client, 'taken (line)', Readable.from([Buffer.from('a\tb\n')]))).rejects.toThrow(
    'extra data',
  );
  expect((await client.query('select count(*)::int as count from taken')).rows).toEqual([{ count: 38_400 }]);
  await client.end();
});

// biome-ignore lint/correctness/useYield: it fails before it gives anything
async function* fails(): AsyncGenerator<Buffer> {
  throw new Error('input/output error');
}

/** What stands in each table, as hashes; but for what the job queue measures. */
async function contents(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname in ('queue', 'schedule', 'job'))) order by 1`,
  );
  const answers: unknown[] = [];
  for (const { name } of rows) {
    const found = await pool.query(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} as t`,
    );
    answers.push([name, found.rows[0]]);
  }
  return answers;
}
