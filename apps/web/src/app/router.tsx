import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { ASYNC_PAGE_DELAY_MS, ASYNC_PAGE_TIMEOUT_MS } from '@yuanguang/contract/constants';
import { loadMessages } from '../shared/i18n/messages.ts';
import { currentFrameworkLanguage, currentLanguage } from '../shared/preferences/preference-store.ts';
import { PageLoadError, PageLoading, PageNotFound, Wordless } from './page-states.tsx';
import { PAGES, type PageDefinition } from './pages.ts';
import { Shell } from './shell.tsx';
import { within } from './within.ts';

function loadWords(names: readonly string[]) {
  return () => loadMessages(currentLanguage(), currentFrameworkLanguage(), names);
}

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: PageNotFound,
  loader: loadWords([]),
  // Until the shell has its words there is nothing it could say.
  pendingComponent: () => null,
  errorComponent: Wordless,
});

function pageRoutes(page: PageDefinition) {
  const component = lazyRouteComponent(() => within(page.load(), ASYNC_PAGE_TIMEOUT_MS));
  return [page.path, ...(page.aliases ?? [])].map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component,
      staticData: { page },
      loader: loadWords(page.messages),
    }),
  );
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageDefinition;
  }
}

/** Query strings are plain: `?id=007` stays the text 007. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value != null) parameters.set(key, String(value));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** One router for the browser (hash history) and for the prerendered page (memory history). */
export function createAppRouter(history: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren(PAGES.flatMap(pageRoutes)),
    history,
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPendingMs: ASYNC_PAGE_DELAY_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageLoadError,
    scrollRestoration: true,
  });
}
