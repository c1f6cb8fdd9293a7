import { offKind } from '@yuanguang/contract/rules/journal';
import { createEmitter } from '@yuanguang/ui/emitter';
import {
  append,
  countWaiting,
  dismiss,
  forget,
  handOver,
  leftOf,
  type NewEntry,
  TAKE_BACK_MS,
  type TakenOff,
  takeOff,
} from './ledger.ts';
import { memoryStore } from './memory-store.ts';
import { dropKnown, rescue } from './rescue.ts';
import { createSchedule } from './schedule.ts';
import type { DaySum, JournalStore, RefusedEntry, Transaction } from './store.ts';
import { type JournalCloud, synchronize } from './sync.ts';
import { EMPTY_VIEW, type JournalView, readView, withEntries } from './view.ts';

/** A count is sent within this time, together with those that follow it. */
const SEND_MS = 60_000;
/** When a tab that may not synchronize, because another does, looks again. */
const OTHER_TAB_MS = 2_000;

export interface JournalDeps {
  readonly disk: JournalStore;
  readonly cloud: JournalCloud;
  /** Whose entries these are: the uid of the login that is kept, be it at its end or not; '' for a visitor. */
  readonly owner: () => string;
  /** Whether calls may be made for that account now. */
  readonly mayCall: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The temple's day of a moment. */
  readonly dayOf: (ms: number) => string;
  /** Tells the other tabs that something has changed. */
  readonly tellTabs: () => void;
  /** Runs the work unless another tab does the same; false: another does. */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>;
}

/** What a page enters. */
type Entered = Pick<NewEntry, 'kind' | 'subject' | 'amount' | 'data'> & { readonly at?: number | undefined };
/** What was entered is on the disk, or only in the memory of this document. */
type Kept = 'disk' | 'memory';
export type Journal = ReturnType<typeof createJournal>;

