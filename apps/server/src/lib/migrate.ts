import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartError } from './start-error.ts';

/**
 * Older files have a number of their own. Newer ones have the minute (UTC) they were begun at: branches do not collide, and
 * one that is merged late runs when it comes.
 */
const FILE = /^(?:(\d{4})|\d{12})_[a-z0-9_-]+\.sql$/;
/** Held while migrations run. */
export const MIGRATION_LOCK = 7_205_760;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/** The migrations of a folder in order. @throws {StartError} for a wrong name or a number used twice. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => FILE.exec(name)?.[1]);
  const wrong = names.filter(
    (name, at) => !FILE.test(name) || (numbers[at] !== undefined && numbers[at] === numbers[at - 1]),
  );
  if (wrong.length > 0) {
    throw new StartError(
      `Migrations are named YYYYMMDDHHMM_<feature>.sql, older ones NNNN_<feature>.sql, each number once. Wrong: ${wrong.join(', ')}`,
    );
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database up to `migrations`: what is new runs, one transaction a file, while other processes that start
 * at the same time wait. Answers the names that ran.
 * @throws {StartError} when a file that ran before was edited or is missing, or when one fails (it is undone whole).
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    // Waiting for another process's migration, and a long one of ours, may outlast the usual limit of a statement.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const done = await readDone(client);
      refuseEdited(migrations, done);
      const ran: string[] = [];
      for (const migration of migrations) {
        if (done.has(migration.name)) continue;
        await runOne(client, migration);
        ran.push(migration.name);
      }
      return ran;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    // Destroyed, not returned: its limits differ from those of the pool.
    client.release(true);
  }
}

async function readDone(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      hash text not null,
      ran_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function refuseEdited(migrations: readonly Migration[], done: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  const problems: string[] = [];
  for (const [name, hash] of done) {
    const now = known.get(name);
    if (now === undefined) problems.push(`${name} ran on this database, but this version does not have it`);
    else if (now !== hash) problems.push(`${name} was edited after it had run; write a new file instead`);
  }
  if (problems.length > 0)
    throw new StartError(`The database does not match the app:\n  - ${problems.join('\n  - ')}`);
}

async function runOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartError(`Migration ${migration.name} failed: ${(error as Error).message}`, error);
  }
}
