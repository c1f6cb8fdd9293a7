import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Search } from './address.ts';
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

/** What is on the screen; for the frame around the pages. */
export function useShown(): Shown {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.read, router.readFirst);
}

/** What a page knows of its own address; it may be drawn before it is on the screen. */
export type Place = Pick<Shown, 'path' | 'search' | 'page'> & Partial<Pick<Shown, 'index'>>;

const PlaceContext = createContext<Place | undefined>(undefined);

export function PlaceProvider({ place, children }: { place: Place; children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The address that the page around this stands at. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('there is no page around this');
  return place;
}

/** The query of the page around this, as texts. */
export function useSearch(): Search {
  return usePlace().search;
}

/** Goes to another page of the app. */
export function useNavigate(): (navigation: Navigation) => void {
  return useRouter().navigate;
}
