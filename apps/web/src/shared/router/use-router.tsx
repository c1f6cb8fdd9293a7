import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Search } from './address.ts';
import type { PageDefinition } from './page-definition.ts';
import type { Navigation, Router, Shown } from './router.ts';

const RouterContext = createContext<Router | undefined>(undefined);

export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('there is no router around this');
  return router;
}

function useSelected<Part>(select: (shown: Shown) => Part): Part {
  const router = useRouter();
  return useSyncExternalStore(
    router.subscribe,
    () => select(router.read()),
    () => select(router.readFirst()),
  );
}

const all = (shown: Shown) => shown;
const page = (shown: Shown) => shown.page;
const search = (shown: Shown) => shown.search;

/** Everything about what is on the screen. */
export function useShown(): Shown {
  return useSelected(all);
}

/** The table entry of the page on the screen; undefined at an unknown address. */
export function usePage(): PageDefinition | undefined {
  return useSelected(page);
}

/** The query of the page on the screen, as texts. */
export function useSearch(): Search {
  return useSelected(search);
}

/** Goes to another page of the app. */
export function useNavigate(): (navigation: Navigation) => void {
  return useRouter().navigate;
}
