/** The default page to log in (SPEC 4): whoever needs a login is sent there. */
export const LOGIN_PAGE = '/uni_modules/uni-id-pages/pages/login/login-withoutpwd';

const LOGIN_PAGES = /^\/?uni_modules\/uni-id-pages\/pages\/(login|register|retrieve)\//;

/** Whether an address (`/path?query`, without `#`) is one of the pages by which one gets in. */
export function isLoginAddress(address: string): boolean {
  return LOGIN_PAGES.test(address);
}

/** The login page that leads back to `address` (`/path?query`, without `#`). */
export function loginTarget(address: string) {
  return { to: LOGIN_PAGE, search: { uniIdRedirectUrl: address } };
}

/**
 * Called when an answer asks for a login (SPEC 4): leaves for the login page, which leads back here. Who is on a page
 * to log in stays there.
 */
export function goToLogin(): void {
  const address = location.hash.slice(1) || '/';
  if (isLoginAddress(address)) return;
  location.hash = `${LOGIN_PAGE}?uniIdRedirectUrl=${encodeURIComponent(address)}`;
}
