import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Every process that uses the server holds this advisory lock shared; who gets it alone is the last one. */
const IN_USE = 7_205_759;
const AGAIN_MS = 200;

/** Marks that this process uses a server, for as long as it does. */
export interface InUse {
  /** Says that it uses the server no more. Answers whether nobody else does; null when the server does not say. */
  end(): Promise<boolean | null>;
}

/**
 * Marks the server at `url` as used by this process. The mark is a connection; when it is lost `onLoss` is called, which
 * has the server running again and calls `mark` to renew it; should that fail it is called again.
 */
export async function markInUse(
  url: string,
  onLoss: (mark: () => Promise<void>) => Promise<void>,
): Promise<InUse> {
  let ended = false;
  let holder: pg.Client | undefined;

  async function mark(): Promise<void> {
    if (ended) return;
    const client = await connected(url);
    try {
      await client.query('select pg_advisory_lock_shared($1)', [IN_USE]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    holder = client;
    client.once('end', () => void renew());
  }

  async function renew(): Promise<void> {
    holder = undefined;
    while (!ended && holder === undefined) {
      try {
        await onLoss(mark);
      } catch {
        await wait(AGAIN_MS);
      }
    }
  }

  await mark();
  return {
    async end() {
      ended = true;
      const client = holder ?? (await connected(url).catch(() => null));
      const last = client && (await isLast(client).catch(() => null));
      await client?.end().catch(() => undefined);
      return last;
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // Its loss is heard as its end; what else uses the server notices by itself.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function isLast(client: pg.Client): Promise<boolean> {
  const answer = await client.query<{ last: boolean }>(
    'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last',
    [IN_USE],
  );
  return answer.rows[0]?.last === true;
}
