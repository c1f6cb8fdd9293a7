import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { Person } from '../member.ts';
import type { ServedApp } from '../served-apps.ts';
import { pressEscape } from './browser-gaps.ts';
import { Locator, WAIT } from './locator.ts';

/** Rendered without a browser, by the app's own modules, which are loaded anew as a browser does. */
async function startApp(host: HTMLElement) {
  vi.resetModules();
  const { App } = await import('../../../apps/web/src/app/app.tsx');
  const { createAppRouter } = await import('../../../apps/web/src/app/router.ts');
  const { createQueryClient } = await import('../../../apps/web/src/app/query-client.ts');
  const { createBrowserHistory } = await import('../../../apps/web/src/shared/router/history.ts');
  const router = createAppRouter(createBrowserHistory());
  await router.follow();
  const root = createRoot(host);
  const queryClient = createQueryClient();
  root.render(createElement(App, { router, queryClient }));
  return { router, queryClient, stop: () => root.unmount() };
}

/** Everything that listens to the window or the document, so that an app that was left hears nothing more. */
function listenersOf(targets: readonly EventTarget[]) {
  const added: (() => void)[] = [];
  for (const target of targets) {
    const add = target.addEventListener;
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      added.push(() => target.removeEventListener(...args));
      add.apply(target, args);
    };
  }
  return {
    forget() {
      for (const remove of added.splice(0)) remove();
    },
  };
}

const listeners = listenersOf([window, document]);

/** What a browser does with a page of the app, for tests that need none. */
export function pageOf(app: ServedApp) {
  let started: Awaited<ReturnType<typeof startApp>> | undefined;
  const everything = new Locator(() => [document.documentElement], 'page');

  function stop(): void {
    started?.stop();
    started = undefined;
    listeners.forget();
    document.body.replaceChildren();
  }

  async function load(): Promise<void> {
    stop();
    const host = document.body.appendChild(document.createElement('div'));
    const data = document.body.appendChild(document.createElement('script'));
    data.id = 'cloud';
    data.type = 'application/json';
    data.textContent = JSON.stringify({ ...app, endpoint: app.url });
    started = await startApp(host);
  }

  return {
    /** Goes to a page by its route, such as `/donated`, and waits until it stands. */
    async open(route: string): Promise<void> {
      if (location.hash !== `#${route}`) {
        const followed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        location.hash = `#${route}`;
        await followed;
      }
      if (!started) await load();
      await vi.waitFor(() => {
        const { path, state } = started?.router.read() ?? {};
        const here = location.hash.slice(1).split('?')[0];
        if (state === 'waiting' || path !== here) throw new Error(`not at ${here}: ${path} ${state}`);
      }, WAIT);
    },
    /** The next page is loaded anew, as a browser does. */
    leave: stop,
    reload: load,
    close: stop,
    /** From the next load on the pages belong to this person. */
    login({ kept }: Pick<Person, 'kept'>): void {
      localStorage.setItem('uni_id_token', kept.token);
      localStorage.setItem('uni_id_token_expired', String(kept.tokenExpired));
    },
    getByRole: everything.getByRole.bind(everything),
    getByLabel: everything.getByLabel.bind(everything),
    getByText: everything.getByText.bind(everything),
    locator: everything.locator.bind(everything),
    pressEscape,
    /** No answer is awaited any more. */
    quiet: () =>
      vi.waitFor(() => {
        if (started?.queryClient.isFetching()) throw new Error('answers are awaited');
      }, WAIT),
    url: () => location.href,
  };
}
export type TestPage = ReturnType<typeof pageOf>;
