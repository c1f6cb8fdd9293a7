import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../modules/account/account.testing.ts';
import { makeEmptyDatabase, makeTestDatabase } from '../testing/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  believer,
  bookFaults,
  NO_FAULTS,
  operate,
  operateApart,
  sponsorBooks,
  visitor,
} from './drill.testing.ts';

/*
 * The drill: a backup is made while visitors order and pay, and is restored elsewhere: another database, another folder.
 */
const DATA_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;
const BACKUP_KEY = Buffer.alloc(32, 9).toString('base64');
const SECRETS = { DATA_KEY, BACKUP_KEY, CLOUD_CLIENT_SECRET: 'secret-of-the-tests' };
const language = 'zh-Hans';
const PAYERS = 3;

let folder: string;
let file: string;
let server: TestServer;
let before: string[];
let person: Awaited<ReturnType<typeof believer>>;
let made: Awaited<ReturnType<typeof operate>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-backup-'));
  file = join(folder, 'one.backup');
  const databaseUrl = await makeTestDatabase();
  const DATA_DIR = join(folder, 'here');
  server = await startTestServer({ databaseUrl, settings: { DATA_DIR } });
  person = await believer(server, 'chen-jinghui');
  before = [await sponsorBooks(server, 3), await sponsorBooks(server, 7)];
  let over = false;
  const payers = Array.from({ length: PAYERS }, async () => {
    for (let turn = 0; !over; turn += 1) await sponsorBooks(server, 1 + (turn % 5));
  });
  made = await operateApart('backup', [file], { ...SECRETS, DATABASE_URL: databaseUrl, DATA_DIR });
  over = true;
  await Promise.all(payers);
}, 240_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('A backup is made while visitors pay, sealed, for us alone, and found sound without a database', async () => {
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\d+ rows of \d+ tables, 1 files, .*KiB/),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).not.toContain('one.backup.part');
  const bytes = await readFile(file);
  for (const text of ['chen-jinghui', 'CREATE', '陈静慧', BACKUP_KEY])
    expect(bytes.includes(text)).toBe(false);

  const checked = await operate('backup', ['--verify', file], {
    ...SECRETS,
    DATA_DIR: join(folder, 'nowhere'),
  });
  expect(checked.code).toBe(0);
  expect(checked.said).toMatch(/^Sound: \d+ rows of \d+ tables, 1 files, as of 20.*Z, from PostgreSQL \d+/);
  expect(checked.said).toContain('data key is needed: test (fingerprint ');
  expect(await readdir(folder)).not.toContain('nowhere');
});

