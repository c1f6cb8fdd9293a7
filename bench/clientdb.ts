import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Clock, systemClock } from '../apps/server/src/clock.ts';
import type { CloudFunction, FunctionContext } from '../apps/server/src/gateway/invoke.ts';
import { connectDatabase, type Database } from '../apps/server/src/lib/db.ts';
import { newId } from '../apps/server/src/lib/ids.ts';
import { openEmbeddedPostgres } from '../apps/server/src/lib/postgres/embedded.ts';
import { emailColumns, mobileColumns } from '../apps/server/src/modules/account/user/personal.ts';
import { clientDb } from '../apps/server/src/modules/clientdb/clientdb.service.ts';
import { testContext } from '../apps/server/src/testing/context.ts';
import { type TestDeps, testDeps } from '../apps/server/src/testing/deps.ts';
import { withModules } from '../apps/server/src/testing/modules.ts';
import { migrated } from './support/migrated.ts';
import { type Statement, timed } from './support/replay.ts';
import { median } from './support/statistics.ts';

export interface ClientDbBench {
  readonly name: string;
  /** Rate of clientDB over the rate of the same SQL, both queries asked equally often; the budget is 0.6 at least. */
  readonly ratio: number;
  readonly figures: Readonly<Record<string, number>>;
}

const AT_ONCE = 16;
const ROUNDS = 7;
/** Until the engine has compiled what is called so often, as in a server that runs. */
const WARMING = 12;
const A_ROUND = 3_000;
const ARTICLES = 200;
const PEOPLE = 200;
const ASKED_AT_ONCE = 10;

/** Stands still: the configuration is read from memory, as in all but one call of two seconds. */
const began = systemClock();
const clock: Clock = () => began;

/** One call of a client, and who makes it. */
interface Asked {
  readonly ctx: FunctionContext;
  readonly args: Record<string, unknown>;
}

/**
 * Two queries of existing clients, each through the function `DCloud-clientDB` (text read, rules asked, SQL built,
 * documents made) against exactly the SQL it sent (recorded as it was sent), straight through the same driver over as
 * many connections to the same PostgreSQL. In one process, turn by turn; no two calls after each other ask the same.
 */
export async function benchClientDb(): Promise<ClientDbBench> {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  try {
    await migrated(postgres.url);
    // A quarter of the connections are those that clients' queries use.
    const database = connectDatabase(postgres.url, AT_ONCE * 4, () => undefined);
    const straight = await clients(postgres.url);
    try {
      const deps = await testDeps(database, { clock: systemClock });
      const { modules } = await withModules(deps);
      const { run } = clientDb({ database, collections: modules.collections });
      const articles = await compare(
        run,
        database,
        straight,
        articleCalls(database, await addArticles(database)),
      );
      const profiles = await compare(run, database, straight, profileCalls(database, await addPeople(deps)));
      await deps.jobs.stop();
      return {
        name: 'clientDB query / same SQL through the same driver',
        ratio:
          (1 / articles.straight + 1 / profiles.straight) / (1 / articles.through + 1 / profiles.through),
        figures: { ...named('articles', articles), ...named('profile', profiles), atOnce: AT_ONCE },
      };
    } finally {
      await Promise.all(straight.map((client) => client.end()));
      await database.close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Compared {
  readonly ratio: number;
  readonly through: number;
  readonly straight: number;
}

const named = (name: string, { ratio, through, straight }: Compared) => ({
  [`${name}Ratio`]: ratio,
  [`${name}PerSecond`]: Math.round(through),
  [`${name}SqlPerSecond`]: Math.round(straight),
});

async function compare(
  run: CloudFunction,
  { quick }: Database,
  connections: readonly pg.Client[],
  calls: readonly Asked[],
): Promise<Compared> {
  const [first] = calls;
  if (first) await answered(run, first);
  const statements = await recorded(quick.pool, () => timed(AT_ONCE, calls, (asked) => answered(run, asked)));
  if (statements.length !== calls.length) {
    throw new Error(`${calls.length} calls sent ${statements.length} statements`);
  }
  const through: number[] = [];
  const straight: number[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round += 1) {
    const calling = await timed(AT_ONCE, calls, (asked) => answered(run, asked));
    const sending = await timed(AT_ONCE, statements, async ({ text, values }, worker) => {
      await connections[worker]?.query(text, [...values]);
    });
    if (round < WARMING) continue;
    through.push(calls.length / calling);
    straight.push(statements.length / sending);
  }
  const ratio = median(through) / median(straight);
  return { ratio, through: median(through), straight: median(straight) };
}

/** @throws when the answer is not the documents that were asked for. */
async function answered(run: CloudFunction, { ctx, args }: Asked): Promise<void> {
  const { code, message, affectedDocs } = await run(ctx, args);
  if (code !== 0 || !affectedDocs) throw new Error(`refused: ${String(code)} ${String(message)}`);
}

/** Every statement that the pool's connections sent while `work` ran. */
async function recorded(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const watched = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    const { query } = client;
    watched.set(client, query);
    const noted = (...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text === 'string') sent.push({ text, values: Array.isArray(values) ? [...values] : [] });
      return (query as (...args: unknown[]) => unknown).apply(client, args);
    };
    Object.assign(client, { query: noted });
  };
  pool.on('acquire', watch);
  try {
    await work();
    return sent;
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of watched) Object.assign(client, { query });
  }
}

