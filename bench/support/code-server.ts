import { startTestServer } from '../../apps/server/src/testing/server.ts';

export interface CodeServer {
  readonly url: string;
  readonly clientSecret: string;
}

/** Runs as a process of its own: the whole server as in production, jobs and all; mail and messages go to a folder. */
async function serve(databaseUrl: string, outbox: string): Promise<void> {
  const settings = { OUTBOX: outbox, TRUST_PROXY: '127.0.0.1', SMS_CODES_PER_HOUR: '1000000' };
  const server = await startTestServer({ databaseUrl, settings });
  process.once('disconnect', async () => {
    await server.close();
    process.exit(0);
  });
  process.send?.({
    url: server.url,
    clientSecret: server.deps.keys.clientSecret,
  } satisfies CodeServer);
}

if (import.meta.main) await serve(process.argv[2] ?? '', process.argv[3] ?? '');
