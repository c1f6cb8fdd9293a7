import { COUNTED_STORES, type JournalStore, type Rows, type StoreName, type Transaction } from './store.ts';
import { addToSums, takeFromSums } from './sums.ts';

/** What memory holds of entries: their stores with those that count. */
const HELD = [...COUNTED_STORES, 'refused'] as const;

interface Held {
  readonly replicas: Rows['replicas'][];
  readonly entries: { readonly store: (typeof HELD)[number]; readonly row: Rows[(typeof HELD)[number]] }[];
}

async function heldIn(memory: JournalStore): Promise<Held> {
  return memory.read(async (tx) => {
    const entries: Held['entries'] = [];
    for (const store of HELD) for (const row of await tx.all(store)) entries.push({ store, row });
    return { replicas: await tx.all('replicas'), entries };
  });
}

/** Whether the disk knows an entry, wherever it stands there. */
async function isKnown(
  disk: Transaction,
  { replica, number }: { replica: string; number: number },
): Promise<boolean> {
  for (const store of HELD) if (await disk.get(store, [replica, number])) return true;
  return false;
}

/**
 * Brings what had to stay in memory to the disk, as it is: the same replicas, the same numbers. True when memory has
 * nothing any more. @throws whatever the disk throws, and then memory is as it was.
 */
export async function rescue(memory: JournalStore & { clear(): void }, disk: JournalStore): Promise<void> {
  const { replicas, entries } = await heldIn(memory);
  if (replicas.length === 0) return;
  await disk.write(async (tx) => {
    const owners = new Map(replicas.map(({ id, owner }) => [id, owner]));
    for (const replica of replicas) {
      // The disk may have one of its own that is open; two would share nothing but their owner.
      const state = replica.state === 'open' ? 'closed' : replica.state;
      if (!(await tx.get('replicas', [replica.id]))) await tx.put('replicas', { ...replica, state });
    }
    for (const { store, row } of entries) {
      if (await isKnown(tx, row)) continue;
      await tx.put(store as StoreName, row);
      if (store !== 'refused') await addToSums(tx, owners.get(row.replica) ?? '', row);
    }
  });
  memory.clear();
}

/** Drops from memory what has come to the disk another way: from the server, by another tab. */
export async function dropKnown(memory: JournalStore, disk: JournalStore): Promise<void> {
  const { replicas, entries } = await heldIn(memory);
  if (entries.length === 0) return;
  const owners = new Map(replicas.map(({ id, owner }) => [id, owner]));
  const known = await disk.read(async (tx) => {
    const found: typeof entries = [];
    for (const entry of entries) if (await isKnown(tx, entry.row)) found.push(entry);
    return found;
  });
  if (known.length === 0) return;
  await memory.write(async (tx) => {
    for (const { store, row } of known) {
      await tx.remove(store, [row.replica, row.number]);
      if (store !== 'refused') await takeFromSums(tx, owners.get(row.replica) ?? '', row);
    }
  });
}
