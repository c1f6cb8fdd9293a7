import * as z from 'zod';
import { webAddress as address, applePrivateKey, type Given, list } from './settings-values.ts';

const text = z.string().trim().min(1).optional();

/** The settings of logins by identity providers and of the real-name check; part of `SETTINGS`. */
export const IDENTITY_SETTINGS = {
  WEIXIN_APP_ID: text.describe('WeChat: id of the website app; with its secret, login by WeChat is offered'),
  WEIXIN_APP_SECRET: text.describe('WeChat: secret of the website app'),
  WEIXIN_ACCOUNT_APP_ID: text.describe('WeChat: id of the service account, for browsers inside WeChat'),
  WEIXIN_ACCOUNT_SECRET: text.describe('WeChat: secret of the service account'),
  WEIXIN_OPEN_URL: address
    .default('https://open.weixin.qq.com')
    .describe('WeChat: where the person is sent to log in'),
  WEIXIN_API_URL: address.default('https://api.weixin.qq.com').describe('WeChat: where codes are exchanged'),
  APPLE_CLIENT_ID: text.describe(
    'Apple: services id; with team, key id and private key, login by Apple is offered',
  ),
  APPLE_APP_IDS: list.describe('Apple: ids of our apps, comma separated, whose statements are accepted'),
  APPLE_TEAM_ID: text.describe('Apple: id of the developer team'),
  APPLE_KEY_ID: text.describe('Apple: id of the private key'),
  APPLE_PRIVATE_KEY: applePrivateKey
    .optional()
    .describe('Apple: the private key (PKCS#8, PEM), `\\n` for the ends of lines'),
  APPLE_ISSUER: address.default('https://appleid.apple.com').describe('Apple: issuer of the statements'),
  GOOGLE_CLIENT_ID: text.describe('Google: client id; with its secret, login by Google is offered'),
  GOOGLE_CLIENT_SECRET: text.describe('Google: client secret'),
  GOOGLE_ISSUER: address.default('https://accounts.google.com').describe('Google: issuer'),
  OIDC_NAME: z.string().min(1).max(32).default('OpenID').describe('Name of the issuer below, on the button'),
  OIDC_ISSUER: address
    .optional()
    .describe('An OpenID Connect issuer of your own; with client id and secret, login by it is offered'),
  OIDC_CLIENT_ID: text.describe('Client id at that issuer'),
  OIDC_CLIENT_SECRET: text.describe('Client secret at that issuer'),
  REALNAME_PROVIDER: z
    .enum(['simulated', 'aliyun', 'off'])
    .optional()
    .describe(
      'Who checks real names: `simulated`, `aliyun` or `off`; default `simulated`, in production `off`',
    ),
  REALNAME_ENDPOINT: address
    .default('https://cloudauth.aliyuncs.com')
    .describe('Where the real-name service is asked'),
  REALNAME_SCENE_ID: text.describe('Scene id of the real-name service'),
  REALNAME_KEY_ID: text.describe('Access key id of the real-name service'),
  REALNAME_KEY_SECRET: text.describe('Access key secret of the real-name service'),
};

/** What belongs together: who gives one of a line must give all. */
const TOGETHER = [
  ['WEIXIN_APP_ID', 'WEIXIN_APP_SECRET'],
  ['WEIXIN_ACCOUNT_APP_ID', 'WEIXIN_ACCOUNT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const;

/** What is wrong between these settings, one line each; looks at the raw values. */
export function identityProblems(given: Given): string[] {
  const allowSimulated = /^(true|1|yes|on)$/.test(given.ALLOW_SIMULATED_REALNAME ?? '');
  const problems: string[] = [];
  for (const names of TOGETHER) {
    if (!names.some((name) => given[name])) continue;
    for (const name of names) if (!given[name]) problems.push(`${name}: is needed beside ${names[0]}`);
  }
  if (given.REALNAME_PROVIDER === 'aliyun') {
    for (const name of ['REALNAME_SCENE_ID', 'REALNAME_KEY_ID', 'REALNAME_KEY_SECRET'] as const) {
      if (!given[name]) problems.push(`${name}: is needed for REALNAME_PROVIDER=aliyun`);
    }
  }
  if (given.NODE_ENV === 'production' && given.REALNAME_PROVIDER === 'simulated' && !allowSimulated) {
    problems.push(
      'REALNAME_PROVIDER: the simulated check proves nothing; name a real one, or set ALLOW_SIMULATED_REALNAME=true',
    );
  }
  return problems;
}
