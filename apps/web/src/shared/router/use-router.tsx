import { type Context, createContext, useContext, useSyncExternalStore } from 'react';
import type { Search } from './address.ts';
import type { Navigation, Router, Shown } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);

/** What a page knows of its own address; it may be drawn before it is on the screen. */
export type Place = Pick<Shown, 'path' | 'search' | 'page'> & Partial<Pick<Shown, 'index'>>;
export const PlaceContext = createContext<Place | undefined>(undefined);

function useAround<Value>(context: Context<Value | undefined>, what: string): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error(`there is no ${what} around this`);
  return value;
}

export const useRouter = (): Router => useAround(RouterContext, 'router');
/** The address that the page around this stands at. */
export const usePlace = (): Place => useAround(PlaceContext, 'page');

/** What is on the screen; for the frame around the pages. */
export function useShown(): Shown {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.read, router.readFirst);
}

/** The query of the page around this, as texts. */
export function useSearch(): Search {
  return usePlace().search;
}

/** Whether the reader left the page around this further down and has come back to it. */
export function useReturnsDown(): boolean {
  const { index } = usePlace();
  return useRouter().returnsDown(index);
}

/** Goes to another page of the app. */
export function useNavigate(): (navigation: Navigation) => void {
  return useRouter().navigate;
}
