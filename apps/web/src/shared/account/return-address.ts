import { parseHash, type Target } from '../router/address.ts';
import { isLoginAddress } from './login-address.ts';

/** Anything a browser could read as another site, and what never stands in an address of the app. */
const OUTWARD = /^\/[/\\]|[\\\p{Cc}\s]|^[^/]/u;

/**
 * Where a login leads back to: only addresses inside the app (`/path?query`), and none of the login pages.
 * Undefined when there is none, or when it was meant to lead elsewhere.
 */
export function returnTarget(uniIdRedirectUrl: string | undefined): Target | undefined {
  const address = uniIdRedirectUrl?.replace(/^#/, '');
  if (!address || OUTWARD.test(address)) return undefined;
  const { path, search } = parseHash(address);
  return isLoginAddress(path) ? undefined : { to: path, search };
}
