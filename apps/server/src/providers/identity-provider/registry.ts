import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import type { Clock } from '../../clock.ts';
import type { Settings } from '../../settings.ts';
import { appleProvider } from './apple.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { oidcProvider } from './oidc.ts';
import { weixinProvider } from './weixin.ts';

/** The identity providers the settings configure, in the order they are shown. */
export function createIdentityProviders(
  settings: Settings,
  clock: Clock,
): ReadonlyMap<IdentityProviderId, IdentityProvider> {
  const all = [weixin(settings), apple(settings, clock), google(settings), ownIssuer(settings)];
  return new Map(all.filter((provider) => provider !== undefined).map((provider) => [provider.id, provider]));
}

function weixin(settings: Settings): IdentityProvider | undefined {
  const { WEIXIN_APP_ID, WEIXIN_APP_SECRET, WEIXIN_ACCOUNT_APP_ID, WEIXIN_ACCOUNT_SECRET } = settings;
  if (!WEIXIN_APP_ID || !WEIXIN_APP_SECRET) return undefined;
  return weixinProvider({
    site: { appId: WEIXIN_APP_ID, secret: WEIXIN_APP_SECRET },
    ...(WEIXIN_ACCOUNT_APP_ID && WEIXIN_ACCOUNT_SECRET
      ? { account: { appId: WEIXIN_ACCOUNT_APP_ID, secret: WEIXIN_ACCOUNT_SECRET } }
      : {}),
    openUrl: settings.WEIXIN_OPEN_URL,
    apiUrl: settings.WEIXIN_API_URL,
  });
}

function apple(settings: Settings, clock: Clock): IdentityProvider | undefined {
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = settings;
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return undefined;
  return appleProvider({
    issuer: settings.APPLE_ISSUER,
    clientId: APPLE_CLIENT_ID,
    appIds: settings.APPLE_APP_IDS,
    teamId: APPLE_TEAM_ID,
    keyId: APPLE_KEY_ID,
    privateKey: APPLE_PRIVATE_KEY,
    clock,
  });
}

function google(settings: Settings): IdentityProvider | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = settings;
  if (!clientId || !secret) return undefined;
  return oidcProvider({
    id: 'google',
    name: 'Google',
    issuer: settings.GOOGLE_ISSUER,
    clientId,
    secret: async () => secret,
  });
}

function ownIssuer(settings: Settings): IdentityProvider | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: secret,
    OIDC_NAME: name,
  } = settings;
  if (!issuer || !clientId || !secret) return undefined;
  return oidcProvider({ id: 'oidc', name, issuer, clientId, secret: async () => secret });
}
