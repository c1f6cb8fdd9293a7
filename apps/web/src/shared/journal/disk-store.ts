import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import {
  COUNTED_STORES,
  type JournalStore,
  KEYS,
  type Key,
  STORE_NAMES,
  type StoreName,
  type Transaction,
} from './store.ts';

export const JOURNAL_DATABASE = 'yuanguang-journal';
/** A browser that neither opens nor refuses (it happens in private modes) counts as one that refuses. */
const OPEN_MS = 5_000;

export interface DiskStore extends JournalStore {
  close(): Promise<void>;
}

/** The journal in IndexedDB. A transaction rejects where storage is denied or full; the next one tries again. */
export function diskStore(name: string = JOURNAL_DATABASE): DiskStore {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };

  async function run<Result>(
    mode: 'readonly' | 'readwrite',
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    opened ??= openInTime(name, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    const idb = begin(await opened, mode);
    const done = idb.done;
    done.catch(() => undefined); // It is awaited below, perhaps after it has failed.
    try {
      const result = await work(transaction(idb));
      await done;
      return result;
    } catch (error) {
      abort(idb);
      await done.catch(() => undefined);
      throw error;
    }
  }

  function begin(db: IDBPDatabase, mode: 'readonly' | 'readwrite') {
    try {
      // Strict: what is acknowledged is on the disk, not in a buffer that a dead battery takes away.
      return db.transaction(STORE_NAMES, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
    } catch (error) {
      forget();
      throw error;
    }
  }

  return {
    read: (work) => run('readonly', work),
    write: (work) => run('readwrite', work),
    async close() {
      const db = await opened?.catch(() => undefined);
      forget();
      db?.close();
    },
  };
}

async function openInTime(name: string, forget: () => void): Promise<IDBPDatabase> {
  const opening = openDB(name, 1, {
    upgrade(db) {
      for (const store of STORE_NAMES) {
        const created = db.createObjectStore(store, { keyPath: [...KEYS[store]] });
        if (COUNTED_STORES.some((counted) => counted === store)) created.createIndex('kind', 'kind');
      }
    },
    // Another version of the app wants to change it, or the browser closed it: the next call opens it again.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the journal does not open')), OPEN_MS);
  });
  try {
    return await Promise.race([opening, late]);
  } catch (error) {
    void opening.then(
      (db) => db.close(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

type OpenTransaction = IDBPTransaction<unknown, StoreName[], 'readonly' | 'readwrite'>;

function abort(idb: OpenTransaction): void {
  try {
    idb.abort();
  } catch {
    // It has ended already.
  }
}

function transaction(idb: OpenTransaction): Transaction {
  const store = (name: StoreName) =>
    (idb as IDBPTransaction<unknown, StoreName[], 'readwrite'>).objectStore(name);
  return {
    get: (name, key) => store(name).get([...key]),
    async put(name, row) {
      await store(name).put(row);
    },
    remove: (name, key) => store(name).delete([...key]),
    all: (name, begin = [], most) => store(name).getAll(rangeOf(begin), most),
    ofKind: (name, kind) => store(name).index('kind').getAll(kind),
  };
}

/** Whatever begins so: a list comes after every text and number. */
const rangeOf = (begin: Key): IDBKeyRange | undefined =>
  begin.length > 0 ? IDBKeyRange.bound([...begin], [...begin, []]) : undefined;
