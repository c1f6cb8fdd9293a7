import type { ReactNode } from 'react';
import { type Search, toHash } from './address.ts';

/** A plain link to a page of the app with its query. */
export function Link({ to, search, children }: { to: string; search?: Search; children: ReactNode }) {
  return <a href={toHash({ to, search })}>{children}</a>;
}
