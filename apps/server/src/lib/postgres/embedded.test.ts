import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';

let dataDir = '';
let open: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const postgres of open.splice(0)) await postgres.stop();
  const left = await readPostmaster(join(dataDir, 'postgres'));
  if (left) await kill(left.pid);
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres({ dataDir });
  open.push(postgres);
  return postgres;
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  open = open.filter((other) => other !== postgres);
  await postgres.stop();
}

async function ask(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid), { interval: 10, timeout: 10_000 }).toBe(false);
}

const running = () => readPostmaster(join(dataDir, 'postgres'));

/** A process of its own that opens the server on `dataDir` and then waits. */
async function startElsewhere(): Promise<ChildProcess> {
  const script = `import { openEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))};
    const postgres = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
    process.send(postgres.attached);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

test('A new folder becomes a database in UTF-8, on the loopback address only, with secrets only we can read', async () => {
  const postgres = await start();
  expect(postgres.attached).toBe(false);
  const [settings] = await ask(
    postgres,
    `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as address,
      current_setting('password_encryption') as password, (select rolsuper from pg_roles where rolname = current_user) as super,
      (select datlocale from pg_database where datname = current_database()) as locale, current_setting('fsync') as fsync`,
  );
  expect(settings).toEqual({
    encoding: 'UTF8',
    address: '127.0.0.1',
    password: 'scram-sha-256',
    super: false,
    locale: 'C.UTF-8',
    fsync: 'on',
  });
  expect((await stat(join(dataDir, 'keys', 'postgres-password'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(postgres.url);
  wrong.password = 'guess';
  await expect(ask({ ...postgres, url: wrong.href }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test('After a stop nothing runs, and the next start finds the data on the same port', async () => {
  const first = await start();
  await ask(first, 'create table kept (n int); insert into kept values (7)');
  await stop(first);
  expect(await running()).toBeNull();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('When the app was killed hard, the next start attaches to the server that lives on', async () => {
  const child = await startElsewhere();
  const before = await running();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const postgres = await start();
  expect(postgres.attached).toBe(true);
  expect(await running()).toEqual(before);
  await stop(postgres);
  expect(await running()).toBeNull();
});

test('When PostgreSQL was killed hard with the app, the next start recovers what was committed', async () => {
  const child = await startElsewhere();
  const first = await start();
  await ask(first, 'create table kept as select n from generate_series(1, 10000) n');
  await stop(first);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await kill((await running())?.pid ?? 0);
  const second = await start();
  expect(second.attached).toBe(false);
  expect(await ask(second, 'select count(*)::int as n from kept')).toEqual([{ n: 10_000 }]);
});

/** How many hold the lock that says that the server is in use. */
async function holders(postgres: EmbeddedPostgres): Promise<unknown> {
  return ask(
    postgres,
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`,
  );
}

test('When every connection was lost, the server is still known to be in use, and the stop leaves nothing running', async () => {
  const postgres = await start();
  const everybodyElse = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await ask(postgres, everybodyElse);
  await expect.poll(() => holders(postgres), { timeout: 20_000 }).toEqual([{ n: 1 }]);
  // And once more, with a stop that does not wait until it is known again.
  await ask(postgres, everybodyElse);
  await stop(postgres);
  expect(await running()).toBeNull();
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('A server that dies under the app is started again, with what was committed and on the same port', async () => {
  const postgres = await start();
  await ask(postgres, 'create table kept as select n from generate_series(1, 1000) n');
  const died = (await running())?.pid ?? 0;
  await kill(died);
  await expect
    .poll(() => ask(postgres, 'select count(*)::int as n from kept').catch(() => 'away'), { timeout: 30_000 })
    .toEqual([{ n: 1_000 }]);
  expect((await running())?.pid).not.toBe(died);
  await stop(postgres);
  expect(await running()).toBeNull();
});

test('Two processes on one folder share one server, and the last one to end stops it', async () => {
  const [child, postgres] = await Promise.all([startElsewhere(), start()]);
  const server = await running();
  await stop(postgres);
  expect(await running()).toEqual(server);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(await running()).toBeNull();
});

test('A postmaster.pid that names another program, a half-made folder and a dead process’s lock do not stop a start', async () => {
  await stop(await start());
  const folder = join(dataDir, 'postgres');
  await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n`);
  await mkdir(`${folder}.new`);
  await writeFile(join(dataDir, 'postgres.lock'), '4194305');
  const postgres = await start();
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.lock'))).toEqual([]);
});

test('Data of another major version is left alone, with a clear word', async () => {
  await stop(await start());
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('belongs to PostgreSQL 17');
  expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});
