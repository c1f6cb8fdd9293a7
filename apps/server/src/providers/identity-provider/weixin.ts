import * as z from 'zod';
import { type ExternalIdentity, type IdentityProvider, IdentityProviderError } from './identity-provider.ts';

interface WeixinApp {
  readonly appId: string;
  readonly secret: string;
}

export interface WeixinOptions {
  /** The website app: a code to scan with the phone. */
  readonly site: WeixinApp;
  /** The service account, for browsers inside WeChat; without it they see the code to scan as well. */
  readonly account?: WeixinApp;
  /** https://open.weixin.qq.com */
  readonly openUrl: string;
  /** https://api.weixin.qq.com */
  readonly apiUrl: string;
}

const TIMEOUT_MS = 10_000;
const INSIDE = /MicroMessenger/i;
/** Says on the way back which of the two apps the code is for. */
const INSIDE_MARK = 'inside';

const text = z.string().min(1).max(128);
const Token = z.object({ openid: text, unionid: text.optional() });
const Refused = z.object({ errcode: z.number().refine((code) => code !== 0) });

/**
 * Login by WeChat, which is OAuth 2 in its own dialect: the secret goes in the address of a GET, errors come with HTTP 200.
 * A person has an `openid` for each of our apps and, once those are bound together, one `unionid` for all.
 */
export function weixinProvider({ site, account, openUrl, apiUrl }: WeixinOptions): IdentityProvider {
  async function personOf(app: WeixinApp, code: string): Promise<ExternalIdentity> {
    const query = new URLSearchParams({
      appid: app.appId,
      secret: app.secret,
      code,
      grant_type: 'authorization_code',
    });
    const reply: unknown = await fetch(`${apiUrl}/sns/oauth2/access_token?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
      .then((answer) => answer.json())
      .catch(() => {
        // The error would carry the address, and with it the secret.
        throw new IdentityProviderError('WeChat cannot be reached');
      });
    const refused = Refused.safeParse(reply);
    if (refused.success) throw new IdentityProviderError(`WeChat refused the code: ${refused.data.errcode}`);
    const token = Token.safeParse(reply);
    if (!token.success) throw new IdentityProviderError('WeChat answered in an unknown shape');
    const { openid, unionid } = token.data;
    const own = `${app.appId}:${openid}`;
    return { subjects: unionid ? [unionid, own] : [own] };
  }

  return {
    id: 'weixin',
    name: '微信',
    async start({ redirectUri, state }, userAgent) {
      const inside = account && INSIDE.test(userAgent) ? account : undefined;
      const query = new URLSearchParams({
        appid: (inside ?? site).appId,
        redirect_uri: inside ? `${redirectUri}?app=${INSIDE_MARK}` : redirectUri,
        response_type: 'code',
        scope: inside ? 'snsapi_base' : 'snsapi_login',
        state,
      });
      const path = inside ? '/connect/oauth2/authorize' : '/connect/qrconnect';
      return `${openUrl}${path}?${query}#wechat_redirect`;
    },
    async finish({ state }, query) {
      const came = new URLSearchParams(query);
      const code = came.get('code');
      if (came.get('state') !== state || !code)
        throw new IdentityProviderError('WeChat did not confirm the login');
      const app = came.get('app') === INSIDE_MARK && account ? account : site;
      return personOf(app, code);
    },
    byCode: (code) => personOf(site, code),
  };
}
