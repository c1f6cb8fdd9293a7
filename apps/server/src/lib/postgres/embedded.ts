import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { freePort, isFree } from './free-port.ts';
import { launch, waitUntilReady } from './launch.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';
import { chooseRunAs } from './run-as.ts';
import { withFileLock } from './start-lock.ts';

const NAME = 'yuanguang';
/** Every process that uses the server holds this advisory lock shared; who gets it alone is the last one. */
const IN_USE = 7_205_759;

export interface EmbeddedPostgres {
  /** Where the app's own database is. */
  readonly url: string;
  /** Whether a server was found running (another process, or one that outlived a crash) and used. */
  readonly attached: boolean;
  /** Lets go of the server, and stops it when no other process uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of everything (DATA_DIR); made when missing. */
  readonly dataDir: string;
  /** False only for tests: gives up durability for speed. */
  readonly durable?: boolean;
  /** More `name=value` settings of the server. */
  readonly parameters?: readonly string[];
}

/** Starts the embedded PostgreSQL on `dataDir`, or attaches to the one that runs there. @throws {StartError} */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await prepareFolder(dataDir);
  const lock = join(dataDir, 'postgres.lock');
  return withFileLock(lock, async () => {
    const { port, attached } = await startOrAttach(dataDir, options);
    const password = await secret(dataDir);
    await ensureDatabase(address(port, password, 'postgres'));
    const url = address(port, password, NAME);
    const holder = new pg.Client({ connectionString: url, keepAlive: true });
    // The server going down under us shows in every query; this connection only marks that we use it.
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('select pg_advisory_lock_shared($1)', [IN_USE]);
    return { url, attached, stop: () => withFileLock(lock, () => letGo(holder, join(dataDir, 'postgres'))) };
  });
}

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
    await access(join(dataDir, 'keys'), constants.W_OK);
    const self = process.getuid?.() ?? 0;
    const folder = await stat(join(dataDir, 'postgres')).catch(() => null);
    if (self !== 0 && folder && folder.uid !== self) throw new Error('its database belongs to another user');
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}. ` +
        'Start as the user who started first, or name another folder by DATA_DIR.',
      error,
    );
  }
}

async function startOrAttach(dataDir: string, options: EmbeddedOptions) {
  const folder = join(dataDir, 'postgres');
  const password = await secret(dataDir);
  const running = await readPostmaster(folder);
  if (running) {
    await waitUntilReady(address(running.port, password, 'postgres'), () => !isAlive(running.pid)).catch(
      (error) => {
        throw new StartError(
          `The PostgreSQL running on ${folder} does not let us in: ${error.message}`,
          error,
        );
      },
    );
    return { port: running.port, attached: true };
  }
  const binaries = await findBinaries();
  const runAs = await chooseRunAs([folder, binaries.postgres]);
  await ensureCluster(folder, binaries, runAs, password);
  const port = await choosePort(dataDir);
  await launch(binaries, runAs, address(port, password, 'postgres'), {
    folder,
    port,
    logFile: join(dataDir, 'postgres.log'),
    parameters: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${port}`,
      'max_connections=120',
      'log_timezone=UTC',
      'timezone=UTC',
      ...(options.durable === false ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
      ...(options.parameters ?? []),
    ],
  });
  return { port, attached: false };
}

/** The port of the last time when it is free, else another one, which is then kept. */
async function choosePort(dataDir: string): Promise<number> {
  const path = join(dataDir, 'postgres.port');
  const kept = Number(await readFile(path, 'utf8').catch(() => ''));
  if (kept > 0 && (await isFree(kept))) return kept;
  const port = await freePort();
  await writeFile(path, `${port}\n`);
  return port;
}

async function secret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'keys', 'postgres-password');
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept?.trim()) return kept.trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  return password;
}

function address(port: number, password: string, database: string): string {
  const user = database === 'postgres' ? 'postgres' : NAME;
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** The app's own role (no superuser: a hole in a query opens only the app's data) and database. */
async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [NAME]);
    if (role.rowCount === 0) {
      const password = client.escapeLiteral(decodeURIComponent(new URL(adminUrl).password));
      await client.query(`create role ${NAME} login createdb password ${password}`);
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (database.rowCount === 0) await client.query(`create database ${NAME} owner ${NAME}`);
  } finally {
    await client.end();
  }
}

async function letGo(holder: pg.Client, folder: string): Promise<void> {
  const last = await holder
    .query('select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last', [IN_USE])
    .then((answer) => answer.rows[0]?.last === true)
    .catch(() => false);
  await holder.end().catch(() => undefined);
  const running = last ? await readPostmaster(folder) : null;
  if (!running) return;
  // SIGINT is PostgreSQL's "fast" stop: sessions are ended, everything is written, then it goes.
  process.kill(running.pid, 'SIGINT');
  while (isAlive(running.pid) && (await readPostmaster(folder))) await wait(20);
}
