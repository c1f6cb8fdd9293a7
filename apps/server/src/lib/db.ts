import { CompiledQuery, type Kysely, Kysely as KyselyClass, PostgresDialect } from 'kysely';
import pg from 'pg';
import { followingPrimary } from './postgres/primary.ts';
import { serversOf } from './postgres/servers.ts';
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

/** Connections of one kind, and the query builder on them. */
export interface Connections {
  readonly db: Db;
  readonly pool: pg.Pool;
}

export interface Database extends Connections {
  /**
   * Connections for what clients compose themselves: no statement on them takes longer than `QUICK_STATEMENT_MS`. The
   * limit belongs to the connection, so a single statement has it without a transaction around it.
   */
  readonly quick: Connections;
  close(): Promise<void>;
}

/** The limit of a statement on quick connections. */
export const QUICK_STATEMENT_MS = 2_000;
const STATEMENT_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens pools on `url` (postgres://…; with several servers on the one that takes writes) of at most `max` connections
 * together, from 3 on; every statement is bounded in time. A quarter of the connections are the quick ones; none is
 * opened before it is needed. `onError` hears once of each connection that broke, idle or in use (the pool replaces it;
 * a call that used it fails by itself).
 */
export function connectDatabase(url: string, max: number, onError: (error: Error) => void): Database {
  let closing = false;
  const heard = (error: Error) => {
    if (!closing) onError(error);
  };
  const quickMax = Math.max(1, Math.floor(max / 4));
  const target = followingPrimary(serversOf(url));
  const whole = connections(target, Math.max(2, max - quickMax), STATEMENT_MS, heard);
  const quick = connections(target, quickMax, QUICK_STATEMENT_MS, heard);
  return {
    ...whole,
    quick,
    async close() {
      closing = true;
      await Promise.all([whole.db.destroy(), quick.db.destroy()]);
      // The builder ends only a pool that it used itself.
      await Promise.all([whole, quick].map(({ pool }) => (pool.ending ? undefined : pool.end())));
    },
  };
}

function connections(
  target: pg.PoolConfig,
  max: number,
  statementMs: number,
  onError: (error: Error) => void,
): Connections {
  const pool = new pg.Pool({
    ...target,
    max,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    // A server that vanished with its machine ends nothing: only unanswered probes tell.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'yuanguang',
  });
  // A connection breaks when the server restarts or ends it. Unheard, that would end the whole process; the pool hears
  // only of those that lie idle, not of one in the middle of a transaction.
  pool.on('connect', (client) => {
    client.once('error', onError);
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  const db = new KyselyClass<Tables>({ dialect: new PostgresDialect({ pool }) });
  poolOf.set(db, pool);
  return { db, pool };
}

const poolOf = new WeakMap<Db, pg.Pool>();

/**
 * Sends a statement that is text already (parameters are `$1`, `$2`, …), on a pool or in a transaction. On a pool it goes
 * straight to the driver: on the way through the builder a short query would lose a tenth of its rate.
 */
export async function sendStatement(
  db: Db,
  text: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const pool = poolOf.get(db);
  if (pool) return (await pool.query<Record<string, unknown>>(text, [...values])).rows;
  return (await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]))).rows;
}
