import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import * as oidc from 'openid-client';
import { type IdentityProvider, IdentityProviderError } from './identity-provider.ts';

export interface OidcOptions {
  readonly id: IdentityProviderId;
  readonly name: string;
  /** Address of the issuer. Plain http is allowed on the loopback address only. */
  readonly issuer: string;
  readonly clientId: string;
  /** The secret of the moment: Apple's is signed anew each time. */
  readonly secret: () => Promise<string>;
}

const TIMEOUT_SECONDS = 10;

/** What is known of an issuer, asked for at the first use and again when that failed. */
export interface Issuer {
  /** @throws {IdentityProviderError} when the issuer does not answer as it should. */
  configuration(): Promise<oidc.Configuration>;
}

export function issuerOf({ issuer, clientId, name, secret }: OidcOptions): Issuer {
  let metadata: Promise<oidc.ServerMetadata> | undefined;
  const address = new URL(issuer);
  const relax = isLoopback(address) ? [oidc.allowInsecureRequests] : [];

  async function discover(): Promise<oidc.ServerMetadata> {
    const found = await oidc.discovery(address, clientId, undefined, undefined, {
      execute: relax,
      timeout: TIMEOUT_SECONDS,
    });
    return found.serverMetadata();
  }

  return {
    async configuration() {
      metadata ??= discover();
      try {
        const server = await metadata;
        const configuration = new oidc.Configuration(
          server,
          clientId,
          undefined,
          oidc.ClientSecretPost(await secret()),
        );
        configuration.timeout = TIMEOUT_SECONDS;
        for (const allow of relax) allow(configuration);
        return configuration;
      } catch (error) {
        metadata = undefined;
        throw new IdentityProviderError(`${name} cannot be reached`, error);
      }
    },
  };
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Login by OpenID Connect: authorization code with PKCE, state and nonce. Asks for nothing but who somebody is. */
export function oidcProvider(options: OidcOptions, issuer: Issuer = issuerOf(options)): IdentityProvider {
  return {
    id: options.id,
    name: options.name,
    async start({ redirectUri, state, nonce, verifier }) {
      const configuration = await issuer.configuration();
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid',
        response_type: 'code',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    async finish({ redirectUri, state, nonce, verifier }, query) {
      const configuration = await issuer.configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const subject = tokens.claims()?.sub;
        if (!subject) throw new Error('no subject');
        return { subjects: [subjectAt(options.issuer, subject)] };
      } catch (error) {
        throw new IdentityProviderError(`${options.name} did not confirm the login`, error);
      }
    },
  };
}

/** A subject means something only together with who named it so. */
export const subjectAt = (issuer: string, subject: string): string => `${issuer} ${subject}`;
