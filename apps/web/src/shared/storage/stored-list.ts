import { createEmitter } from '@yuanguang/ui/emitter';
import { useSyncExternalStore } from 'react';
import { storedText } from '../storage/stored.ts';

interface StoredListOptions<Item> {
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
export function storedList<Item>({ key, most, isItem, idOf }: StoredListOptions<Item>) {
  const none: readonly Item[] = [];
  const changes = createEmitter();
  const entry = storedText('localStorage', key);
  /** What was read last: something else on the device means that it was changed or cleared elsewhere. */
  let text: string | undefined;
  let current = none;

  function parse(kept: string): readonly Item[] {
    try {
      const value: unknown = JSON.parse(kept);
      return Array.isArray(value) ? value.filter(isItem) : none;
    } catch {
      return none;
    }
  }

  function read(): readonly Item[] {
    const kept = entry.read();
    if (kept !== text) {
      text = kept;
      current = kept === undefined ? none : parse(kept);
    }
    return current;
  }

  function write(next: readonly Item[]): void {
    entry.write(next.length === 0 ? undefined : JSON.stringify(next));
    changes.emit();
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
    useItems: (): readonly Item[] => useSyncExternalStore(changes.subscribe, read, () => none),
  };
}
