import { sql } from 'kysely';
import type {} from './data-keys.tables.ts';
import type { Db } from './db.ts';
import type { KeyFingerprint } from './keys.ts';
import { StartError } from './start-error.ts';

const LOCK = 7_205_761;
const UNDEFINED_TABLE = '42P01';

/** A data key that this database was written with. */
export interface KnownKey extends KeyFingerprint {
  /** Whether blind indexes rest on it. */
  readonly root: boolean;
}

/** Where a module keeps values that were sealed with a data key. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column that names whom a value is bound to: its purpose is `purpose:owner`. Null: `purpose` alone. */
  readonly owner: string | null;
  readonly purpose: string;
  /** A column with the blind index of the same text, made for `purpose`. */
  readonly index?: string;
}

export interface SealedSample {
  /** Of the key that sealed it. */
  readonly keyId: string;
  readonly purpose: string;
  readonly sealed: string;
  readonly column: SealedColumn;
  readonly index: string | null;
}

/** Runs `work` while no other process that starts looks at the keys of this database or changes them. */
export async function withKeysLocked<Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    return await work(tx);
  });
}

/** @throws {StartError} when the database has not been migrated as far as this. */
export async function knownKeys(db: Db): Promise<KnownKey[]> {
  try {
    return await db.selectFrom('data_keys').select(['id', 'fingerprint', 'root']).orderBy('id').execute();
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error;
    throw new StartError('The database is not up to date: start the app once, then try again.', error);
  }
}

export async function rememberKeys(db: Db, keys: readonly KnownKey[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('data_keys')
    .values(keys.map((key) => ({ ...key, first_used_at: at })))
    .execute();
}

/** The newest value of each key in each column. Reads the columns whole: meant for the one start that knows no keys yet. */
export async function sealedSamples(db: Db, columns: readonly SealedColumn[]): Promise<SealedSample[]> {
  const samples: SealedSample[] = [];
  for (const column of columns) {
    const sealed = sql.ref(column.column);
    const owner = column.owner === null ? sql`null` : sql.ref(column.owner);
    const index = column.index === undefined ? sql`null` : sql.ref(column.index);
    const { rows } = await sql<{
      key_id: string;
      owner: string | null;
      sealed: string;
      index: string | null;
    }>`
      select distinct on (key_id) split_part(${sealed}, '.', 1) as key_id,
             ${owner}::text as owner, ${sealed} as sealed, ${index}::text as index
        from ${sql.table(column.table)} where ${sealed} is not null
       order by key_id, 2 desc nulls last`.execute(db);
    for (const row of rows) {
      const purpose = column.owner === null ? column.purpose : `${column.purpose}:${row.owner}`;
      samples.push({ keyId: row.key_id, purpose, sealed: row.sealed, column, index: row.index });
    }
  }
  return samples;
}
