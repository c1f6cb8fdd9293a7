import { type Kysely, Kysely as KyselyClass, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** The typed query builder; a transaction is one too. Only repositories use it. */
export type Db = Kysely<Tables>;

// int8 columns hold counts and fen far below 2^53; a number is what the rest of the code reckons with.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
});
// Days stay the text they are: a date has no zone and must not become an instant.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool on `url` (postgres://…) of at most `max` connections; every statement is bounded in time.
 * `onError` hears of connections that broke while idle (the pool replaces them; unheard it would end the process).
 */
export function connectDatabase(url: string, max: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'yuanguang',
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onError(error);
  });
  const db = new KyselyClass<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      closing = true;
      await db.destroy();
    },
  };
}
