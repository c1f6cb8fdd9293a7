import type { CurrentRoute, ScrollKeeper } from './router.ts';

const KEY = 'yuanguang-scroll';
/** How long a page may take to grow as tall as it was when it was left. */
const GROWS_MS = 3_000;
/** With one of these the reader takes over. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function kept(): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as number[];
  } catch {
    return []; // Storage may be forbidden: then positions last as long as the document.
  }
}

/** A new page begins at its top; one the reader comes back to stands where it was left, also after a reload. */
export function keepScroll(): ScrollKeeper {
  /** Pixels from the top, by index of the history entry. */
  const tops = kept();
  const topOf = (index: number) => tops[index] ?? 0;
  let last: CurrentRoute | undefined;
  let giveUp = () => {};

  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    if (last) tops[last.index] = Math.round(scrollY);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(tops));
    } catch {
      // As above.
    }
  });

  return {
    topOf,
    leave(left, next) {
      if (left.index !== next.index) tops[left.index] = Math.round(scrollY);
      // A new entry: those after it are gone.
      if (next.fresh) tops.length = Math.min(tops.length, next.index);
    },
    place(route) {
      const before = last;
      last = route;
      const top = topOf(route.index);
      if (!before && top === 0) return;
      const stays = before?.index === route.index && before.path === route.path;
      if (stays && before.state === route.state) return;
      giveUp();
      scrollTo({ top, behavior: 'instant' });
      if (scrollY < top - 1) giveUp = whenTaller(top);
    },
  };
}

/** What fills a page may come late: goes on to `top` as the page grows, until the reader moves it. */
function whenTaller(top: number): () => void {
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, GROWS_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  }
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