async function clients(url: string): Promise<pg.Client[]> {
  const opened = Array.from({ length: AT_ONCE }, () => new pg.Client({ connectionString: url }));
  await Promise.all(opened.map((client) => client.connect()));
  return opened;
}

const command = (...steps: readonly (readonly [string, ...unknown[]])[]) => ({
  command: { $db: steps.map(([$method, ...$param]) => ({ $method, $param })) },
});

async function addArticles({ pool }: Database): Promise<string[]> {
  const ids = Array.from({ length: ARTICLES }, () => newId(systemClock()));
  await pool.query(
    `insert into news_articles (id, texts, published_at)
     select id, jsonb_build_object('zh-Hans', jsonb_build_object('title', '文 ' || id, 'summary', '', 'body', '[]'::jsonb)),
       now() - interval '1 day' from unnest($1::text[]) as id`,
    [ids],
  );
  await pool.query('analyze news_articles');
  return ids;
}

/** The articles of the reading log, as the list of what one read asks for them. */
function articleCalls(database: Database, ids: readonly string[]): Asked[] {
  const ctx: FunctionContext = {
    ...testContext(database, { now: clock }),
    auth: { state: 'absent' },
  };
  return Array.from({ length: A_ROUND }, (_, call) => {
    const some = Array.from({ length: ASKED_AT_ONCE }, (_, i) => ids[(call * 7 + i * 13) % ids.length]);
    return {
      ctx,
      args: command(
        ['collection', 'opendb-news-articles'],
        ['where', `"_id" in ${JSON.stringify(some)}`],
        ['field', 'title,_id'],
        ['limit', ASKED_AT_ONCE],
        ['get'],
      ),
    };
  });
}

async function addPeople({ database, keys }: TestDeps): Promise<string[]> {
  const uids: string[] = [];
  for (let i = 0; i < PEOPLE; i += 1) {
    const id = newId(systemClock());
    const now = systemClock();
    const sealed = {
      ...mobileColumns(keys.data, id, String(13_800_000_000 + i), null),
      ...emailColumns(keys.data, id, `bench${i}@example.org`, null),
    };
    const columns = Object.keys(sealed);
    await database.pool.query(
      `insert into users (id, registered_at, tokens_valid_from, roles, username, nickname, ${columns.join(', ')})
       values ($1, $2, $2, '{}', $3, $4, ${columns.map((_, at) => `$${at + 5}`).join(', ')})`,
      [id, now, `bench_${i}`, `静慧${i}`, ...Object.values(sealed)],
    );
    uids.push(id);
  }
  await database.pool.query('analyze users');
  return uids;
}

/** One's own record, with the sealed number and address opened. */
function profileCalls(database: Database, uids: readonly string[]): Asked[] {
  const args = command(
    ['collection', 'uni-id-users'],
    ['where', "'_id' == $cloudEnv_uid"],
    ['field', 'mobile,nickname,username,email,avatar_file'],
    ['get'],
  );
  return Array.from({ length: A_ROUND }, (_, call) => {
    const uid = uids[call % uids.length] ?? '';
    const identity = { uid, roles: [], permissions: [], sessionId: 'bench' };
    const caller = { uid, roles: [], permissions: [] };
    const ctx = {
      ...testContext(database, { now: clock, caller }),
      auth: { state: 'valid', identity },
    } as const;
    return { ctx, args };
  });
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchClientDb(), null, 2)}\n`);
