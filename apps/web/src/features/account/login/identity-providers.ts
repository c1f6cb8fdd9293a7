import type { IdentityProviderId } from '@yuanguang/contract/objects/account';

/** The contract's list, without its schema library. */
const KNOWN: Readonly<Record<IdentityProviderId, true>> = {
  weixin: true,
  apple: true,
  google: true,
  oidc: true,
};
export const IDENTITY_PROVIDERS = Object.keys(KNOWN) as readonly IdentityProviderId[];
