import { parseHash } from './address.ts';

/**
 * Calls `preload` with the path of a link of the app as soon as a finger, the pointer or the focus reaches it: the
 * moment its page is worth fetching.
 */
export function onIntent(preload: (path: string) => void): void {
  const heed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link) preload(parseHash(link.getAttribute('href') ?? '').path);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, heed, { passive: true });
  }
}
