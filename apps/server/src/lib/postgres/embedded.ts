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
import { type InUse, markInUse } from './in-use.ts';
import { launch, waitUntilReady } from './launch.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';
import { chooseRunAs } from './run-as.ts';
import { withFileLock } from './start-lock.ts';

const NAME = 'yuanguang';
/** How long a stop waits for a server that recovers. */
const RECOVERY_MS = 30_000;

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
  /** Hears that the server had gone while it was used and was started again. */
  readonly onRestart?: () => void;
  /** More `name=value` settings of the server. */
  readonly parameters?: readonly string[];
}

/**
 * Starts the embedded PostgreSQL on `dataDir`, or attaches to the one that runs there. Until `stop` it is kept running: one
 * that was killed is started again on the same port. @throws {StartError}
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await prepareFolder(dataDir);
  const lock = join(dataDir, 'postgres.lock');
  return withFileLock(lock, async () => {
    const { port, attached } = await startOrAttach(dataDir, options);
    const password = await secret(dataDir);
    await ensureDatabase(address(port, password, 'postgres'));
    const url = address(port, password, NAME);
    const inUse = await markInUse(url, (mark) =>
      withFileLock(lock, async () => {
        const again = await startOrAttach(dataDir, options, port);
        if (!again.attached) options.onRestart?.();
        await mark();
      }),
    );
    return {
      url,
      attached,
      stop: () => withFileLock(lock, () => letGo(inUse, url, join(dataDir, 'postgres'))),
    };
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

/** `usedPort`: where those who use the server look for it already. */
async function startOrAttach(dataDir: string, options: EmbeddedOptions, usedPort?: number) {
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
  const port = usedPort ?? (await choosePort(dataDir));
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

async function letGo(inUse: InUse, url: string, folder: string): Promise<void> {
  const before = await readPostmaster(folder);
  // One that is only just recovering will say soon whether others use it.
  if (before) await waitUntilReady(url, () => !isAlive(before.pid), RECOVERY_MS).catch(() => undefined);
  const last = await inUse.end();
  const running = last ? await readPostmaster(folder) : null;
  if (!running) return;
  // SIGINT is PostgreSQL's "fast" stop: sessions are ended, everything is written, then it goes.
  process.kill(running.pid, 'SIGINT');
  while (isAlive(running.pid) && (await readPostmaster(folder))) await wait(20);
}
