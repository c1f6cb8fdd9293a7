/** One entry of the session history. */
export interface HistoryEntry {
  readonly hash: string;
  /** 0 is the page the visit began with; restored after a reload. */
  readonly index: number;
  /**
   * Tells entries apart that have the same index: whoever comes back from another site (a cashier's page) begins a new
   * visit at 0, while the entries of the one before are still in the tab's history.
   */
  readonly visit: string;
  /** True when the last navigation made this entry; false after back, forward, replace or reload. */
  readonly fresh: boolean;
}

/** The session history: the browser's, or one in memory where there is no browser. */
export interface RouterHistory {
  read(): HistoryEntry;
  /** Called after every navigation, also the reader's own (links, back, the address bar). */
  listen(navigated: () => void): void;
  push(hash: string): void;
  replace(hash: string): void;
  back(): void;
}

/** What the app keeps in `history.state`. */
interface HistoryState {
  readonly index?: number;
  readonly visit?: string;
}

/** The hash of the app's link that a plain click is on; undefined for other buttons, modifier keys and other links. */
function linkHash(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  return link && !link.target ? link.hash : undefined;
}

/**
 * The browser's session history. A click on a plain link (`<a href="#/…">`) is handled here with `pushState`, because the
 * browser would first look for an element of that id. Entries that the browser makes by itself (the address bar, a link
 * before the app has loaded) have no index in their state yet: they get the one after the current entry's.
 */
export function createBrowserHistory(): RouterHistory {
  const state = () => history.state as HistoryState | null;
  // After a reload, and after coming back from another document, the entry knows its visit.
  const visit = state()?.visit ?? Math.random().toString(36).slice(2);
  const stateOf = (index: number): HistoryState => ({ index, visit });
  let entry: HistoryEntry = { hash: location.hash, index: state()?.index ?? 0, visit, fresh: false };
  let pushing = false;
  const listeners: (() => void)[] = [];

  function update(): void {
    const index = state()?.index;
    if (index === entry.index && location.hash === entry.hash) return;
    if (index === undefined) history.replaceState(stateOf(entry.index + 1), '');
    const fresh = pushing || index === undefined;
    entry = { hash: location.hash, index: index ?? entry.index + 1, visit, fresh };
    for (const navigated of listeners) navigated();
  }

  history.replaceState(stateOf(entry.index), '');
  addEventListener('popstate', update);
  addEventListener('hashchange', update);
  addEventListener('click', (event) => {
    const hash = linkHash(event);
    if (hash === undefined) return;
    event.preventDefault();
    if (hash !== location.hash) push(hash);
  });

  function push(hash: string): void {
    history.pushState(stateOf(entry.index + 1), '', hash);
    pushing = true;
    update();
    pushing = false;
  }

  return {
    read: () => entry,
    listen: (navigated) => listeners.push(navigated),
    push,
    replace(hash) {
      history.replaceState(stateOf(entry.index), '', hash);
      update();
    },
    back: () => history.back(),
  };
}

/** A history in memory, for the prerendering and for tests. */
export function createMemoryHistory(first: string): RouterHistory {
  const hashes = [first];
  let index = 0;
  let fresh = false;
  const listeners: (() => void)[] = [];
  const notify = (created: boolean) => {
    fresh = created;
    for (const navigated of listeners) navigated();
  };
  return {
    read: () => ({ hash: hashes[index] ?? '', index, visit: '', fresh }),
    listen: (navigated) => listeners.push(navigated),
    push(hash) {
      index += 1;
      hashes.splice(index, hashes.length, hash);
      notify(true);
    },
    replace(hash) {
      hashes[index] = hash;
      notify(false);
    },
    back() {
      if (index === 0) return;
      index -= 1;
      notify(false);
    },
  };
}
