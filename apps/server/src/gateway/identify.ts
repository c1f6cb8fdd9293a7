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
export type AuthResult =
  | { readonly state: 'absent' | 'invalid' | 'expired' }
  | {
      readonly state: 'valid';
      readonly identity: Identity;
      /** A fresh token for the same session, when this one had not long to live: it goes out with the answer. */
      readonly renewed?: NewToken;
    };

/** Verifies the login token of a call. */
export type Identify = (uniIdToken: string) => Promise<AuthResult>;

export const ABSENT: AuthResult = { state: 'absent' };

export function identityOf(auth: AuthResult): Identity | null {
  return auth.state === 'valid' ? auth.identity : null;
}

/** Refuses a caller who may not use a method, before its input is even looked at. */
export function checkAccess(
  {
    access,
    withoutToken,
    withoutRole = 'permission-denied',
  }: Pick<Call, 'access' | 'withoutToken' | 'withoutRole'>,
  auth: AuthResult,
): void {
  if (access === 'anyone') return;
  if (auth.state === 'absent' && withoutToken) refuse(withoutToken, 'token');
  if (auth.state === 'expired') refuse('uni-id-token-expired');
  if (auth.state !== 'valid') refuse('uni-id-check-token-failed');
  if (access === 'staff' && !auth.identity.roles.includes('admin')) refuse(withoutRole);
}
