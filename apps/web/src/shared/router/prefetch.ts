import { parseHash } from './address.ts';

/** What the browser tells of its line, where it does (https://wicg.github.io/netinfo/). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

/** Whether pages may be fetched before they are opened: never on a metered or slow line. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW.has(connection?.effectiveType);
}

/**
 * Calls `preload` with the path of a link of the app as soon as a finger, the pointer or the focus reaches it: the
 * moment its page is worth fetching.
 */
export function prefetchOnIntent(preload: (path: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link && mayPrefetch()) preload(parseHash(link.getAttribute('href') ?? '').path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
