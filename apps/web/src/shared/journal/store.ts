/** What the journal keeps on the device (docs/decisions/0020-practice-journal.md). Every key is a list of its parts. */

/** A store of entries with its own numbering from 1; entries of other devices have theirs. */
export interface Replica {
  /** 128 random bits as hex. */
  readonly id: string;
  /** The uid of the account, '' for a visitor. */
  readonly owner: string;
  /** The number of the next entry. */
  readonly next: number;
  /** `open`: new entries go here; `closed`: none any more; `foreign`: another device writes it. */
  readonly state: 'open' | 'closed' | 'foreign';
}

export interface Entry {
  readonly replica: string;
  readonly number: number;
  readonly kind: string;
  readonly subject: string;
  readonly amount: number;
  /** Milliseconds since 1970: by this device's clock until the entry came back from the server. */
  readonly at: number;
  /** JSON, '' for nothing. */
  readonly data: string;
  /** The temple's day, such as 2026-03-01: by this device's clock until the entry came back. */
  readonly day: string;
  /** The moment as this device wrote it, once `at` is the server's. */
  readonly written?: number;
}
export interface WaitingEntry extends Entry {
  /** It was on its way at least once, so it may be kept already and is never changed again. */
  readonly sent: boolean;
  /** When it was last counted on, by this device's clock. */
  readonly touched: number;
}
/** `code`: why the server does not count it. */
export interface RefusedEntry extends Entry {
  readonly code: string;
}

/** How far the entries of all devices were fetched. */
interface Head {
  readonly owner: string;
  readonly cursor: string;
}
/** Sum of a subject's entries, and the last day on which there was one. */
export interface LifeSum {
  readonly owner: string;
  readonly kind: string;
  readonly subject: string;
  readonly amount: number;
  readonly last: string;
}
/** Sum of a subject's entries of one day. */
export interface DaySum {
  readonly owner: string;
  readonly kind: string;
  readonly subject: string;
  readonly day: string;
  readonly amount: number;
}

export interface Rows {
  readonly replicas: Replica;
  readonly heads: Head;
  /** Not known to be kept by the server. */
  readonly waiting: WaitingEntry;
  /** Kept, says the server, but not come back from it yet. */
  readonly acknowledged: Entry;
  /** As the server keeps it. */
  readonly kept: Entry;
  readonly refused: RefusedEntry;
  readonly lives: LifeSum;
  readonly days: DaySum;
}
export type StoreName = keyof Rows;
export type Key = readonly (string | number)[];

export const KEYS = {
  replicas: ['id'],
  heads: ['owner'],
  waiting: ['replica', 'number'],
  acknowledged: ['replica', 'number'],
  kept: ['replica', 'number'],
  refused: ['replica', 'number'],
  lives: ['owner', 'kind', 'subject'],
  days: ['owner', 'day', 'kind', 'subject'],
} as const satisfies { readonly [Name in StoreName]: readonly (keyof Rows[Name])[] };
export const STORE_NAMES = Object.keys(KEYS) as StoreName[];

/** Where entries stand that are counted. */
export const COUNTED_STORES = ['waiting', 'acknowledged', 'kept'] as const satisfies readonly StoreName[];
export type CountedStore = (typeof COUNTED_STORES)[number];

/** Inside a transaction nothing but its own promises may be awaited. */
export interface Transaction {
  get<Name extends StoreName>(store: Name, key: Key): Promise<Rows[Name] | undefined>;
  put<Name extends StoreName>(store: Name, row: Rows[Name]): Promise<void>;
  remove(store: StoreName, key: Key): Promise<void>;
  /** The rows whose keys begin with `begin`, in the order of their keys; the first `most`. */
  all<Name extends StoreName>(store: Name, begin?: Key, most?: number): Promise<Rows[Name][]>;
  /** The entries of a kind, in no order. */
  ofKind(store: CountedStore, kind: string): Promise<Entry[]>;
}

/** All or nothing; `write` resolves when it is on the disk. */
export interface JournalStore {
  read<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}
