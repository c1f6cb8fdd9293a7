import { useSyncExternalStore } from 'react';

interface KeptListOptions<Item> {
  /** Name in localStorage. */
  readonly key: string;
  /** The oldest beyond this many are forgotten. */
  readonly most: number;
  /** Whether something read from the device is an item: an old or damaged entry is left out. */
  readonly isItem: (value: unknown) => value is Item;
  /** Two items with the same id are one. */
  readonly idOf: (item: Item) => string;
}

/** A list kept on this device only, newest first, each item once. Without storage it is known until the page is left. */
export function keptList<Item>({ key, most, isItem, idOf }: KeptListOptions<Item>) {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let current: readonly Item[] | undefined;
  /** What was read or written last: something else on the device means that it was changed or cleared elsewhere. */
  let text: string | null | undefined;

  function parse(kept: string | null): readonly Item[] {
    try {
      const value: unknown = JSON.parse(kept ?? '[]');
      return Array.isArray(value) ? value.filter(isItem) : none;
    } catch {
      return none;
    }
  }

  function read(): readonly Item[] {
    let kept: string | null;
    try {
      kept = localStorage.getItem(key);
    } catch {
      return current ?? none;
    }
    if (current && kept === text) return current;
    text = kept;
    current = parse(kept);
    return current;
  }

  function write(next: readonly Item[]): void {
    current = next;
    const kept = next.length === 0 ? null : JSON.stringify(next);
    try {
      if (kept === null) localStorage.removeItem(key);
      else localStorage.setItem(key, kept);
      text = kept;
    } catch {
      // As said above.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    /** Puts an item first; one that stands first already is left as it is. */
    keep(item: Item): void {
      const known = read();
      if (known[0] !== undefined && idOf(known[0]) === idOf(item)) return;
      write([item, ...known.filter((one) => idOf(one) !== idOf(item))].slice(0, most));
    },
    forget: (id: string): void => write(read().filter((one) => idOf(one) !== id)),
    forgetAll: (): void => write(none),
    useItems: (): readonly Item[] => useSyncExternalStore(subscribe, read, () => none),
  };
}
