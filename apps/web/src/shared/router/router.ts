import { createEmitter } from '@yuanguang/ui/emitter';
import type { ComponentType } from 'react';
import { type Address, parseHash, type Target, toHash } from './address.ts';
import type { HistoryEntry, RouterHistory } from './history.ts';
import { createPageCode, type PageMessages } from './page-code.ts';
import type { PageDefinition } from './page-definition.ts';

/** What is on the screen: it follows the address as soon as the page there can be shown. */
export interface CurrentRoute extends Address {
  /** Index and visit of its history entry. */
  readonly index: number;
  readonly visit: string;
  /** Undefined for an address without a page. */
  readonly page?: PageDefinition;
  readonly state: 'ready' | 'waiting' | 'failed' | 'unknown';
  /** There when the state is `ready`. */
  readonly Component?: ComponentType;
}

export interface ScrollRestoration {
  /** The reader navigates from a route to another history entry. */
  save(left: CurrentRoute, next: HistoryEntry): void;
  /** The route has been rendered, and is not painted yet. */
  restore(route: CurrentRoute): void;
  /** The position (px from the top) that `restore` will scroll to. */
  positionOf(entry: Pick<HistoryEntry, 'index' | 'visit'>): number;
}

export interface RouterOptions {
  readonly pages: readonly PageDefinition[];
  readonly history: RouterHistory;
  readonly messages: PageMessages;
  /** Asked before a page is shown: another address to go to instead, or undefined. */
  readonly guard?: (page: PageDefinition, hash: string) => Target | undefined;
  /** Left out on the server, where nothing scrolls. */
  readonly scroll?: ScrollRestoration;
  /** After how long a page that is on its way says so. */
  readonly delayMs: number;
  /** After how long it has failed. */
  readonly timeoutMs: number;
}

export interface Navigation extends Target {
  /** True: replaces the current history entry. */
  readonly replace?: boolean;
}

export type Router = ReturnType<typeof createRouter>;

/**
 * Follows the address: the page on the screen stays until the next one's code and messages are there (or `delayMs` have
 * passed), so that a page fetched before is painted in the very next frame and nothing ever flashes.
 */
export function createRouter({ pages, history, messages, guard, scroll, delayMs, timeoutMs }: RouterOptions) {
  const byPath = new Map(
    pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((at) => [at, page])),
  );
  const code = createPageCode(messages, timeoutMs);
  const changes = createEmitter();
  let route: CurrentRoute = { path: '/', search: {}, index: 0, visit: '', state: 'waiting' };
  let first: CurrentRoute | undefined;
  let move = 0;
  // Before the shell's messages have come, not even a loading state can be shown.
  let shellLoaded = false;
  const loadShell = async () => {
    if (!shellLoaded && !messages.has([])) await messages.load([]);
  };

  function show(next: CurrentRoute): void {
    messages.publish(next.page?.messages ?? []);
    route = next;
    if (next.state === 'ready') first ??= route;
    shellLoaded = true;
    changes.emit();
  }

  /** Resolves when the current address is shown or was left; rejects when the shell's own messages do not come. */
  async function follow(): Promise<void> {
    move += 1;
    const mine = move;
    const current = () => mine === move;
    const { hash, index, visit } = history.read();
    const address = parseHash(hash);
    const page = byPath.get(address.path);
    const instead = page && guard?.(page, hash);
    if (instead) {
      history.replace(toHash(instead));
      return follow();
    }
    const at = { ...address, index, visit, page };
    const Component = page && code.ready(page);
    if (Component) return show({ ...at, state: 'ready', Component });
    const arrival = page
      ? code.load(page).then(
          (loaded): CurrentRoute => ({ ...at, state: 'ready', Component: loaded }),
          (): CurrentRoute => ({ ...at, state: 'failed' }),
        )
      : Promise.resolve<CurrentRoute>({ ...at, state: 'unknown' });
    let arrived = false;
    const delay = setTimeout(async () => {
      const failed = await loadShell().catch(() => true);
      if (!failed && !arrived && current()) show({ ...at, state: 'waiting' });
    }, delayMs);
    const next = await arrival;
    arrived = true;
    clearTimeout(delay);
    if (next.state !== 'ready') await loadShell();
    if (current()) show(next);
  }

  history.listen(() => {
    scroll?.save(route, history.read());
    follow().catch(() => undefined); // Only the very first page can find the shell without messages.
  });

  return {
    subscribe: changes.subscribe,
    read: (): CurrentRoute => route,
    /** The first page that stood: what the server rendered, and what its HTML is brought to life with. */
    readFirst: (): CurrentRoute => first ?? route,
    /** Shows the current address; again after a failure. */
    follow,
    navigate({ replace = false, ...target }: Navigation): void {
      if (replace) history.replace(toHash(target));
      else history.push(toHash(target));
    },
    canGoBack: (): boolean => history.read().index > 0,
    back: (): void => history.back(),
    /** The page that stands at a path, if there is one. */
    pageAt: (path: string): PageDefinition | undefined => byPath.get(path),
    /** To be called when the current route has been rendered, before it is painted. */
    rendered: (): void => scroll?.restore(route),
    /** Whether the reader has come back to a page that they had scrolled down. */
    restoresScroll: (): boolean => (scroll?.positionOf(route) ?? 0) > 0,
    /** Fetches code and messages of a page that may be opened soon; a failure is left for the opening to tell. */
    async preload(path: string): Promise<void> {
      const page = byPath.get(path);
      if (page && !code.ready(page)) await code.load(page).catch(() => undefined);
    },
  };
}
