import type { Query, QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

declare module '@tanstack/react-query' {
  interface Register {
    /** `persist`: the last answer is kept on the device and shown when there is no network. Never for personal data. */
    queryMeta: { persist?: boolean };
  }
}

interface PersistedQueries extends DBSchema {
  queries: { key: string; value: { key: readonly unknown[]; data: unknown; at: number } };
}

let opened: Promise<IDBPDatabase<PersistedQueries>> | undefined;
function database() {
  opened ??= openDB<PersistedQueries>('yuanguang-kept', 1, {
    upgrade: (db) => {
      db.createObjectStore('queries');
    },
  });
  return opened;
}

/** Puts kept answers back where nothing newer has arrived, then keeps every new answer of marked queries. */
export async function persistQueries(client: QueryClient): Promise<void> {
  const db = await database();
  const fresh = client.getQueryCache().getAll();
  for (const persisted of await db.getAll('queries')) {
    if (client.getQueryData(persisted.key) === undefined) {
      client.setQueryData(persisted.key, persisted.data, { updatedAt: persisted.at });
    }
  }
  const persist = (query: Query): void => {
    if (!query.meta?.persist || query.state.data === undefined) return;
    void db
      .put(
        'queries',
        { key: query.queryKey, data: query.state.data, at: query.state.dataUpdatedAt },
        query.queryHash,
      )
      .catch(() => undefined); // A full device keeps nothing; the page works all the same.
  };
  // What was answered before this began, then every new answer; not what was just put back from the device.
  for (const query of fresh) persist(query);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    persist(event.query);
  });
}

/** Forgets every kept answer on this device. */
export async function clearPersistedQueries(): Promise<void> {
  await (await database()).clear('queries');
}
