import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@yuanguang/ui';
import { configQuery } from '../shared/config/use-config.ts';
import { persistQueries } from '../shared/offline/persisted-queries.ts';
import { mayPrefetch } from '../shared/router/prefetch.ts';
import type { Router } from '../shared/router/router.ts';
import { PAGES } from './features.ts';

const LATEST_MS = 4_000;
const OPENING_LOOK_MS = 500;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve, LATEST_MS));

/** Resolves when no certificate is being opened (shared/giving/opening): work in between would make it stutter. */
async function openingIsOver(): Promise<void> {
  while (document.querySelector('main [data-step]')) await wait(OPENING_LOOK_MS);
}

/** Resolves when the browser is idle and no answer is awaited: until then line and processor belong to the page. */
function idleAndFetched(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => {
      const settled = () => {
        if (queryClient.isFetching() > 0) return;
        leave();
        resolve();
      };
      const leave = queryClient.getQueryCache().subscribe(settled);
      settled();
    }, LATEST_MS);
  });
}

/** What can wait until the first page stands: kept answers, configuration, the service worker, the other pages' code. */
export async function start(queryClient: QueryClient, router: Router): Promise<void> {
  void persistQueries(queryClient).catch(() => undefined); // Without storage nothing is kept; the app still works.
  await idleAndFetched(queryClient);
  // One thing after the other: the reader may be pressing the first button just now.
  // Asked for here and not by a page: the first one may still be on its way.
  await queryClient.fetchQuery({ ...configQuery, staleTime: 0 }).catch(() => undefined);
  // The form below the first screen goes before what is not even asked for.
  await wait(300);
  await idle();
  await openingIsOver();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/zhuyin/sw.js', { scope: '/zhuyin/' }).catch(() => undefined);
  }
  // Counts pages, only where the reader agreed to it.
  void import('../shared/analytics/start.ts').then(
    ({ followConsent }) => followConsent(router),
    () => undefined,
  );
  // What was practised and not sent yet, wherever the reader is now.
  void import('../shared/journal/journal.ts').then(
    ({ startJournal }) => startJournal(),
    () => undefined,
  );
  // Notices come to this browser where somebody switched them on.
  void import('../shared/push/start-push.ts').then(
    ({ startPush }) => startPush(queryClient),
    () => undefined,
  );
  // What is asked and offered once, when a visit begins.
  void import('./invitations.ts').then(
    ({ invite }) => invite(router),
    () => undefined,
  );
  // The woodcut of the hall begins to live.
  void import('./living/liven.tsx').then(
    ({ liven }) => liven(router, queryClient),
    () => undefined,
  );
  void prefetchWhenIdle(router);
}

/** The pages that most readers go on to, one after the other. All others are fetched when a link to them is touched. */
async function prefetchWhenIdle(router: Router): Promise<void> {
  for (const { path } of PAGES.filter(({ prefetch }) => prefetch === 'idle')) {
    await idle();
    if (mayPrefetch()) await router.preload(path);
  }
}
