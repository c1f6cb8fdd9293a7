import { JOURNAL_AMOUNT_MAX, offKind } from '@yuanguang/contract/rules/journal';
import type { Entry, RefusedEntry, Replica, Transaction, WaitingEntry } from './store.ts';
import { addToSums, moveSums, takeFromSums } from './sums.ts';

/*
 * What happens to entries, each in one transaction: `owner` is the uid of the account, '' for a visitor. The sums count
 * what waits and what is kept, never what was refused.
 */

/** What is written down: an entry before it has a place. */
export type NewEntry = Omit<Entry, 'replica' | 'number'>;

/** Counts that follow each other within this time are one entry until it is sent for the first time. */
const ONE_ENTRY_MS = 60_000;
/** For so long the last count waits to be sent: taken back meanwhile, it leaves no entry. */
export const TAKE_BACK_MS = 15_000;

export async function append(tx: Transaction, owner: string, entry: NewEntry): Promise<void> {
  await handOver(tx, owner);
  const replica = await openReplica(tx, owner);
  const before = await tx.get('waiting', [replica.id, replica.next - 1]);
  if (before && isOneWith(before, entry)) {
    await tx.put('waiting', { ...before, amount: before.amount + entry.amount, touched: entry.at });
  } else {
    await place(tx, replica, entry);
  }
  await addToSums(tx, owner, entry);
}

function isOneWith(before: WaitingEntry, { kind, subject, day, amount, at, data }: NewEntry): boolean {
  return (
    !before.sent &&
    before.kind === kind &&
    before.subject === subject &&
    before.day === day &&
    before.data === '' &&
    data === '' &&
    amount > 0 &&
    before.amount > 0 &&
    before.amount + amount <= JOURNAL_AMOUNT_MAX &&
    at >= before.at &&
    at - before.at < ONE_ENTRY_MS
  );
}

export async function place(tx: Transaction, replica: Replica, entry: NewEntry): Promise<void> {
  await tx.put('waiting', {
    ...entry,
    replica: replica.id,
    number: replica.next,
    sent: false,
    touched: entry.at,
  });
  await tx.put('replicas', { ...replica, next: replica.next + 1 });
}

export const replicasOf = async (tx: Transaction, owner: string): Promise<Replica[]> =>
  (await tx.all('replicas')).filter((replica) => replica.owner === owner);

export async function openReplica(tx: Transaction, owner: string): Promise<Replica> {
  const open = (await replicasOf(tx, owner)).find(({ state }) => state === 'open');
  return open ?? { id: randomId(), owner, next: 1, state: 'open' };
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a visitor wrote down becomes the account's. True when there was something. */
export async function handOver(tx: Transaction, owner: string): Promise<boolean> {
  const visitors = owner === '' ? [] : await replicasOf(tx, '');
  for (const replica of visitors) await tx.put('replicas', { ...replica, owner, state: 'closed' });
  if (visitors.length > 0) await moveSums(tx, '', owner);
  return visitors.length > 0;
}

/** How many entries of the owner were not acknowledged yet. */
export async function countWaiting(tx: Transaction, owner: string): Promise<number> {
  let count = 0;
  for (const { id } of await replicasOf(tx, owner)) count += (await tx.all('waiting', [id])).length;
  return count;
}

/** What is to be taken off: as much of what entries of `from` counted on a day. */
export interface TakenOff {
  /** A kind that counts. */
  readonly from: string;
  readonly subject: string;
  /** At least 1. */
  readonly amount: number;
  readonly at: number;
  readonly day: string;
}

/**
 * Takes off, never more than there is: out of the last count while that was not sent, else by an entry of its own.
 * `elsewhere` is what another store counts of that day. False: there is less than that.
 */
export async function takeOff(
  tx: Transaction,
  owner: string,
  off: TakenOff,
  elsewhere: number,
): Promise<boolean> {
  await handOver(tx, owner);
  if ((await leftOf(tx, owner, off)) + elsewhere < off.amount) return false;
  if (!(await takeBack(tx, owner, off))) {
    const { from, subject, amount, at, day } = off;
    await append(tx, owner, { kind: offKind(from), subject, amount, at, day, data: '' });
  }
  return true;
}

/** What is left of what was counted of a subject on a day. */
export async function leftOf(
  tx: Transaction,
  owner: string,
  { from, subject, day }: Pick<TakenOff, 'from' | 'subject' | 'day'>,
): Promise<number> {
  const sumOf = async (kind: string) => (await tx.get('days', [owner, day, kind, subject]))?.amount ?? 0;
  return (await sumOf(from)) - (await sumOf(offKind(from)));
}

async function takeBack(
  tx: Transaction,
  owner: string,
  { from, subject, day, amount }: TakenOff,
): Promise<boolean> {
  const replica = await openReplica(tx, owner);
  const last = await tx.get('waiting', [replica.id, replica.next - 1]);
  const isIt = last && !last.sent && last.kind === from && last.subject === subject && last.day === day;
  if (!isIt || last.data !== '' || last.amount < amount) return false;
  if (last.amount > amount) await tx.put('waiting', { ...last, amount: last.amount - amount });
  else {
    await tx.remove('waiting', [last.replica, last.number]);
    await tx.put('replicas', { ...replica, next: last.number });
  }
  await takeFromSums(tx, owner, { ...last, amount });
  return true;
}

/** No entry gets a number of this replica any more, or one below `next`. */
export async function close(tx: Transaction, id: string, next = 1): Promise<void> {
  const replica = await tx.get('replicas', [id]);
  if (replica) await tx.put('replicas', { ...replica, state: 'closed', next: Math.max(replica.next, next) });
}

/** Forgets that entries were refused. */
export async function dismiss(tx: Transaction, entries: readonly RefusedEntry[]): Promise<void> {
  for (const { replica, number } of entries) await tx.remove('refused', [replica, number]);
}

/**
 * Takes what the server keeps off the device; what was not sent yet stays until the account comes back, and is shown to
 * nobody else.
 */
export async function forget(tx: Transaction, owner: string): Promise<void> {
  for (const replica of await replicasOf(tx, owner)) {
    for (const store of ['acknowledged', 'kept'] as const) {
      for (const { number, ...entry } of await tx.all(store, [replica.id])) {
        await tx.remove(store, [replica.id, number]);
        await takeFromSums(tx, owner, entry);
      }
    }
    for (const { number } of await tx.all('refused', [replica.id]))
      await tx.remove('refused', [replica.id, number]);
    const left = await tx.all('waiting', [replica.id], 1);
    if (left.length > 0) await close(tx, replica.id);
    else await tx.remove('replicas', [replica.id]);
  }
  await tx.remove('heads', [owner]);
}
