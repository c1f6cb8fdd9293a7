import type { Entry, LifeSum, Transaction } from './store.ts';

type Counted = Pick<Entry, 'kind' | 'subject' | 'day' | 'amount'>;

/** Adds an entry to the sums of its day and of all days. */
export const addToSums = (tx: Transaction, owner: string, entry: Counted) =>
  change(tx, owner, entry, entry.amount);

/** Takes it out of them again: it is not counted, or belongs to another day. */
export const takeFromSums = (tx: Transaction, owner: string, entry: Counted) =>
  change(tx, owner, entry, -entry.amount);

async function change(
  tx: Transaction,
  owner: string,
  { kind, subject, day }: Counted,
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const before = await tx.get('days', [owner, day, kind, subject]);
  const left = (before?.amount ?? 0) + amount;
  if (left === 0) await tx.remove('days', [owner, day, kind, subject]);
  else await tx.put('days', { owner, kind, subject, day, amount: left });
  const life: LifeSum = (await tx.get('lives', [owner, kind, subject])) ?? {
    owner,
    kind,
    subject,
    amount: 0,
    last: '',
  };
  await tx.put('lives', {
    ...life,
    amount: life.amount + amount,
    last:
      left === 0 && life.last === day
        ? await lastDay(tx, life)
        : left !== 0 && day > life.last
          ? day
          : life.last,
  });
}

async function lastDay(tx: Transaction, { owner, kind, subject }: LifeSum): Promise<string> {
  const days = await tx.all('days', [owner]);
  const own = days.filter((one) => one.kind === kind && one.subject === subject);
  return own[own.length - 1]?.day ?? '';
}

/** Gives the sums of one owner to another, who may have sums already. */
export async function moveSums(tx: Transaction, from: string, to: string): Promise<void> {
  for (const day of await tx.all('days', [from])) {
    await takeFromSums(tx, from, day);
    await addToSums(tx, to, day);
  }
  for (const { kind, subject } of await tx.all('lives', [from]))
    await tx.remove('lives', [from, kind, subject]);
}
