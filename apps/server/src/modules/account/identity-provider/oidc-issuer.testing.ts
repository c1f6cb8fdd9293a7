import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { type Listening, listen } from '../../../testing/listen.ts';

export interface TestIssuer extends Listening {
  /** A statement as a device gets it from the issuer, signed with the issuer's key. */
  statement(claims: {
    subject: string;
    audience: string;
    issuedAt: Date;
    expires?: Date;
    issuer?: string;
  }): Promise<string>;
  /** Goes where the browser is sent, logs in there as `subject`, and answers where it is sent back to. */
  visit(address: string, subject: string): Promise<URL>;
}

export const CLIENT = { id: 'temple-web', secret: 'secret-at-the-issuer' };

/**
 * A real OpenID provider on the loopback address, with its own login pages. Where it may lead back to may also be told
 * at its first request: an app on a free port learns its own address only after this one's.
 */
export async function startIssuer(redirectUris: string[] | (() => string[])): Promise<TestIssuer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'issuer-key', alg: 'RS256', use: 'sig' };
  const listening = await listen((url) => {
    const provide = () =>
      new Provider(url, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: typeof redirectUris === 'function' ? redirectUris() : redirectUris,
            token_endpoint_auth_method: 'client_secret_post',
            response_types: ['code'],
            grant_types: ['authorization_code'],
          },
        ],
        jwks: { keys: [key] },
        cookies: { keys: ['cookies-of-the-test'] },
        pkce: { required: () => true },
        features: { devInteractions: { enabled: true } },
        findAccount: (_ctx, subject) => ({ accountId: subject, claims: async () => ({ sub: subject }) }),
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      });
    let answer = typeof redirectUris === 'function' ? undefined : provide().callback();
    return (request, response) => {
      answer ??= provide().callback();
      void answer(request, response);
    };
  });
  return {
    ...listening,
    statement: ({ subject, audience, issuedAt, expires, issuer = listening.url }) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', kid: 'issuer-key' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires ?? new Date(issuedAt.getTime() + 3_600_000))
        .sign(privateKey),
    visit: (address, subject) => throughLogin(listening.url, address, subject),
  };
}

/** A browser without a screen: follows redirects, keeps cookies, fills in the two forms of the issuer. */
async function throughLogin(issuer: string, address: string, subject: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    if (next.origin !== issuer) return next;
    const answer: Response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    form = undefined;
    if (location) {
      next = new URL(location, issuer);
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (!prompt || !action) throw new Error(`the issuer shows something else: ${answer.status} ${page}`);
    form = new URLSearchParams(prompt === 'login' ? { prompt, login: subject, password: 'any' } : { prompt });
    next = new URL(action, issuer);
  }
  throw new Error('the login at the issuer does not end');
}
