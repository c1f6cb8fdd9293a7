import type { Call } from '@yuanguang/contract';
import type { NewToken } from '@yuanguang/contract/objects/uni-id-co';
import { refuse } from '../lib/refusal.ts';

/** Who a login token speaks for. */
export interface Identity {
  /** 24 hex characters. */
  readonly uid: string;
  readonly roles: readonly string[];
  /** What the roles allow, by name; empty for the role admin, which may do everything. */
  readonly permissions: readonly string[];
  readonly sessionId: string;
}

/** What a login token is worth: also a logged-out, banned or erased account's token is `invalid`. */
export type Standing =
  | { readonly state: 'absent' | 'invalid' | 'expired' }
  | {
      readonly state: 'valid';
      readonly identity: Identity;
      /** A fresh token for the same session, when this one had not long to live: it goes out with the answer. */
      readonly renewed?: NewToken;
    };

/** Judges the login token of a call. */
export type Identify = (uniIdToken: string) => Promise<Standing>;

export const ABSENT: Standing = { state: 'absent' };

export function identityOf(standing: Standing): Identity | null {
  return standing.state === 'valid' ? standing.identity : null;
}

/** Refuses a caller who may not use a method, before its input is even looked at. */
export function admit(
  { access, withoutToken }: Pick<Call, 'access' | 'withoutToken'>,
  standing: Standing,
): void {
  if (access === 'anyone') return;
  if (standing.state === 'absent' && withoutToken) refuse(withoutToken, 'token');
  if (standing.state === 'expired') refuse('uni-id-token-expired');
  if (standing.state !== 'valid') refuse('uni-id-check-token-failed');
  if (access === 'staff' && !standing.identity.roles.includes('admin')) refuse('permission-denied');
}
