import { toHash } from '../router/address.ts';
import { useCurrentRoute } from '../router/use-router.tsx';
import { loginTarget } from './login-address.ts';

/** A link to the login page, which leads back to the page where it stands, with its query. */
export function useLoginHref(): string {
  const { path, search } = useCurrentRoute();
  return toHash(loginTarget(toHash({ to: path, search }).slice(1)));
}
