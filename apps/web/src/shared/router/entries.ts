/** Where the reader is in the row of pages of this visit. */
export interface Entry {
  readonly hash: string;
  /** 0 is the page the visit began with. */
  readonly index: number;
  /** True when the last move made this entry; false when the reader came back (or forward) to it. */
  readonly fresh: boolean;
}

/** The row of pages of a visit, as the browser keeps it, or in memory where there is no browser. */
export interface Entries {
  read(): Entry;
  /** Tells of every move to another entry, also of those the reader makes (links, back, the address bar). */
  listen(moved: () => void): void;
  push(hash: string): void;
  replace(hash: string): void;
  back(): void;
}

interface Kept {
  readonly index?: number;
}

/** The address that a click leads to in this window: undefined for another button or key, and for what is no link of the app. */
function followed(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  return link && !link.target ? link.hash : undefined;
}

/**
 * The browser's own row. Links are plain `<a href="#/…">`: a tap on one is followed here, because the browser would
 * first look for a place of that name on the page. What it follows by itself all the same (the address bar, a link of
 * the page before the app was there) has no number yet and is the one after where we were.
 */
export function browserEntries(): Entries {
  const kept = () => (history.state as Kept | null)?.index;
  let entry: Entry = { hash: location.hash, index: kept() ?? 0, fresh: false };
  let pushing = false;
  const listeners: (() => void)[] = [];

  function note(): void {
    const index = kept();
    if (index === entry.index && location.hash === entry.hash) return;
    if (index === undefined) history.replaceState({ index: entry.index + 1 }, '');
    entry = { hash: location.hash, index: index ?? entry.index + 1, fresh: pushing || index === undefined };
    for (const moved of listeners) moved();
  }

  history.replaceState({ index: entry.index }, '');
  addEventListener('popstate', note);
  addEventListener('hashchange', note);
  addEventListener('click', (event) => {
    const hash = followed(event);
    if (hash === undefined) return;
    event.preventDefault();
    if (hash !== location.hash) push(hash);
  });

  function push(hash: string): void {
    history.pushState({ index: entry.index + 1 }, '', hash);
    pushing = true;
    note();
    pushing = false;
  }

  return {
    read: () => entry,
    listen: (moved) => listeners.push(moved),
    push,
    replace(hash) {
      history.replaceState({ index: entry.index }, '', hash);
      note();
    },
    back: () => history.back(),
  };
}

/** A row in memory, for the build's rendering and for tests. */
export function memoryEntries(first: string): Entries {
  const hashes = [first];
  let index = 0;
  let fresh = false;
  const listeners: (() => void)[] = [];
  const tell = (made: boolean) => {
    fresh = made;
    for (const moved of listeners) moved();
  };
  return {
    read: () => ({ hash: hashes[index] ?? '', index, fresh }),
    listen: (moved) => listeners.push(moved),
    push(hash) {
      index += 1;
      hashes.splice(index, hashes.length, hash);
      tell(true);
    },
    replace(hash) {
      hashes[index] = hash;
      tell(false);
    },
    back() {
      if (index === 0) return;
      index -= 1;
      tell(false);
    },
  };
}
