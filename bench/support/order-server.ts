import type pg from 'pg';
import { buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { connectDatabase } from '../../apps/server/src/lib/db.ts';
import { testDeps } from '../../apps/server/src/testing/deps.ts';
import type { Statement } from './replay.ts';

export interface OrderServer {
  readonly url: string;
  readonly clientSecret: string;
  /** Key with which the built-in cashier signs its notices. */
  readonly noticeKey: Uint8Array;
}

/** What the server sent to the database, one list a transaction; a statement outside of one is a list of its own. */
function recorder(pool: pg.Pool): () => Statement[][] {
  let done: Statement[][] = [];
  pool.on('connect', (client) => {
    let open: Statement[] | undefined;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text === 'string') {
        const statement = { text, values: Array.isArray(values) ? values : [] };
        if (/^begin/i.test(text)) open = [];
        if (open) open.push(statement);
        else done.push([statement]);
        if (open && /^(commit|rollback)/i.test(text)) {
          done.push(open);
          open = undefined;
        }
      }
      return query(...args);
    };
    Object.assign(client, { query: watched });
  });
  return () => {
    const taken = done;
    done = [];
    return taken;
  };
}

/** Runs as a process of its own: the whole app on the database of the first argument, jobs left lying. */
async function serve(databaseUrl: string, connections: number): Promise<void> {
  const database = connectDatabase(databaseUrl, connections, () => undefined);
  const take = recorder(database.pool);
  const deps = await testDeps(database, { clock: systemClock, settings: { TRUST_PROXY: '127.0.0.1' } });
  const app = await buildApp(deps);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await deps.jobs.start();
  process.on('message', (message) => {
    if (message === 'take') process.send?.(take());
  });
  process.once('disconnect', async () => {
    await app.close();
    await deps.jobs.stop();
    await database.close();
    process.exit(0);
  });
  const noticeKey = new Uint8Array(deps.keys.derive('payments.sandbox.notice'));
  process.send?.({ url, clientSecret: deps.keys.clientSecret, noticeKey } satisfies OrderServer);
}

if (import.meta.main) await serve(process.argv[2] ?? '', Number(process.argv[3]));
