import { CloudError } from '@yuanguang/cloud';
import type { JournalEntry, KeptEntry, RefusedEntry } from '@yuanguang/contract/objects/journal';
import {
  type Batch,
  beginAgain,
  cursorOf,
  enterAllAgain,
  fillAgain,
  sendAgainWhatIsMissing,
  settle,
  takeBatch,
  takeIn,
} from './exchange.ts';
import type { JournalStore, Transaction } from './store.ts';

/** The cloud object `journal`, as far as a device calls it. */
export interface JournalCloud {
  append(input: {
    replica: string;
    now: number;
    entries: JournalEntry[];
  }): Promise<{ refused: RefusedEntry[] }>;
  since(input: { cursor: string }): Promise<{ entries: KeptEntry[]; cursor: string; more: boolean }>;
}

export interface SyncDeps {
  readonly cloud: JournalCloud;
  readonly disk: JournalStore;
  readonly memory: JournalStore;
  readonly now: () => number;
  /** Throws unless calls are made for this account at this moment. */
  readonly requireOwner: (owner: string) => void;
  /** Runs the work after all other work on the stores. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Sends what waits, then fetches what all devices have written. What was done stays done wherever it ends: it can be
 * called again at any time. `all`: also what could still be taken back.
 * @throws whatever the calls or the stores throw.
 */
export async function synchronize(deps: SyncDeps, owner: string, all: boolean): Promise<void> {
  // Twice where the server has lost something, or has more than was known; the rest is left to the next time.
  for (let round = 0; round < 2; round += 1) {
    const failures: unknown[] = [];
    for (const store of [deps.memory, deps.disk]) {
      // A full disk must not keep from sending what only memory holds.
      await push(deps, store, owner, all).catch((error: unknown) => failures.push(error));
    }
    if (failures.some((error) => error instanceof CloudError)) throw failures[0];
    if ((await pull(deps, owner)) !== 'again') return;
  }
}

/** A transaction that begins only while calls are made for this account: what is entered after a sign-out comes after it. */
function whileOwner<Result>(
  { inTurn, requireOwner }: SyncDeps,
  owner: string,
  store: JournalStore,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTurn(async () => {
    requireOwner(owner);
    return store.write(work);
  });
}

async function push(deps: SyncDeps, store: JournalStore, owner: string, all: boolean): Promise<void> {
  const write: JournalStore['write'] = (work) => deps.inTurn(() => store.write(work));
  for (;;) {
    // It takes over what a visitor counted, so it must not begin after a sign-out.
    const batch = await whileOwner(deps, owner, store, (tx) =>
      takeBatch(tx, owner, { now: deps.now(), all }),
    );
    if (!batch) return;
    const { replica } = batch;
    deps.requireOwner(owner);
    const refused = await send(deps, batch);
    if (refused === 'not-yours') await write((tx) => enterAllAgain(tx, owner, replica));
    else {
      const numbers = batch.entries.map(({ number }) => number);
      const codes = new Map(refused.map(({ number, code }) => [number, code]));
      await write((tx) => settle(tx, owner, replica, numbers, codes));
    }
  }
}

async function send(
  { cloud, now }: SyncDeps,
  { replica, entries }: Batch,
): Promise<RefusedEntry[] | 'not-yours'> {
  try {
    const sent = entries.map(({ number, kind, subject, amount, at, data }) => ({
      number,
      kind,
      subject,
      amount,
      at,
      data,
    }));
    return (await cloud.append({ replica, now: now(), entries: sent })).refused;
  } catch (error) {
    if (error instanceof CloudError && error.code === 'journal-not-yours') return 'not-yours';
    throw error;
  }
}

async function pull(deps: SyncDeps, owner: string): Promise<'again' | undefined> {
  const { store, cursor: begin } = await whereItStands(deps, owner);
  for (let cursor = begin, more = true; more; ) {
    deps.requireOwner(owner);
    const page = await deps.cloud.since({ cursor }).catch((error: unknown) => {
      if (cursor !== '' && error instanceof CloudError && error.code === 'param-invalid') return undefined;
      throw error;
    });
    if (!page) {
      await deps.inTurn(() => store.write((tx) => beginAgain(tx, owner)));
      return 'again';
    }
    // What has left this device with its account does not come back.
    const from = cursor;
    cursor = await whileOwner(deps, owner, store, (tx) => takeIn(tx, owner, from, page));
    more = page.more || cursor !== page.cursor;
  }
  const missing = await deps.inTurn(() =>
    store.write(async (tx) => {
      const lost = await sendAgainWhatIsMissing(tx, owner);
      return (await fillAgain(tx, owner)) || lost;
    }),
  );
  return missing ? 'again' : undefined;
}

/** The disk, where it can be read at all; else memory. */
async function whereItStands({ inTurn, disk, memory }: SyncDeps, owner: string) {
  const standsIn = async (store: JournalStore) => ({
    store,
    cursor: await inTurn(() => store.read((tx) => cursorOf(tx, owner))),
  });
  return standsIn(disk).catch(() => standsIn(memory));
}
