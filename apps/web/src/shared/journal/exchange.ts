import type { KeptEntry } from '@yuanguang/contract/objects/journal';
import { JOURNAL_BATCH, JOURNAL_BATCH_TEXT, readFill } from '@yuanguang/contract/rules/journal';
import { append, close, handOver, openReplica, place, replicasOf, TAKE_BACK_MS } from './ledger.ts';
import type { Entry, Transaction, WaitingEntry } from './store.ts';
import { addToSums, takeFromSums } from './sums.ts';

/* What a device and the server tell each other, each in one transaction. */

export interface Batch {
  readonly replica: string;
  readonly entries: readonly WaitingEntry[];
}

/**
 * The next entries to send, of one replica, in their order; from now on they stay as they are. A count of just now, by the
 * device's clock `now`, is left to be taken back, unless `all` are to go.
 */
export async function takeBatch(
  tx: Transaction,
  owner: string,
  { now, all }: { readonly now: number; readonly all: boolean },
): Promise<Batch | undefined> {
  await handOver(tx, owner);
  // What was written before the open one began goes before it.
  const replicas = await replicasOf(tx, owner);
  const inOrder = [...replicas].sort((a, b) => Number(a.state === 'open') - Number(b.state === 'open'));
  for (const { id } of inOrder) {
    const entries: WaitingEntry[] = [];
    let room = JOURNAL_BATCH_TEXT;
    for (const entry of await tx.all('waiting', [id], JOURNAL_BATCH)) {
      room -= JSON.stringify(entry).length;
      if (room < 0 && entries.length > 0) break;
      if (!all && !entry.sent && entry.amount > 0 && Math.abs(now - entry.touched) < TAKE_BACK_MS) break;
      if (!entry.sent) await tx.put('waiting', { ...entry, sent: true });
      entries.push({ ...entry, sent: true });
    }
    if (entries.length > 0) return { replica: id, entries };
  }
  return undefined;
}

/** What the server answered about entries of a replica: `refused` says which it does not keep, and why. */
export async function settle(
  tx: Transaction,
  owner: string,
  replica: string,
  numbers: readonly number[],
  refused: ReadonlyMap<number, string>,
): Promise<void> {
  for (const number of numbers) {
    const entry = await tx.get('waiting', [replica, number]);
    if (!entry) continue;
    const code = refused.get(number);
    if (code === 'journal-conflict') {
      await enterAgain(tx, owner, entry);
      continue;
    }
    const settled = bare(entry);
    await tx.remove('waiting', [replica, number]);
    if (code === undefined) await tx.put('acknowledged', settled);
    else {
      await tx.put('refused', { ...settled, code });
      await takeFromSums(tx, owner, entry);
    }
  }
}

/**
 * All entries were fetched: of days that were to be filled up and had more than this device knew, what is still missing is
 * entered. True when there was something.
 */
export async function fillAgain(tx: Transaction, owner: string): Promise<boolean> {
  let missing = false;
  for (const { id } of await replicasOf(tx, owner)) {
    const full = (await tx.all('refused', [id])).filter(({ code }) => code === 'journal-day-full');
    for (const { replica, number, code: _, ...entry } of full) {
      await tx.remove('refused', [replica, number]);
      const sum = await tx.get('days', [owner, entry.day, entry.kind, entry.subject]);
      const left = (readFill(entry.data) ?? 0) - (sum?.amount ?? 0);
      if (left <= 0) continue;
      await append(tx, owner, { ...entry, amount: Math.min(left, entry.amount) });
      missing = true;
    }
  }
  return missing;
}

/** The replica is no longer this store's alone (a device was set up from another's backup): its entries move to a new one. */
export async function enterAllAgain(tx: Transaction, owner: string, replica: string): Promise<void> {
  for (const entry of await tx.all('waiting', [replica])) await enterAgain(tx, owner, entry);
}

async function enterAgain(tx: Transaction, owner: string, entry: WaitingEntry): Promise<void> {
  await close(tx, entry.replica);
  await tx.remove('waiting', [entry.replica, entry.number]);
  await place(tx, await openReplica(tx, owner), entry);
}

/**
 * Entries of all devices as the server keeps them after the cursor `from`, and how far they go: its moment and day hold.
 * They are left where another tab has fetched since, as the server may live on from a backup since. @returns where
 * this store stands now.
 */
export async function takeIn(
  tx: Transaction,
  owner: string,
  from: string,
  page: { readonly entries: readonly KeptEntry[]; readonly cursor: string },
): Promise<string> {
  const stands = await cursorOf(tx, owner);
  if (stands !== from) return stands;
  for (const given of page.entries) {
    const { replica, number, kind, subject, amount, at, data, day } = given;
    const known = await tx.get('replicas', [replica]);
    if (!known) await tx.put('replicas', { id: replica, owner, next: 1, state: 'foreign' });
    const waiting = await tx.get('waiting', [replica, number]);
    const mine = waiting?.sent === true && isSame(waiting, given);
    const acknowledged = await tx.get('acknowledged', [replica, number]);
    const before = mine ? bare(waiting) : (acknowledged ?? (await tx.get('kept', [replica, number])));
    const written = before && known?.state !== 'foreign' ? { written: before.written ?? before.at } : {};
    const entry: Entry = { replica, number, kind, subject, amount, at, data, day, ...written };
    if (acknowledged) await tx.remove('acknowledged', [replica, number]);
    if (mine) await tx.remove('waiting', [replica, number]);
    else if (waiting) await enterAgain(tx, owner, waiting);
    else if (!before && known?.state === 'open') await close(tx, replica, number + 1);
    await tx.put('kept', entry);
    if (before?.day === day && isSame(before, entry)) continue;
    if (before) await takeFromSums(tx, owner, before);
    await addToSums(tx, owner, entry);
  }
  await tx.put('heads', { owner, cursor: page.cursor });
  return page.cursor;
}

/** Without what is known of its sending. */
const bare = ({ sent: _sent, touched: _touched, ...entry }: WaitingEntry): Entry => entry;

const isSame = (a: KeptEntry, b: KeptEntry): boolean =>
  a.kind === b.kind && a.subject === b.subject && a.amount === b.amount && a.data === b.data;

export const cursorOf = async (tx: Transaction, owner: string): Promise<string> =>
  (await tx.get('heads', [owner]))?.cursor ?? '';

/**
 * All entries were fetched: what was acknowledged before and did not come back the server has lost (it lives on from a
 * backup). It waits again; sent twice, it is kept once. True when there was something.
 */
export async function sendAgainWhatIsMissing(tx: Transaction, owner: string): Promise<boolean> {
  let missing = 0;
  for (const { id } of await replicasOf(tx, owner)) missing += await waitAgain(tx, 'acknowledged', id);
  return missing > 0;
}

/** The server does not know how far this device was, for the same reason: everything of one's own is sent again. */
export async function beginAgain(tx: Transaction, owner: string): Promise<void> {
  for (const { id, state } of await replicasOf(tx, owner)) {
    await waitAgain(tx, 'acknowledged', id);
    if (state !== 'foreign') await waitAgain(tx, 'kept', id);
  }
  await tx.remove('heads', [owner]);
}

async function waitAgain(tx: Transaction, from: 'acknowledged' | 'kept', replica: string): Promise<number> {
  const entries = await tx.all(from, [replica]);
  for (const { written, ...entry } of entries) {
    const at = written ?? entry.at;
    await tx.remove(from, [replica, entry.number]);
    await tx.put('waiting', { ...entry, at, sent: true, touched: at });
  }
  return entries.length;
}