/** The practice journal of this device (docs/decisions/0020-practice-journal.md). Nothing begins before `start`. */
export function createJournal(deps: JournalDeps) {
  const { disk, owner, now, dayOf } = deps;
  const memory = memoryStore();
  const changes = createEmitter();
  const kinds = new Set<string>();
  const underWay = new Set<NewEntry>();
  let read: JournalView = EMPTY_VIEW;
  let view: JournalView = EMPTY_VIEW;
  let following = 0;
  /** Somebody wanted everything sent while a run was under way that left out what can be taken back. */
  let allWanted = false;

  /** Work on the stores, one after another: the view is then never older than what a page was told. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  function show(): void {
    // What another account has on its way is not shown to this one.
    view = underWay.size > 0 && read.owner === owner() ? withEntries(read, underWay) : read;
    changes.emit();
  }

  async function readAnew(): Promise<void> {
    read = await readView({ disk, memory }, owner(), dayOf(now()), kinds);
  }

  /** What memory holds goes to the disk as soon as that takes it. */
  async function tidy(): Promise<void> {
    await rescue(memory, disk).catch(() => dropKnown(memory, disk).catch(() => undefined));
  }

  async function write(work: (tx: Transaction) => Promise<void>): Promise<Kept> {
    await tidy();
    try {
      await disk.write(work);
      return 'disk';
    } catch {
      await memory.write(work);
      return 'memory';
    }
  }

  const refresh = (): Promise<void> =>
    inTurn(async () => {
      await tidy();
      const whose = owner();
      if (whose !== '') await disk.write((tx) => handOver(tx, whose)).catch(() => undefined);
      await readAnew();
      show();
    });

  const schedule = createSchedule(() => run({ all: false, fetch: following > 0 }));

  async function run({ all, fetch }: { all: boolean; fetch: boolean }): Promise<void> {
    const everything = all || allWanted;
    const whose = owner();
    if (whose === '' || !deps.mayCall()) return;
    await inTurn(tidy);
    if (!fetch && (await waiting(whose)) === 0) return;
    const requireOwner = (expected: string) => {
      if (owner() !== expected || !deps.mayCall()) throw new Error('another account is logged in');
    };
    try {
      const done = await deps.alone(() =>
        synchronize({ cloud: deps.cloud, disk, memory, now, requireOwner, inTurn }, whose, everything),
      );
      if (everything) allWanted = !done;
      if (!done || (await waiting(whose)) > 0) schedule.within(done ? TAKE_BACK_MS : OTHER_TAB_MS);
    } finally {
      await refresh();
      deps.tellTabs();
    }
  }

  const waiting = (whose: string): Promise<number> =>
    inTurn(async () => {
      const count = (tx: Transaction) => countWaiting(tx, whose);
      return (await disk.read(count).catch(() => 0)) + (await memory.read(count));
    });

  async function enter(given: readonly Entered[]): Promise<Kept> {
    const written = Math.round(now());
    const entries = given.map(({ at = written, ...entry }): NewEntry => ({ ...entry, at, day: dayOf(at) }));
    const whose = owner();
    for (const entry of entries) underWay.add(entry);
    show();
    const kept = await inTurn(async () => {
      const where = await write(async (tx) => {
        for (const entry of entries) await append(tx, whose, entry);
      });
      await readAnew();
      for (const entry of entries) underWay.delete(entry);
      show();
      return where;
    });
    deps.tellTabs();
    schedule.within(SEND_MS);
    return kept;
  }

  return {
    subscribe: changes.subscribe,
    view: (): JournalView => view,

    /**
     * Writes down what was practised; `amount` 0 to JOURNAL_AMOUNT_MAX, `data` JSON or ''. It is counted at once and
     * resolves when it is kept; it never fails.
     */
    append: (kind: string, subject: string, amount: number, data = ''): Promise<Kept> =>
      enter([{ kind, subject, amount, data }]),

    /** The same for several, which are kept all or none of them; `at` in milliseconds since 1970, now unless given. */
    enter,

    /** What entries of a kind that counts, and those that take off from it, sum up to, by subject and day. */
    days: (kind: string): Promise<DaySum[]> =>
      inTurn(async () => {
        const whose = owner();
        const days = async (tx: Transaction) =>
          (await tx.all('days', [whose])).filter((sum) => sum.kind === kind || sum.kind === offKind(kind));
        return [...(await disk.read(days).catch(() => [])), ...(await memory.read(days))];
      }),

    /**
     * Takes `amount` (1 to JOURNAL_AMOUNT_MAX) off what entries of `kind` counted on the day of `at` (milliseconds since
     * 1970, now unless given), with or without a network. False: less than that was counted on that day.
     */
    async takeOff(kind: string, subject: string, amount: number, at = Math.round(now())): Promise<boolean> {
      const whose = owner();
      const off: TakenOff = { from: kind, subject, amount, at, day: dayOf(at) };
      const takeFrom = async (store: JournalStore, other: JournalStore) => {
        const elsewhere = await other.read((tx) => leftOf(tx, whose, off)).catch(() => 0);
        return store.write((tx) => takeOff(tx, whose, off, elsewhere));
      };
      const done = await inTurn(async () => {
        await tidy();
        const taken = await takeFrom(disk, memory).catch(() => takeFrom(memory, disk));
        await readAnew();
        show();
        return taken;
      });
      deps.tellTabs();
      if (done) schedule.within(SEND_MS);
      return done;
    },

    /** Forgets that entries were refused, for good: who reads it has seen why. */
    async dismiss(entries: readonly RefusedEntry[]): Promise<void> {
      await inTurn(async () => {
        await memory.write((tx) => dismiss(tx, entries));
        await disk.write((tx) => dismiss(tx, entries)).catch(() => undefined);
        await readAnew();
        show();
      });
      deps.tellTabs();
    },

    /** Keeps the entries of a kind in the view. */
    async followKind(kind: string): Promise<void> {
      if (kinds.has(kind)) return;
      kinds.add(kind);
      await refresh();
    },

    /** A page shows the journal: what other devices write is fetched as well. Answers how to stop. */
    follow(): () => void {
      following += 1;
      schedule.within(0);
      return () => {
        following -= 1;
        void run({ all: true, fetch: false }).catch(() => schedule.within(0));
      };
    },

    /** Reads what may have changed: another tab wrote, another account is there, another day has begun. */
    refresh,
    /** Sends soon. */
    soon: () => schedule.within(0),
    /** Sends now, also what could still be taken back. @throws when that does not succeed. */
    send: () => run({ all: true, fetch: false }),
    /** The same, and fetches what other devices wrote. */
    synchronize: () => run({ all: true, fetch: true }),

    /** After `uid` has left this device: what the server keeps of it is taken off. */
    async forget(uid: string): Promise<void> {
      await inTurn(async () => {
        await disk.write((tx) => forget(tx, uid)).catch(() => undefined);
        await memory.write((tx) => forget(tx, uid));
      });
      await refresh();
    },
    stop: schedule.stop,
  };
}
