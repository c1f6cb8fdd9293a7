import pg from 'pg';

/** How long a server may take to say whether it takes writes. */
const PROBE_MS = 3_000;

type Callback = (error: Error | null, client?: pg.Client) => void;
/** What the driver's types keep to themselves. */
type Inside = { host: string; port: number; readonly connection: { readonly stream: { destroy(): void } } };

/**
 * Options for pools whose connections go to the one of `servers` (an address each) that takes writes. It is looked for when
 * the first connection is made and whenever one has broken; connections that are still open to another one are ended then,
 * for a server that vanished with its machine answers nothing and ends nothing. Of one server nothing is asked.
 */
export function followingPrimary(servers: readonly [string, ...string[]]): pg.PoolConfig {
  const [connectionString] = servers;
  if (servers.length === 1) return { connectionString };

  const open = new Map<Following, string>();
  let primary: string | undefined;
  let finding: Promise<string> | undefined;
  let doubted = false;

  async function find(): Promise<string> {
    // Where it was is asked first: as long as it takes writes, nothing moves.
    const found = await takesWrites(primary).catch(() =>
      Promise.any(servers.filter((server) => server !== primary).map(takesWrites)).catch(() => {
        throw new Error('no server takes writes');
      }),
    );
    primary = found;
    doubted = false;
    for (const [client, server] of open) if (server !== found) inside(client).connection.stream.destroy();
    return found;
  }

  function current(): Promise<string> {
    if (primary !== undefined && !doubted) return Promise.resolve(primary);
    finding ??= find().finally(() => {
      finding = undefined;
    });
    return finding;
  }

  class Following extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | undefined {
      const connected = this.#toPrimary();
      if (!callback) return connected;
      connected.then(
        (client) => callback(null, client),
        (error: Error) => callback(error),
      );
      return undefined;
    }

    async #toPrimary(): Promise<pg.Client> {
      const server = await current();
      const { host, port } = new pg.Client({ connectionString: server });
      Object.assign(inside(this), { host, port });
      this.once('error', () => {
        doubted = true;
      });
      this.once('end', () => open.delete(this));
      open.set(this, server);
      try {
        return await super.connect();
      } catch (error) {
        doubted = true;
        open.delete(this);
        throw error;
      }
    }
  }
  return { connectionString, Client: Following };
}

const inside = (client: pg.Client) => client as unknown as Inside;

/** Answers `server`. @throws when it does not take writes, or does not say so in time. */
async function takesWrites(server: string | undefined): Promise<string> {
  if (server === undefined) throw new Error('not known yet');
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('takes no writes');
    return server;
  } finally {
    await client.end().catch(() => undefined);
  }
}
