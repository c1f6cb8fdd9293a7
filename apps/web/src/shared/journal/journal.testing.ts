import { CloudError, CODES } from '@yuanguang/cloud';
import type { JournalEntry, KeptEntry, RefusedEntry } from '@yuanguang/contract/objects/journal';
import { countedKind, JOURNAL_EARLIEST, readFill } from '@yuanguang/contract/rules/journal';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { createJournal, type Journal } from './create-journal.ts';
import { type DiskStore, diskStore } from './disk-store.ts';
import type { JournalStore } from './store.ts';
import type { JournalCloud } from './sync.ts';

export const BOUNDARY = '03:00';
/** How many entries an answer of the model holds: few, so that there are pages. */
const PAGE = 5;

interface ServerEntry extends KeptEntry {
  readonly account: string;
  /** As the device wrote it. */
  readonly sentAt: number;
}

/** The server as its contract says (docs/decisions/0020-practice-journal.md), with a clock of its own. */
export function modelServer() {
  let entries: ServerEntry[] = [];
  let epoch = 0;
  const of = (account: string) => entries.filter((entry) => entry.account === account);

  function keep(
    account: string,
    replica: string,
    ahead: number,
    now: number,
    entry: JournalEntry,
  ): string | undefined {
    const known = entries.find((one) => one.replica === replica && one.number === entry.number);
    if (known) {
      const same =
        known.sentAt === entry.at &&
        (['kind', 'subject', 'amount', 'data'] as const).every((part) => known[part] === entry[part]);
      return same ? undefined : 'journal-conflict';
    }
    const at = Math.min(entry.at - ahead, now);
    if (at < JOURNAL_EARLIEST) return 'journal-entry-invalid';
    const day = templeDay(at, BOUNDARY);
    const counted = of(account)
      .filter((one) => one.kind === entry.kind && one.subject === entry.subject && one.day === day)
      .reduce((sum, { amount }) => sum + amount, entry.amount);
    if (counted > (readFill(entry.data) ?? counted)) return 'journal-day-full';
    entries.push({ ...entry, account, replica, at, sentAt: entry.at, day });
    return undefined;
  }

  return {
    now: Date.UTC(2026, 2, 1, 12),
    append(account: string, input: Parameters<JournalCloud['append']>[0]): { refused: RefusedEntry[] } {
      const owner = entries.find(({ replica }) => replica === input.replica)?.account ?? account;
      if (owner !== account) throw new CloudError('journal-not-yours', '', 'server');
      const refused: RefusedEntry[] = [];
      for (const entry of input.entries) {
        const code = keep(account, input.replica, input.now - this.now, this.now, entry);
        if (code) refused.push({ number: entry.number, code });
      }
      return { refused };
    },
    since(account: string, cursor: string): Awaited<ReturnType<JournalCloud['since']>> {
      const [of_, at = 0] = cursor === '' ? [epoch] : cursor.split('.').map(Number);
      if (of_ !== epoch) throw new CloudError('param-invalid', '', 'server', { field: 'cursor' });
      const all = of(account);
      const page = all.slice(at, at + PAGE).map(({ account: _a, sentAt: _s, ...entry }) => entry);
      return { entries: page, cursor: `${epoch}.${at + page.length}`, more: at + page.length < all.length };
    },
    /** It lives on from a backup that knew so many entries. */
    restore(count: number): void {
      entries = entries.slice(0, count);
      epoch += 1;
    },
    size: (): number => entries.length,
    /** What was counted less what was taken off. */
    total: (account: string, subject: string, day?: string): number =>
      of(account)
        .filter((entry) => entry.subject === subject && (day === undefined || entry.day === day))
        .reduce((sum, { kind, amount }) => sum + (countedKind(kind) === undefined ? amount : -amount), 0),
    days: (account: string): string[] => [...new Set(of(account).map(({ day }) => day))],
  };
}
export type ModelServer = ReturnType<typeof modelServer>;

/** What happens to the next calls on the way. */
export type Line = 'good' | 'no network' | 'answer lost' | 'sent twice';

let databases = 0;

/** Storage as a tab has it, until the tab is killed. */
function tabOf(disk: JournalStore) {
  let dead = false;
  const whileAlive = <Result>(work: () => Promise<Result>): Promise<Result> =>
    dead ? Promise.reject(new Error('the tab was killed')) : work();
  return {
    isDead: () => dead,
    disk: {
      read: (work) => whileAlive(() => disk.read(work)),
      write: (work) => whileAlive(() => disk.write(work)),
    } satisfies JournalStore,
    async kill(): Promise<void> {
      dead = true;
      // A transaction that was complete for the browser is finished; nothing more is begun.
      await (disk as Partial<DiskStore>).close?.();
    },
  };
}

/** A device with two tabs open; `locks`: its browser lets one of them synchronize at a time. */
export function device(
  server: ModelServer,
  { disk = diskStore, locks = true }: { disk?: (name: string) => JournalStore; locks?: boolean } = {},
) {
  databases += 1;
  const name = `journal-${databases}`;
  const state = { account: '', line: 'good' as Line, clockAhead: 0, calls: 0 };
  const lost = () => new CloudError(CODES.request, 'request:fail', 'network');
  let synchronizing = false;

  async function call<Answer>(isDead: () => boolean, work: () => Answer): Promise<Answer> {
    state.calls += 1;
    // What the line does is decided when it is asked, as for a network.
    const { line } = state;
    await Promise.resolve();
    if (line === 'no network' || isDead()) throw lost();
    const answer = work();
    if (line === 'answer lost') throw lost();
    return line === 'sent twice' ? work() : answer;
  }

  async function alone(work: () => Promise<void>): Promise<boolean> {
    if (locks && synchronizing) return false;
    synchronizing = true;
    await work().finally(() => {
      synchronizing = false;
    });
    return true;
  }

  function open() {
    const tab = tabOf(disk(name));
    const journal = createJournal({
      disk: tab.disk,
      cloud: {
        // The account is the one of the token that the call carries.
        append(input) {
          const { account } = state;
          return call(tab.isDead, () => server.append(account, structuredClone(input)));
        },
        since({ cursor }) {
          const { account } = state;
          return call(tab.isDead, () => server.since(account, cursor));
        },
      },
      owner: () => state.account,
      mayCall: () => state.account !== '',
      now: () => server.now + state.clockAhead,
      dayOf: (ms) => templeDay(ms, BOUNDARY),
      tellTabs: () => undefined,
      alone,
    });
    return { ...tab, journal };
  }
  type Tab = ReturnType<typeof open>;
  const tabs: [Tab, Tab] = [open(), open()];
  const ended: Tab[] = [];
  const kill = async (index: 0 | 1) => {
    const tab = tabs[index];
    tabs[index] = open();
    ended.push(tab);
    await tab.kill();
  };

  return {
    state,
    name,
    get journal(): Journal {
      return tabs[0].journal;
    },
    get otherTab(): Journal {
      return tabs[1].journal;
    },
    /** A tab is killed, whatever it does, and opened again. */
    async reopen(index: 0 | 1 = 0): Promise<void> {
      await kill(index);
      await tabs[index].journal.refresh();
    },
    async login(account: string): Promise<void> {
      state.account = account;
      for (const { journal } of tabs) await journal.refresh();
    },
    async end(): Promise<void> {
      await kill(0);
      await kill(1);
      for (const { journal } of [...ended, ...tabs]) journal.stop();
    },
  };
}
