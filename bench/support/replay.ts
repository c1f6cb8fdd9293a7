import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Sends recorded transactions straight to PostgreSQL over `connections` connections. Answers the seconds it took. */
export async function replay(
  databaseUrl: string,
  transactions: readonly (readonly Statement[])[],
  connections: number,
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );
  try {
    return await timed(connections, transactions, async (transaction, worker) => {
      for (const { text, values } of transaction) await clients[worker]?.query(text, [...values]);
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Does `work` for every item, `workers` at once, each taking the next. Answers the seconds it took. */
export async function timed<Item>(
  workers: number,
  items: readonly Item[],
  work: (item: Item, worker: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item, worker);
    }),
  );
  return (performance.now() - began) / 1_000;
}
