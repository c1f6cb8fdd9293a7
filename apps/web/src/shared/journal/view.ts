import type { NewEntry } from './ledger.ts';
import { COUNTED_STORES, type Entry, type JournalStore, type RefusedEntry } from './store.ts';
import { laterDay, NO_TOTAL, type Sum, type Total, totalKey, totalsOf } from './totals.ts';

/** `pending`: the server has not said yet when it was; it is later than everything that came back. */
export interface ShownEntry extends Entry {
  readonly pending: boolean;
}

/** What pages show of the journal; the same object until something changes. */
export interface JournalView {
  /** The uid of the account, '' for a visitor. */
  readonly owner: string;
  /** The temple's day that `today` of the totals means. */
  readonly day: string;
  /** False until the device was read once. */
  readonly ready: boolean;
  /** Something could not be put on the disk: it is counted, and sent while this document lives. */
  readonly inMemory: boolean;
  /** By `totalKey`, of kinds that count. */
  readonly totals: ReadonlyMap<string, Total>;
  /** The entries of kinds that are followed. */
  readonly entries: ReadonlyMap<string, readonly ShownEntry[]>;
  /** What the server does not count. */
  readonly refused: readonly RefusedEntry[];
}

export const EMPTY_VIEW: JournalView = {
  owner: '',
  day: '',
  ready: false,
  inMemory: false,
  totals: new Map(),
  entries: new Map(),
  refused: [],
};

/** Reads what one owner has in both stores. */
export async function readView(
  stores: { readonly disk: JournalStore; readonly memory: JournalStore },
  owner: string,
  day: string,
  kinds: Iterable<string>,
): Promise<JournalView> {
  const sums = new Map<string, Sum>();
  const entries = new Map<string, ShownEntry[]>([...kinds].map((kind) => [kind, []]));
  const refused: RefusedEntry[] = [];

  const readStore = (store: JournalStore) =>
    store.read(async (tx) => {
      for (const { kind, subject, amount, last } of await tx.all('lives', [owner])) {
        const before = sums.get(totalKey(kind, subject)) ?? NO_TOTAL;
        const all = before.all + amount;
        sums.set(totalKey(kind, subject), {
          ...before,
          kind,
          subject,
          all,
          last: laterDay(before.last, last),
        });
      }
      for (const { kind, subject, amount } of await tx.all('days', [owner, day])) {
        const before = sums.get(totalKey(kind, subject)) ?? NO_TOTAL;
        sums.set(totalKey(kind, subject), { ...before, kind, subject, today: before.today + amount });
      }
      const replicas = (await tx.all('replicas')).filter((replica) => replica.owner === owner);
      const own = new Set(replicas.map(({ id }) => id));
      for (const [kind, list] of entries) {
        for (const name of COUNTED_STORES) {
          const found = (await tx.ofKind(name, kind)).filter(({ replica }) => own.has(replica));
          list.push(...found.map((entry) => ({ ...entry, pending: name !== 'kept' })));
        }
      }
      refused.push(...(await tx.all('refused')).filter(({ replica }) => own.has(replica)));
      return replicas.length;
    });

  // A disk that cannot be read has nothing to show; what this document has written since is in memory.
  await readStore(stores.disk).catch(() => 0);
  const held = await readStore(stores.memory);
  const totals = await totalsOf(sums, day, async () => {
    const days = (store: JournalStore) => store.read((tx) => tx.all('days', [owner]));
    return [...(await days(stores.disk).catch(() => [])), ...(await days(stores.memory))];
  });
  return { owner, day, ready: true, inMemory: held > 0, totals, entries, refused };
}

/** The view with what is on its way to the disk: it is counted before it is there. */
export function withEntries(view: JournalView, underWay: Iterable<NewEntry>): JournalView {
  const totals = new Map(view.totals);
  for (const { kind, subject, amount, day } of underWay) {
    if (amount === 0) continue;
    const before = totals.get(totalKey(kind, subject)) ?? NO_TOTAL;
    totals.set(totalKey(kind, subject), {
      today: before.today + (day === view.day ? amount : 0),
      all: before.all + amount,
      last: laterDay(before.last, day),
    });
  }
  return { ...view, totals };
}
