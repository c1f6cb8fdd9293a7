import type { ThirdParty } from '@yuanguang/contract/objects/account';

/** The contract's list, without its schema library. */
const KNOWN: Readonly<Record<ThirdParty, true>> = { weixin: true, apple: true, google: true, oidc: true };
export const THIRD_PARTIES = Object.keys(KNOWN) as readonly ThirdParty[];
