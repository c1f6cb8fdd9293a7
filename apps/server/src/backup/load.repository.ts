import type pg from 'pg';
import { MIGRATION_LOCK, type Migration } from '../lib/migrate.ts';
import { BackupError } from './backup-error.ts';
import { copyIn } from './copy.repository.ts';
import {
  columnNames,
  onOwnConnection,
  type SequenceOfDatabase,
  type TableOfDatabase,
  tableName,
} from './snapshot.repository.ts';

/**
 * Runs `work` in one transaction on an empty database: it is restored whole or stays empty. An app that starts meanwhile
 * waits. @throws {BackupError} when the database is not empty.
 */
export function intoEmptyDatabase(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  return onOwnConnection(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseFull(client);
    await client.query('begin');
    await work(client);
    await client.query('commit');
    await client.query('analyze');
  });
}

async function refuseFull(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
        and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1 limit 1`,
  );
  if (rows[0]) {
    throw new BackupError(
      `The database is not empty (it has ${rows[0].name}): a backup is restored into an empty one only. Name another by DATABASE_URL or DATA_DIR.`,
    );
  }
  const { rows: encodings } = await client.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  );
  if (encodings[0]?.encoding !== 'UTF8')
    throw new BackupError('The database must be made with the encoding UTF8.');
}

/** Makes the tables as they were: by the migrations that had run, and by what the job queue was made by. */
export async function makeTables(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  otherSchema: string,
): Promise<void> {
  await client.query(
    'create table migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
  );
  for (const { sql } of migrations) await client.query(sql);
  await client.query(otherSchema);
  // The plans of the queue bound the time of their own transaction.
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  await client.query('set constraints all immediate');
}

/** Empties what migrations filled, and keeps triggers from doing a second time what the rows already show. */
export async function prepareTables(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; triggers: boolean }>(
    `select format('%I.%I', n.nspname, t.relname) as name,
            exists (select 1 from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal) as triggers
       from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where n.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition order by 1`,
  );
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
  const withTriggers = rows.filter(({ triggers }) => triggers).map(({ name }) => name);
  for (const name of withTriggers) await client.query(`alter table ${name} disable trigger user`);
  return withTriggers;
}

export async function enableTriggers(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

/** Fills one table. Answers how many rows it took; null where the app has no such table: somebody else's was beside them. */
export async function loadTable(
  client: pg.ClientBase,
  table: TableOfDatabase,
  rows: AsyncIterable<Buffer>,
): Promise<number | null> {
  if (!(await isThere(client, table))) return null;
  return await copyIn(client, `${tableName(table)} (${columnNames(table)})`, rows);
}

export async function setSequence(
  client: pg.ClientBase,
  { value, called, ...sequence }: SequenceOfDatabase,
): Promise<void> {
  if (!(await isThere(client, sequence))) return;
  await client.query('select setval($1::regclass, $2::bigint, $3)', [tableName(sequence), value, called]);
}

async function isThere(client: pg.ClientBase, named: { schema: string; name: string }): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    tableName(named),
  ]);
  return rows[0]?.found === true;
}
