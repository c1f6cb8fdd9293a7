import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { storedText } from '../storage/stored.ts';
import { accountCloud } from './cloud.ts';

/** Where a login by another site leads back to; kept while this tab is there. */
const stored = storedText('sessionStorage', 'yuanguang.external-login-return');

interface ExternalLogin {
  readonly provider: IdentityProviderId;
  /** True: links it to the account that is logged in. */
  readonly bind?: boolean;
  /** Where to go afterwards, `/path?query`. */
  readonly returnTo: string | undefined;
}

/**
 * Leaves for the site of an identity provider, which leads back to the login page with what
 * `account.finishExternalLogin` needs.
 * @throws CloudError when that provider is not offered.
 */
export async function goToProvider({ provider, bind = false, returnTo }: ExternalLogin): Promise<void> {
  const { url } = await accountCloud.startExternalLogin({ provider, bind }, { preventDuplicate: true });
  stored.write(returnTo);
  location.assign(url);
}

/** Where it began, `/path?query`; undefined when that is not known. It is told once. */
export function takeReturnAddress(): string | undefined {
  const address = stored.read();
  stored.write(undefined);
  return address;
}
