import type { Access } from '@yuanguang/contract';
import { refuse } from '../lib/refusal.ts';

/** Who a login token speaks for. */
export interface Identity {
  /** 24 hex characters. */
  readonly uid: string;
  readonly roles: readonly string[];
}

/** Judges the login token of a call; null for a bad one. Accounts bring the real one. */
export type Identify = (uniIdToken: string) => Promise<Identity | null>;

/** Until accounts exist there is nobody a token could speak for. */
export const nobody: Identify = async () => null;

/** Refuses a caller who may not use a method, before its input is even looked at. */
export function admit(access: Access, identity: Identity | null): void {
  if (access === 'anyone') return;
  if (!identity) refuse('uni-id-check-token-failed');
  if (access === 'staff' && !identity.roles.includes('admin')) refuse('permission-denied');
}
