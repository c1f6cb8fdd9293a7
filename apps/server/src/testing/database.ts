import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { connectDatabase, type Database } from '../lib/db.ts';
import { readTestEnvironment } from '../settings.ts';
import { copyTemplate } from './postgres-for-tests.ts';

/** Kept through `truncate`: what migrations ran, and how pg-boss is set up. */
const KEPT = ['migrations'];

/**
 * The database of this test worker: real PostgreSQL, migrated, emptied before each test. Call it at the top of a test
 * file (or of a `describe`); the answer works inside tests and hooks.
 */
export function startTestDatabase(): Database {
  let database: Database | undefined;
  const opened = () => {
    if (!database) throw new Error('the test database is there only while tests run');
    return database;
  };
  beforeAll(async () => {
    const { adminUrl, template } = inject('testPostgres');
    const url = await copyTemplate(adminUrl, template, `${template}_worker_${readTestEnvironment().worker}`);
    database = connectDatabase(url, 10, () => undefined);
  });
  beforeEach(() => truncate(opened()));
  afterAll(() => opened().close());
  return {
    get db() {
      return opened().db;
    },
    get pool() {
      return opened().pool;
    },
    get quick() {
      return opened().quick;
    },
    close: () => opened().close(),
  };
}

/** A database of its own, not shared with other tests, for those that need two or that start whole servers. */
export async function makeTestDatabase(): Promise<string> {
  const { adminUrl, template } = inject('testPostgres');
  return copyTemplate(adminUrl, template, `${template}_own_${randomBytes(4).toString('hex')}`);
}

/** Empties every table of the app and the jobs that wait, and begins numbers anew. */
export async function truncate({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where (schemaname = 'public' and tablename <> all($1)) or (schemaname = 'pgboss' and tablename = 'job')`,
    [KEPT],
  );
  if (rows.length > 0) {
    await pool.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
  }
}
