import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../apps/server/src/lib/postgres/embedded.ts';
import { migrated } from './migrated.ts';
import { type OrderClient, orderClient } from './order-client.ts';
import type { OrderServer } from './order-server.ts';

/** A program of this folder as a process of its own, and what it tells when it serves; it ends when `work` is done. */
export async function withServerProcess<Info, Result>(
  program: string,
  args: readonly string[],
  work: (info: Info, child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = fork(join(import.meta.dirname, program), args, { serialization: 'advanced' });
  try {
    return await work((await once(child, 'message'))[0] as Info, child);
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

/** The whole app in a process of its own, on a PostgreSQL of its own, with a client of `connections` connections. */
export async function withOrderServer<Result>(
  connections: number,
  work: (running: { readonly client: OrderClient }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  try {
    await admin.query('create database bench');
    const url = Object.assign(new URL(postgres.url), { pathname: '/bench' }).href;
    await migrated(url);
    return await withServerProcess('order-server.ts', [url, '16'], async (info: OrderServer) => {
      const client = orderClient(info, connections);
      const result = await work({ client });
      client.close();
      return result;
    });
  } finally {
    await admin.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
