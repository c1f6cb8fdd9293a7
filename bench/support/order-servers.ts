import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../apps/server/src/lib/postgres/embedded.ts';
import { migrated } from './migrated.ts';
import { orderClient } from './order-client.ts';
import type { OrderServer } from './order-server.ts';

/** The whole app in a process of its own, on a PostgreSQL of its own, with a client of `connections` connections. */
export async function withOrderServer<Result>(
  connections: number,
  work: (running: { readonly client: ReturnType<typeof orderClient> }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  try {
    await admin.query('create database bench');
    const url = Object.assign(new URL(postgres.url), { pathname: '/bench' }).href;
    await migrated(url);
    const child: ChildProcess = fork(
      fileURLToPath(new URL('./order-server.ts', import.meta.url)),
      [url, '16'],
      {
        serialization: 'advanced',
      },
    );
    try {
      const client = orderClient((await once(child, 'message'))[0] as OrderServer, connections);
      const result = await work({ client });
      client.close();
      return result;
    } finally {
      child.disconnect();
      await once(child, 'exit');
    }
  } finally {
    await admin.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
