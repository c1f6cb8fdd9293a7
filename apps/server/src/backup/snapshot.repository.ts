import type pg from 'pg';
import { MIGRATION_LOCK } from '../lib/migrate.ts';
import { BackupError } from './backup-error.ts';

/** One connection, on which a transaction runs. */
export type Connection = pg.ClientBase;

/** A table as it is copied: its parts (partitions) within it, without columns that PostgreSQL computes. */
export interface TableOfDatabase {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

export interface SequenceOfDatabase {
  readonly schema: string;
  readonly name: string;
  /** A whole number of up to 19 digits. */
  readonly value: string;
  readonly called: boolean;
}

/** Of another package's tables: what they are made by, and which of them hold more than measurements. */
export interface ForeignSchema {
  readonly name: string;
  readonly kept: readonly string[];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** A table's name as it is written in a statement. */
export const tableName = ({ schema, name }: Pick<TableOfDatabase, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnNames = ({ columns }: TableOfDatabase): string => columns.map(quoted).join(', ');

/** Values as text that every PostgreSQL reads the same, whatever its settings. */
const PLAIN_TEXT = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 1`;

/**
 * Runs `work` on a connection that takes its time and has values as plain text. It is ended, not returned: its settings
 * differ from those of the pool, and a failed statement may still be under way, or a transaction to be taken back.
 */
export async function onOwnConnection<Answer>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  // A connection that breaks shows in the statement that waits for it.
  client.on('error', () => undefined);
  try {
    await client.query(PLAIN_TEXT);
    return await work(client);
  } finally {
    client.release(true);
  }
}

/**
 * Runs `work` on one moment of the database: whatever is written meanwhile is not seen, and nobody waits for it. Tables
 * cannot be changed until the end.
 */
export function inSnapshot<Answer>(
  pool: pg.Pool,
  foreign: ForeignSchema,
  work: (client: pg.PoolClient, tables: readonly TableOfDatabase[]) => Promise<Answer>,
): Promise<Answer> {
  return onOwnConnection(pool, async (client) => {
    // No migration between the snapshot and the locks on the tables; after them it waits by itself.
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('begin isolation level serializable read only deferrable');
    const tables = inOrder(await tablesOf(client, foreign), await references(client));
    if (tables.length === 0) throw new BackupError('The database is empty: start the app once.');
    await client.query(`lock table ${tables.map(tableName).join(', ')} in access share mode`);
    await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
    const answer = await work(client, tables);
    await client.query('commit');
    return answer;
  });
}

async function tablesOf(client: pg.ClientBase, foreign: ForeignSchema): Promise<TableOfDatabase[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname as schema, t.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class t
       join pg_namespace n on n.oid = t.relnamespace
       join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relkind in ('r', 'p') and not t.relispartition
        and (n.nspname = 'public' or (n.nspname = $1 and t.relname = any($2)))
      group by n.nspname, t.relname order by n.nspname, t.relname`,
    [foreign.name, foreign.kept],
  );
  return rows;
}

/** Pairs of tables: the first one's rows refer to the second one's. */
async function references(client: pg.ClientBase): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    // A part of a table stands for the whole.
    `with pairs as (
       select coalesce(pg_partition_root(conrelid), conrelid) as "from", coalesce(pg_partition_root(confrelid), confrelid) as "to"
         from pg_constraint where contype = 'f')
     select distinct fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
       from pairs
       join pg_class f on f.oid = pairs."from" join pg_namespace fn on fn.oid = f.relnamespace
       join pg_class t on t.oid = pairs."to" join pg_namespace tn on tn.oid = t.relnamespace
      where pairs."from" <> pairs."to"`,
  );
  return rows;
}

/** What is referred to comes before what refers to it. */
function inOrder(
  tables: readonly TableOfDatabase[],
  references: readonly { from: string; to: string }[],
): TableOfDatabase[] {
  const nameOf = ({ schema, name }: TableOfDatabase) => `${schema}.${name}`;
  const left = new Map(tables.map((table) => [nameOf(table), table]));
  const ordered: TableOfDatabase[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      ([name]) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const [name, table] of free) {
      ordered.push(table);
      left.delete(name);
    }
  }
  return ordered;
}

/** Where the counters of the tables stand: at or after every number that a row of the snapshot has. */
export async function sequencesOf(
  client: pg.ClientBase,
  foreign: ForeignSchema,
): Promise<SequenceOfDatabase[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, s.relname as name from pg_class s join pg_namespace n on n.oid = s.relnamespace
      where s.relkind = 'S' and n.nspname in ('public', $1) order by 1, 2`,
    [foreign.name],
  );
  const sequences: SequenceOfDatabase[] = [];
  for (const sequence of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${tableName(sequence)}`,
    );
    if (found.rows[0]) sequences.push({ ...sequence, ...found.rows[0] });
  }
  return sequences;
}

export interface SnapshotFacts {
  readonly at: Date;
  readonly postgres: string;
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
  readonly dataKeys: readonly { readonly id: string; readonly fingerprint: string; readonly root: boolean }[];
}

/** @throws {BackupError} when the database is not one that this version of the app has started on. */
export async function snapshotFacts(client: pg.ClientBase): Promise<SnapshotFacts> {
  const known = await client.query<{ found: boolean }>(
    `select to_regclass('data_keys') is not null as found`,
  );
  const dataKeys = known.rows[0]?.found
    ? (await client.query('select id, fingerprint, root from data_keys order by id')).rows
    : [];
  if (dataKeys.length === 0) throw new BackupError('The database is not up to date: start the app once.');
  const migrations = await client.query('select name, hash from migrations order by ran_at, name');
  const server = await client.query<{ at: Date; version: string }>(
    `select now() as at, current_setting('server_version') as version`,
  );
  const { at, version } = server.rows[0] ?? { at: new Date(0), version: '' };
  return { at, postgres: version, migrations: migrations.rows, dataKeys };
}

/** A file that the snapshot's rows name. */
export interface NamedFile {
  readonly id: string;
  readonly object: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
}
const FILES_AT_ONCE = 500;

/** The stored files of the snapshot, some hundred rows at a time. */
export async function* namedFiles(client: pg.ClientBase): AsyncGenerator<NamedFile> {
  await client.query(`declare named_files no scroll cursor for
    select id, object, type, size, encode(content_hash, 'hex') as sha256 from files where stored_at is not null`);
  for (;;) {
    const { rows } = await client.query<NamedFile>(`fetch ${FILES_AT_ONCE} from named_files`);
    yield* rows;
    if (rows.length < FILES_AT_ONCE) return;
  }
}

/** Whether the file is still named, now, outside of the snapshot. */
export async function isStillNamed(pool: pg.Pool, { id, object }: NamedFile): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from files where id = $1 and object = $2', [id, object]);
  return rowCount === 1;
}
