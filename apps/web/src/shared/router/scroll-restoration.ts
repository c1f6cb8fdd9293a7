import { storedValue } from '../storage/stored.ts';
import type { HistoryEntry } from './history.ts';
import type { CurrentRoute, ScrollRestoration } from './router.ts';

type Entry = Pick<HistoryEntry, 'index' | 'visit'>;

/** Pixels from the top by history entry, the newest last. Where storage is denied they last as long as the document. */
const saved = storedValue('sessionStorage', 'yuanguang.scroll', (value) =>
  Array.isArray(value) ? (value as [key: string, top: number][]) : undefined,
);
const MOST_SAVED = 200;
const keyOf = ({ visit, index }: Entry) => `${visit} ${index}`;
/** How long a page may take to grow as tall as it was. */
const GROWTH_MS = 3_000;
/** With one of these the reader scrolls, and restoring ends. */
const READER_SCROLLS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** A new page begins at its top; one the reader comes back to stands where it was left, also after a reload. */
export function createScrollRestoration(): ScrollRestoration {
  const positions = new Map(saved.read());
  const positionOf = (entry: Entry) => positions.get(keyOf(entry)) ?? 0;
  const keep = (entry: Entry) => {
    positions.delete(keyOf(entry));
    positions.set(keyOf(entry), Math.round(scrollY));
  };
  let last: CurrentRoute | undefined;
  let stopWaiting = () => {};

  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    if (last) keep(last);
    saved.write([...positions].slice(-MOST_SAVED));
  });

  return {
    positionOf,
    save(left, next) {
      if (left.index !== next.index) keep(left);
      // A new entry begins at its top, whatever stood in its place.
      if (next.fresh) positions.delete(keyOf(next));
    },
    restore(route) {
      const before = last;
      last = route;
      const top = positionOf(route);
      if (!before && top === 0) return;
      const stays = before?.index === route.index && before.path === route.path;
      if (stays && before.state === route.state) return;
      stopWaiting();
      scrollTo({ top, behavior: 'instant' });
      if (scrollY < top - 1) stopWaiting = scrollAsItGrows(top);
    },
  };
}

/** Content may come late: scrolls on towards `top` as the page grows, until the reader scrolls. */
function scrollAsItGrows(top: number): () => void {
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, GROWTH_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of READER_SCROLLS) removeEventListener(event, stop);
  }
  for (const event of READER_SCROLLS) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
