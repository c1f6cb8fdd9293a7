import type { ThirdParty } from '@yuanguang/contract/objects/account';
import type { Clock } from '../../clock.ts';

/** A way to a third party and back. Every value is random, made anew for each way. */
export interface PartyVisit {
  /** Where the third party sends the browser back to. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
}

/** Who came back: how the third party names the person. WeChat has two names for one person, the others one. */
export interface PartyPerson {
  readonly subjects: readonly [string, ...string[]];
}

/**
 * A third party in plain words. Every function throws {PartyError} when the third party refuses, cannot be reached, or
 * says something that does not hold.
 */
export interface LoginParty {
  readonly id: ThirdParty;
  /** As shown on a button. */
  readonly name: string;
  /** The address where the person logs in there. `userAgent` tells a browser inside the third party's own app. */
  start(visit: PartyVisit, userAgent: string): Promise<string>;
  /** Who came back with `query`, the part of the address after the question mark. */
  finish(visit: PartyVisit, query: string): Promise<PartyPerson>;
  /** Whom a code names that an app of ours got from the third party's kit; unset: there is no such kit. */
  readonly byCode?: (code: string) => Promise<PartyPerson>;
  /** Whom a signed statement names that an app got on the device; unset: there is none. */
  readonly byIdentityToken?: (token: string, now: Clock) => Promise<PartyPerson>;
}

export class PartyError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'PartyError';
  }
}
