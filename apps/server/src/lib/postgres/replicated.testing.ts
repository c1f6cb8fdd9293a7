import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect } from 'vitest';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { launch } from './launch.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

const PASSWORD = 'password-of-the-drill';
const REPLICA = 'replica';
const run = promisify(execFile);

/** A PostgreSQL of the embedded binaries that nobody looks after. */
interface Server {
  readonly folder: string;
  readonly port: number;
  readonly adminUrl: string;
}

/** A primary and a replica that streams from it; a commit waits until both have written it. */
export interface Replicated {
  readonly ports: { readonly primary: number; readonly replica: number };
  /** For an address: `user:password`. */
  readonly login: string;
  /** SIGKILL: no farewell. */
  killPrimary(): Promise<void>;
  /** The replica takes writes from now on, by itself. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both in folders below `folder`, with the database `temple` of the user `temple`. */
export async function startReplicated(folder: string): Promise<Replicated> {
  const binaries = await findBinaries();
  const runAs = await chooseRunAs([join(folder, 'primary'), binaries.postgres]);

  async function start(name: string, port: number, parameters: readonly string[] = []): Promise<Server> {
    const server = {
      folder: join(folder, name),
      port,
      adminUrl: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    };
    await launch(binaries, runAs, server.adminUrl, {
      folder: server.folder,
      port,
      logFile: join(folder, `${name}.log`),
      parameters: [
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        `port=${port}`,
        // No slot: what a replica of a drill misses is kept long enough.
        'wal_keep_size=512MB',
        ...parameters,
      ],
    });
    return server;
  }

  await ensureCluster(join(folder, 'primary'), binaries, runAs, PASSWORD);
  const primary = await start('primary', await freePort());
  await onServer(primary, async (admin) => {
    await admin.query(`create role temple login password '${PASSWORD}'`);
    await admin.query('create database temple owner temple');
    await copyTo(admin, primary.folder, join(folder, REPLICA), runAs);
  });
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD} application_name=${REPLICA}`;
  const replica = await start(REPLICA, await freePort(), [`primary_conninfo=${source}`]);
  await onServer(primary, async (admin) => {
    await admin.query(`alter system set synchronous_standby_names = '${REPLICA}'`);
    await admin.query('select pg_reload_conf()');
    const standing = async () => (await admin.query('select sync_state from pg_stat_replication')).rows;
    await expect.poll(standing, { timeout: 60_000 }).toEqual([{ sync_state: 'sync' }]);
  });

  return {
    ports: { primary: primary.port, replica: replica.port },
    login: `temple:${PASSWORD}`,
    killPrimary: () => kill(primary, 'SIGKILL'),
    promote: () =>
      onServer(replica, (admin) => admin.query('select pg_promote(wait => true, wait_seconds => 60)')),
    async close() {
      await Promise.all([kill(primary, 'SIGKILL'), kill(replica, 'SIGKILL')]);
    },
  };
}

/** A copy of the folder of a server that is running, from which a replica can start (PostgreSQL's low-level backup). */
async function copyTo(admin: pg.Client, from: string, to: string, runAs: RunAs): Promise<void> {
  await admin.query(`select pg_backup_start('replica', fast => true)`);
  await run('cp', ['-a', from, to]);
  const { rows } = await admin.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  await Promise.all(['postmaster.pid', 'postmaster.opts'].map((name) => rm(join(to, name), { force: true })));
  // What was being written while it was copied is streamed anew.
  const changes = join(to, 'pg_wal');
  for (const name of await readdir(changes)) await rm(join(changes, name), { recursive: true });
  await mkdir(join(changes, 'archive_status'), { mode: 0o700 });
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  await writeFile(join(to, 'standby.signal'), '', { mode: 0o600 });
  if (runAs.owner) await run('chown', ['-R', `${runAs.owner.uid}:${runAs.owner.gid}`, to]);
}

async function onServer({ adminUrl }: Server, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function kill({ folder }: Server, signal: 'SIGKILL'): Promise<void> {
  const running = await readPostmaster(folder);
  if (!running) return;
  process.kill(running.pid, signal);
  await expect.poll(() => isAlive(running.pid), { interval: 10, timeout: 10_000 }).toBe(false);
}
