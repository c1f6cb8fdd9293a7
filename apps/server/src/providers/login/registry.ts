import type { ThirdParty } from '@yuanguang/contract/objects/account';
import type { Clock } from '../../clock.ts';
import type { Settings } from '../../settings.ts';
import { appleParty } from './apple.ts';
import { oidcParty } from './oidc.ts';
import type { LoginParty } from './party.ts';
import { weixinParty } from './weixin.ts';

/** The third parties the settings configure, in the order they are shown. */
export function createParties(settings: Settings, clock: Clock): ReadonlyMap<ThirdParty, LoginParty> {
  const all = [weixin(settings), apple(settings, clock), google(settings), ownIssuer(settings)];
  return new Map(all.filter((party) => party !== undefined).map((party) => [party.id, party]));
}

function weixin(settings: Settings): LoginParty | undefined {
  const { WEIXIN_APP_ID, WEIXIN_APP_SECRET, WEIXIN_ACCOUNT_APP_ID, WEIXIN_ACCOUNT_SECRET } = settings;
  if (!WEIXIN_APP_ID || !WEIXIN_APP_SECRET) return undefined;
  return weixinParty({
    site: { appId: WEIXIN_APP_ID, secret: WEIXIN_APP_SECRET },
    ...(WEIXIN_ACCOUNT_APP_ID && WEIXIN_ACCOUNT_SECRET
      ? { account: { appId: WEIXIN_ACCOUNT_APP_ID, secret: WEIXIN_ACCOUNT_SECRET } }
      : {}),
    openUrl: settings.WEIXIN_OPEN_URL,
    apiUrl: settings.WEIXIN_API_URL,
  });
}

function apple(settings: Settings, clock: Clock): LoginParty | undefined {
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = settings;
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return undefined;
  return appleParty({
    issuer: settings.APPLE_ISSUER,
    clientId: APPLE_CLIENT_ID,
    appIds: settings.APPLE_APP_IDS,
    teamId: APPLE_TEAM_ID,
    keyId: APPLE_KEY_ID,
    privateKey: APPLE_PRIVATE_KEY,
    clock,
  });
}

function google(settings: Settings): LoginParty | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = settings;
  if (!clientId || !secret) return undefined;
  return oidcParty({
    id: 'google',
    name: 'Google',
    issuer: settings.GOOGLE_ISSUER,
    clientId,
    secret: async () => secret,
  });
}

function ownIssuer(settings: Settings): LoginParty | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: secret,
    OIDC_NAME: name,
  } = settings;
  if (!issuer || !clientId || !secret) return undefined;
  return oidcParty({ id: 'oidc', name, issuer, clientId, secret: async () => secret });
}
