import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Search } from './address.ts';
import type { CurrentRoute, Navigation, Router } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('there is no router around this');
  return router;
}

/** What is on the screen. */
export function useCurrentRoute(): CurrentRoute {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.read, router.readFirst);
}

/** The query of the page on the screen, as texts. */
export function useSearch(): Search {
  return useCurrentRoute().search;
}

/** Goes to another page of the app. */
export function useNavigate(): (navigation: Navigation) => void {
  return useRouter().navigate;
}
