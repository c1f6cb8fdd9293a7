// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createBrowserHistory } from './history.ts';
import { prefetchOnIntent } from './prefetch.ts';
import type { CurrentRoute } from './router.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

const visit = 'one';
const route = (index: number, path: string): CurrentRoute => ({
  index,
  visit,
  path,
  search: {},
  state: 'ready',
});

function scrolledTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

/** Scrolls as a page of that height does. */
function pageOf(height: { most: number }) {
  return vi.fn(({ top }: { top: number }) => scrolledTo(Math.min(top, height.most)));
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '#/');
});

test('a link the browser follows by itself is the next entry of the visit', async () => {
  const history = createBrowserHistory();
  expect(history.read()).toMatchObject({ hash: '#/', index: 0, fresh: false });
  const moved = new Promise<void>((resolve) => history.listen(resolve));
  location.hash = '#/donated';
  await moved;
  expect(history.read()).toMatchObject({ hash: '#/donated', index: 1, fresh: true });
  // A reload finds the number again.
  expect(createBrowserHistory().read()).toMatchObject({ hash: '#/donated', index: 1 });
});

test('a page that is left is found again where it stood, and a new one begins at its top', () => {
  const scroll = pageOf({ most: 5_000 });
  vi.stubGlobal('scrollTo', scroll);
  const restoration = createScrollRestoration();
  restoration.restore(route(0, '/'));
  expect(scroll).not.toHaveBeenCalled();
  scrolledTo(480);
  restoration.save(route(0, '/'), { hash: '#/donated', index: 1, visit, fresh: true });
  restoration.restore(route(1, '/donated'));
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  scrolledTo(90);
  dispatchEvent(new Event('pagehide'));
  restoration.save(route(1, '/donated'), { hash: '#/', index: 0, visit, fresh: false });
  restoration.restore(route(0, '/'));
  expect(scroll).toHaveBeenLastCalledWith({ top: 480, behavior: 'instant' });
  const reloaded = createScrollRestoration();
  reloaded.restore(route(1, '/donated'));
  expect(scroll).toHaveBeenLastCalledWith({ top: 90, behavior: 'instant' });
  vi.unstubAllGlobals();
});

test('who comes back from another site begins at the top, and the entry left before is found where it stood', () => {
  const scroll = pageOf({ most: 5_000 });
  vi.stubGlobal('scrollTo', scroll);
  const before = createBrowserHistory().read();
  createScrollRestoration().restore({ ...route(0, '/'), visit: before.visit });
  scrolledTo(2_000);
  dispatchEvent(new Event('pagehide'));

  // Another document in the same tab, such as the one a payer comes back to: its entry is new, its index 0 again.
  window.history.pushState(null, '', '#/result');
  const after = createBrowserHistory().read();
  expect(after).toMatchObject({ index: 0 });
  scrolledTo(0);
  const restoration = createScrollRestoration();
  restoration.restore({ ...route(0, '/result'), visit: after.visit });
  expect(scroll).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  createScrollRestoration().restore({ ...route(0, '/'), visit: before.visit });
  expect(scroll).toHaveBeenLastCalledWith({ top: 2_000, behavior: 'instant' });
  vi.unstubAllGlobals();
});

test('a page that fills late is gone down as it grows, until the reader moves it', () => {
  const watching = new Set<() => void>();
  class Observer {
    readonly #grown: () => void;
    constructor(grown: () => void) {
      this.#grown = grown;
    }
    observe() {
      watching.add(this.#grown);
    }
    disconnect() {
      watching.delete(this.#grown);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const page = { most: 5_000 };
  vi.stubGlobal('scrollTo', pageOf(page));
  const restoration = createScrollRestoration();
  const comeBack = () => {
    page.most = 5_000;
    restoration.restore(route(0, '/'));
    scrolledTo(480);
    restoration.save(route(0, '/'), { hash: '#/about', index: 1, visit, fresh: true });
    restoration.restore(route(1, '/about'));
    page.most = 100;
    restoration.save(route(1, '/about'), { hash: '#/', index: 0, visit, fresh: false });
    restoration.restore(route(0, '/'));
  };
  const grow = (most: number) => {
    page.most = most;
    for (const grown of [...watching]) grown();
  };
  comeBack();
  expect(scrollY).toBe(100);
  grow(300);
  expect(scrollY).toBe(300);
  grow(900);
  expect(scrollY).toBe(480);
  expect(watching.size).toBe(0);

  comeBack();
  dispatchEvent(new Event('wheel'));
  grow(900);
  expect(scrollY).toBe(100);
  vi.unstubAllGlobals();
});

test('a filter that takes the place of another leaves the page where it is', () => {
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  const restoration = createScrollRestoration();
  restoration.restore(route(0, '/donated'));
  scrolledTo(300);
  restoration.save(route(0, '/donated'), { hash: '#/donated?book=a', index: 0, visit, fresh: false });
  restoration.restore({ ...route(0, '/donated'), search: { book: 'a' } });
  expect(scroll).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('touching a link of the app fetches its page, on a line that is neither metered nor slow', () => {
  const preload = vi.fn();
  prefetchOnIntent(preload);
  document.body.innerHTML =
    '<a href="#/about?part=hours"><b>hours</b></a><a href="https://example.com/">out</a><p>text</p>';
  const touchAll = () => {
    for (const element of document.querySelectorAll('b, a, p')) {
      element.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
  };
  for (const connection of [{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }]) {
    vi.stubGlobal('navigator', { connection });
    touchAll();
  }
  expect(preload).not.toHaveBeenCalled();
  for (const connection of [undefined, { saveData: false, effectiveType: '4g' }]) {
    vi.stubGlobal('navigator', { connection });
    touchAll();
    expect(preload.mock.calls).toEqual([['/about'], ['/about']]);
    preload.mockClear();
  }
  vi.unstubAllGlobals();
});
