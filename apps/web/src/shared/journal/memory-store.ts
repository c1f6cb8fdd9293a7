import {
  type JournalStore,
  KEYS,
  type Key,
  type Rows,
  STORE_NAMES,
  type StoreName,
  type Transaction,
} from './store.ts';

type Tables = { readonly [Name in StoreName]: Map<string, Rows[Name]> };

/** For devices without a place to keep anything: as long as the document lives. Its transactions run one after another. */
export function memoryStore(): JournalStore & { clear(): void } {
  let tables = emptyTables();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    read: (work) => inTurn(() => work(transaction(tables))),
    write: (work) =>
      inTurn(async () => {
        const changed = copyOf(tables);
        const result = await work(transaction(changed));
        tables = changed;
        return result;
      }),
    clear() {
      tables = emptyTables();
    },
  };
}

const emptyTables = () =>
  Object.fromEntries(STORE_NAMES.map((name) => [name, new Map()])) as unknown as Tables;
const copyOf = (tables: Tables) =>
  Object.fromEntries(
    STORE_NAMES.map((name) => [name, new Map<string, unknown>(tables[name])]),
  ) as unknown as Tables;

/** The parts of a row's key. */
const keyOf = (store: StoreName, row: object): Key =>
  KEYS[store].map((part) => (row as Record<typeof part, string | number>)[part]);

function compare(a: Key, b: Key): number {
  for (const [index, part] of a.entries()) {
    const other = b[index] ?? '';
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}

function transaction(tables: Tables): Transaction {
  const table = <Name extends StoreName>(store: Name) => tables[store] as Map<string, Rows[Name]>;
  return {
    get: async (store, key) => table(store).get(JSON.stringify(key)),
    async put(store, row) {
      table(store).set(JSON.stringify(keyOf(store, row)), row);
    },
    async remove(store, key) {
      table(store).delete(JSON.stringify(key));
    },
    all: async (store, begin = [], most = Number.POSITIVE_INFINITY) =>
      [...table(store).values()]
        .filter((row) => compare(begin, keyOf(store, row)) === 0)
        .sort((a, b) => compare(keyOf(store, a), keyOf(store, b)))
        .slice(0, most),
    ofKind: async (store, kind) => [...table(store).values()].filter((entry) => entry.kind === kind),
  };
}
