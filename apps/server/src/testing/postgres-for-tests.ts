import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../clock.ts';
import { connectDatabase } from '../lib/db.ts';
import { createJobs } from '../lib/jobs.ts';
import { migrate, readMigrations } from '../lib/migrate.ts';
import { openEmbeddedPostgres } from '../lib/postgres/embedded.ts';
import { readTestEnvironment } from '../settings.ts';
import { MIGRATIONS } from '../start-server.ts';
import { quietLog } from './quiet-log.ts';

export interface TestPostgres {
  /** A database from which others can be made. */
  readonly adminUrl: string;
  /** Name of the database that is migrated and otherwise empty; copies of it are made in moments. */
  readonly template: string;
  /** Drops every database of this run; an embedded server is stopped and its folder removed. */
  close(): Promise<void>;
}

/** PostgreSQL for a run of tests: the one of TEST_DATABASE_URL, else an embedded one of its own in a temporary folder. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = readTestEnvironment().databaseUrl;
  const folder = given ? null : await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  const embedded = folder ? await openEmbeddedPostgres({ dataDir: folder, durable: false }) : null;
  const adminUrl = given ?? embedded?.url ?? '';
  const template = `test_${randomBytes(4).toString('hex')}`;
  await onAdmin(adminUrl, (client) => client.query(`create database ${template}`));
  await prepareTemplate(databaseUrl(adminUrl, template));
  await onAdmin(adminUrl, (client) => closeToConnections(client, template));
  return {
    adminUrl,
    template,
    async close() {
      if (!embedded) await dropAll(adminUrl, template);
      await embedded?.stop();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the database `name` as a copy of the template, unless it is there. Answers its address. */
export async function copyTemplate(adminUrl: string, template: string, name: string): Promise<string> {
  await onAdmin(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${name} template ${template}`);
  });
  return databaseUrl(adminUrl, name);
}

/** Makes an empty database. Answers its address. */
export async function createDatabase(adminUrl: string, name: string): Promise<string> {
  await onAdmin(adminUrl, (client) => client.query(`create database ${name}`));
  return databaseUrl(adminUrl, name);
}

/** The address of another database on the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function prepareTemplate(url: string): Promise<void> {
  const database = connectDatabase(url, 4, () => undefined);
  await migrate(database.pool, await readMigrations(MIGRATIONS));
  const jobs = await createJobs({
    database,
    clock: systemClock,
    log: quietLog,
    stopSeconds: 5,
    background: false,
  });
  await jobs.stop();
  await database.close();
}

/** A database is copied only while nobody is connected to it, and a server ends closed connections in its own time. */
async function closeToConnections(client: pg.Client, template: string): Promise<void> {
  await client.query(`alter database ${template} with allow_connections false`);
  await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    template,
  ]);
}

async function dropAll(adminUrl: string, template: string): Promise<void> {
  await onAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}

async function onAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
