import { whenIdle } from '@yuanguang/ui';
import type { Router } from '../shared/router/router.ts';
import { PAGES } from './pages.ts';

/** A page that was opened is looked at for a moment before others are drawn, in milliseconds. */
const MOMENT_MS = 300;
const LATEST_MS = 4_000;

const DRAWN = PAGES.filter((page) => page.ahead).map((page) => page.path);
const isLinked = (path: string) => document.querySelector(`a[href="#${path}"]`) !== null;

/** Whenever a page stands and the browser has nothing to do, those it leads to are drawn out of sight. */
export function drawAhead(router: Router): void {
  let callOff = () => {};
  const begin = () => {
    callOff();
    const timer = setTimeout(() => {
      callOff = whenIdle(() => router.drawAhead(DRAWN.filter(isLinked)), LATEST_MS);
    }, MOMENT_MS);
    callOff = () => clearTimeout(timer);
  };
  router.subscribe(begin);
  begin();
}
