import { storedValue } from '../storage/stored.ts';
import type { CurrentRoute, ScrollRestoration } from './router.ts';

/** Where storage is denied, positions last as long as the document. */
const saved = storedValue('sessionStorage', 'yuanguang-scroll', (value) =>
  Array.isArray(value) ? (value as number[]) : undefined,
);
/** How long a page may take to grow as tall as it was. */
const GROWTH_MS = 3_000;
/** With one of these the reader scrolls, and restoring ends. */
const READER_SCROLLS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** A new page begins at its top; one the reader comes back to stands where it was left, also after a reload. */
export function createScrollRestoration(): ScrollRestoration {
  /** Pixels from the top, by index of the history entry. */
  const positions = saved.read() ?? [];
  const positionOf = (index: number) => positions[index] ?? 0;
  let last: CurrentRoute | undefined;
  let stopWaiting = () => {};

  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    if (last) positions[last.index] = Math.round(scrollY);
    saved.write(positions);
  });

  return {
    positionOf,
    save(left, next) {
      if (left.index !== next.index) positions[left.index] = Math.round(scrollY);
      // A new entry: those after it are gone.
      if (next.fresh) positions.length = Math.min(positions.length, next.index);
    },
    restore(route) {
      const before = last;
      last = route;
      const top = positionOf(route.index);
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
