import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import type { Clock } from '../../clock.ts';

/** One login by an identity provider. Every value is random, made anew for each. */
export interface AuthorizationRequest {
  /** Where the identity provider sends the browser back to. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
}

/** Who came back: how the identity provider names the person. WeChat has two names for one person, the others one. */
export interface ExternalIdentity {
  readonly subjects: readonly [string, ...string[]];
}

/** Every function throws {IdentityProviderError} when the provider refuses, cannot be reached, or says what does not hold. */
export interface IdentityProvider {
  readonly id: IdentityProviderId;
  /** As shown on a button. */
  readonly name: string;
  /** The address where the person logs in there. `userAgent` tells a browser inside the identity provider's own app. */
  start(request: AuthorizationRequest, userAgent: string): Promise<string>;
  /** Who came back with `query`, the part of the address after the question mark. */
  finish(request: AuthorizationRequest, query: string): Promise<ExternalIdentity>;
  /** Whom a code names that an app of ours got from the identity provider's kit; unset: there is no such kit. */
  readonly byCode?: (code: string) => Promise<ExternalIdentity>;
  /** Whom a signed statement names that an app got on the device; unset: there is none. */
  readonly byIdentityToken?: (token: string, now: Clock) => Promise<ExternalIdentity>;
}

export class IdentityProviderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'IdentityProviderError';
  }
}