test('Nothing is overwritten, and what was altered, cut off or sealed with another key is refused', async () => {
  const settings = { ...SECRETS, DATABASE_URL: server.databaseUrl, DATA_DIR: join(folder, 'here') };
  expect(await operate('backup', [file], settings)).toMatchObject({
    code: 1,
    said: `${file} is there already: nothing is overwritten.\n`,
  });
  const other = { ...SECRETS, BACKUP_KEY: Buffer.alloc(32, 8).toString('base64'), DATA_DIR: folder };
  const wrong = await operate('backup', ['--verify', file], other);
  expect(wrong).toMatchObject({
    code: 1,
    said: expect.stringContaining('another backup key: its fingerprint is'),
  });

  const bytes = await readFile(file);
  const altered = Buffer.from(bytes);
  altered.writeUInt8(altered.readUInt8(altered.length - 100) ^ 1, altered.length - 100);
  const spoilt = {
    altered,
    'cut-off': bytes.subarray(0, -1),
    'no-backup': Buffer.from('a letter to the abbot'),
  };
  for (const [name, content] of Object.entries(spoilt)) {
    await writeFile(join(folder, name), content);
    const { code, said } = await operate('backup', ['--verify', join(folder, name)], {
      ...SECRETS,
      DATA_DIR: folder,
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^(The backup is cut off or was altered|This is no backup).*\n$/);
  }
});

test('Restored elsewhere, the books balance, and logins, links, names and pictures open', async () => {
  const DATABASE_URL = await makeEmptyDatabase();
  const DATA_DIR = join(folder, 'there');
  const settings = { ...SECRETS, DATABASE_URL, DATA_DIR };

  const otherKey = { ...settings, DATA_KEY: `test:${Buffer.alloc(32, 6).toString('base64')}` };
  const refused = await operate('restore', [file], otherKey);
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('the data key test is another one'),
  });

  const restored = await operateApart('restore', [file], settings);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('1 files, as of 20') });

  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
  expect(await bookFaults(pool)).toEqual(NO_FAULTS);
  const paid = await pool.query(`select count(*)::int as paid from sponsor_orders where status = 'paid'`);
  expect(paid.rows[0].paid).toBeGreaterThanOrEqual(before.length);
  expect(await definitions(pool)).toEqual(await definitions(server.deps.database.pool));
  // Counters go on behind the rows.
  await pool.query('begin');
  await pool.query(`insert into payment_inbox (provider, notification_id, payment_id, raw, received_at)
    select 'test', 'after', id, '{}', now() from payments limit 1`);
  await pool.query('rollback');
  await expect(pool.query('update ledger_lines set amount_fen = 1')).rejects.toThrow('append-only');
  await pool.end();

  const again = await operate('restore', [file], settings);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });

  const there = await startTestServer({ databaseUrl: DATABASE_URL, settings: { DATA_DIR } });
  try {
    const chen = visitor(there, person.token);
    expect((await chen.account.me({})).username).toBe(person.username);
    const { newToken } = await visitor(there).id.login({ username: person.username, password: PASSWORD });
    expect(newToken.token).toBeTruthy();
    const [message] = (await chen.feedback.mine({ after: null })).feedback;
    const link = new URL(message?.images[0]?.url ?? '');
    const picture = await fetch(there.url + link.pathname + link.search);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { rows } = await there.deps.database.pool.query('select imgs from feedback');
    const kept = new URL(rows[0].imgs[0].url);
    expect((await fetch(there.url + kept.pathname)).status).toBe(404);
    for (const orderToken of before) {
      const { order } = await visitor(there).orders.order({ orderToken, language });
      expect(order).toMatchObject({ status: 'paid', name: '陈静慧' });
      const certificate = await fetch(`${there.url}/receipts/${orderToken}/certificate.png`);
      expect([certificate.status, certificate.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    await sponsorBooks(there, 2);
    expect(await bookFaults(there.deps.database.pool)).toEqual(NO_FAULTS);
  } finally {
    await there.close();
  }
});

test('A restore that fails half way leaves the database empty and no file behind', async () => {
  const DATABASE_URL = await makeEmptyDatabase();
  const DATA_DIR = join(folder, 'half');
  const bytes = await readFile(file);
  const cut = join(folder, 'cut.backup');
  await writeFile(cut, bytes.subarray(0, -20));
  const failed = await operate('restore', [cut], { ...SECRETS, DATABASE_URL, DATA_DIR });
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('cut off or was altered') });
  const whole = await operate('restore', [file], { ...SECRETS, DATABASE_URL, DATA_DIR });
  expect(whole.code).toBe(0);

  await mkdir(join(folder, 'full', 'files'), { recursive: true });
  await writeFile(join(folder, 'full', 'files', 'one'), '');
  const full = { ...SECRETS, DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: join(folder, 'full') };
  const refused = await operate('restore', [file], full);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('files is not empty') });
});

test('Words that are not right end a command with code 2 and its usage, without a trace', async () => {
  const wrong = [
    ['backup', ['--verify']],
    ['backup', ['--all', file]],
    ['backup', [file, file]],
    ['restore', []],
    ['restore', ['--force', file]],
  ] as const;
  for (const [script, words] of wrong) {
    const { code, said } = await operate(script, words, SECRETS);
    expect(code).toBe(2);
    expect(said).toMatch(new RegExp(`^npm run ${script} `));
    expect(said).not.toMatch(/\n\s+at /);
  }
  expect(await operateApart('restore', [], SECRETS)).toMatchObject({ code: 2 });
});

/** Tables, columns, constraints, indexes, triggers and functions, without the parts that the job queue adds by the day. */
async function definitions(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select c.relname as name, string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attnotnull::text, ', ' order by a.attname) as what
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and not c.relispartition and c.relkind <> 'i'
     group by c.relname
    union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select proname, prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    order by 1, 2`);
  return rows;
}
