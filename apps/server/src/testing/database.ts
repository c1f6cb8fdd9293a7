import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { connectDatabase, type Database } from '../lib/db.ts';
import { readTestEnvironment } from '../settings.ts';
import { copyTemplate, createDatabase } from './postgres-for-tests.ts';

/** What is never emptied: which migrations ran. */
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
  beforeEach(() => emptyWrittenTables(opened()));
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

/** A database of its own with nothing in it at all. */
export async function makeEmptyDatabase(): Promise<string> {
  const { adminUrl, template } = inject('testPostgres');
  return createDatabase(adminUrl, `${template}_empty_${randomBytes(4).toString('hex')}`);
}

/** Looks into every table, also into those a test has made: for one that was written to, its name. */
const LOOKS = `
  select format('select %L as name where exists (select from %s)%s', name, name, ' or (' || used || ')') as look
    from (select format('%I.%I', n.nspname, t.relname) as name,
                 (select format('select is_called from %I.%I', n.nspname, s.relname)
                    from pg_depend d join pg_class s on s.oid = d.objid
                   where d.refobjid = t.oid and s.relkind = 'S' limit 1) as used
            from pg_class t join pg_namespace n on n.oid = t.relnamespace
           where (n.nspname = 'public' and t.relkind = 'r' and t.relname <> all($1))
              or (n.nspname = 'pgboss' and t.relname = 'job')) as tables`;

/**
 * Empties the tables that were written to, and the jobs that wait, and begins their numbers anew. Looking is cheap; to
 * truncate forty tables that are empty takes longer than most tests.
 */
async function emptyWrittenTables({ pool }: Database): Promise<void> {
  const looks = await pool.query<{ look: string }>(LOOKS, [KEPT]);
  const written = await pool.query<{ name: string }>(looks.rows.map(({ look }) => look).join(' union all '));
  const names = written.rows.map(({ name }) => name);
  if (names.length > 0) await pool.query(`truncate ${names.join(', ')} restart identity cascade`);
}
