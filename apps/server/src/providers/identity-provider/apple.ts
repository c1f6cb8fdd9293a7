import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';
import { type IdentityProvider, IdentityProviderError } from './identity-provider.ts';
import { issuerOf, type OidcOptions, oidcProvider, subjectAt } from './oidc.ts';

export interface AppleOptions {
  readonly issuer: string;
  /** The services id, for login in browsers. */
  readonly clientId: string;
  /** Ids of our apps, for statements that apps get on the device. */
  readonly appIds: readonly string[];
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS#8, PEM; `\n` may stand for the ends of lines. */
  readonly privateKey: string;
  readonly clock: Clock;
}

const SECRET_SECONDS = 300;
/** An app sends the statement at once; an older one was perhaps found somewhere. */
const STATEMENT_SECONDS = 600;

/** Sign in with Apple: in browsers as OpenID Connect, in apps by the statement that the device gets from Apple. */
export function appleProvider(options: AppleOptions): IdentityProvider {
  const oidcOptions: OidcOptions = {
    id: 'apple',
    name: 'Apple',
    issuer: options.issuer,
    clientId: options.clientId,
    secret: () => clientSecret(options),
  };
  const issuer = issuerOf(oidcOptions);
  let keys: { readonly address: string; readonly find: ReturnType<typeof createRemoteJWKSet> } | undefined;

  /** Apple's public keys; jose fetches them when one is missing, and keeps them. */
  async function publicKeys() {
    const address = (await issuer.configuration()).serverMetadata().jwks_uri;
    if (!address) throw new IdentityProviderError('Apple names no keys');
    if (keys?.address !== address) keys = { address, find: createRemoteJWKSet(new URL(address)) };
    return keys.find;
  }

  return {
    ...oidcProvider(oidcOptions, issuer),
    async byIdentityToken(token, now) {
      const find = await publicKeys();
      try {
        const { payload } = await jwtVerify(token, find, {
          issuer: options.issuer,
          audience: [options.clientId, ...options.appIds],
          algorithms: ['RS256', 'ES256'],
          currentDate: now(),
          maxTokenAge: STATEMENT_SECONDS,
          clockTolerance: 60,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        return { subjects: [subjectAt(options.issuer, payload.sub ?? '')] };
      } catch (error) {
        throw new IdentityProviderError('the statement is not one of Apple for us', error);
      }
    },
  };
}

/** Apple wants as its client secret a short-lived statement signed with the team's key. */
async function clientSecret({
  issuer,
  clientId,
  teamId,
  keyId,
  privateKey,
  clock,
}: AppleOptions): Promise<string> {
  const issuedAt = Math.floor(clock().getTime() / 1000);
  const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256');
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SECRET_SECONDS)
    .sign(key);
}
