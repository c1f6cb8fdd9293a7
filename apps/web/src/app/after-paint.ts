import type { QueryClient } from '@tanstack/react-query';
import { keepQueries } from '../shared/offline/kept-queries.ts';
import { PAGES } from './pages.ts';
import type { createAppRouter } from './router.tsx';

const idle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: 4_000 })
    : (work) => setTimeout(work, 1_000);

/** What can wait until the first page stands: kept answers, the service worker, the other pages' code. */
export function start(queryClient: QueryClient, router: ReturnType<typeof createAppRouter>): void {
  void keepQueries(queryClient).catch(() => undefined); // Without storage nothing is kept; the app still works.
  idle(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      void navigator.serviceWorker.register('/zhuyin/sw.js', { scope: '/zhuyin/' }).catch(() => undefined);
    }
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (saving) return;
    for (const page of PAGES) void router.preloadRoute({ to: page.path }).catch(() => undefined);
  });
}
