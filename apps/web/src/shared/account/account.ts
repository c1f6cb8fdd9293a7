import { systemNow } from '@yuanguang/cloud';
import type { Me } from '@yuanguang/contract/objects/account';
import { base64urlBytes } from '../base64url.ts';
import { accountCloud, uniIdCo } from './cloud.ts';
import { dropToken, onAccountChange, readToken, readUserText, storeUserText, tokenExpiry } from './token.ts';

/** Who uses this device now. */
export interface Account {
  /** The token is there and has not ended. */
  readonly hasLogin: boolean;
  /** Empty for a visitor. */
  readonly uid: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** What is known of the person; undefined until it was fetched once. */
  readonly user: Me | undefined;
}

export const VISITOR: Account = { hasLogin: false, uid: '', roles: [], permissions: [], user: undefined };

interface Payload {
  readonly uid?: unknown;
  readonly role?: unknown;
  readonly permission?: unknown;
  /** Seconds since 1970. */
  readonly exp?: unknown;
}

/** The middle part of a token, unchecked: it decides what is shown, never what is allowed. */
export function payloadOf(token: string): Payload {
  try {
    const [, part = ''] = token.split('.');
    const value: unknown = JSON.parse(new TextDecoder().decode(base64urlBytes(part)));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function userOf(json: string): Me | undefined {
  try {
    return json === '' ? undefined : (JSON.parse(json) as Me);
  } catch {
    return undefined;
  }
}

/** The account that a token and what is kept of its person stand for at `now` (milliseconds since 1970). */
export function accountOf(token: string | undefined, expiry: number, userText: string, now: number): Account {
  if (!token || expiry <= now) return VISITOR;
  const { uid, role, permission } = payloadOf(token);
  if (typeof uid !== 'string') return VISITOR;
  const user = userOf(userText);
  return {
    hasLogin: true,
    uid,
    roles: texts(role),
    permissions: texts(permission),
    user: user?.uid === uid ? user : undefined,
  };
}

let read: { key: string; account: Account } | undefined;

/** The same object until something changes, so that pages can subscribe to it. */
export function currentAccount(): Account {
  if (typeof localStorage === 'undefined') return VISITOR;
  const token = readToken();
  const expiry = tokenExpiry();
  const now = systemNow();
  const user = readUserText();
  const key = `${token} ${expiry > now} ${user}`;
  if (read?.key !== key) read = { key, account: accountOf(token, expiry, user, now) };
  return read.account;
}

/** Tells of every change, also of those made in another tab. */
export function watchAccount(listener: () => void): () => void {
  const stop = onAccountChange(listener);
  addEventListener('storage', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}

/** Keeps what an answer said of the person. */
export function storeUser(me: Me): void {
  storeUserText(JSON.stringify(me));
}

/** Asks the server who this is and keeps it. @throws CloudError: what was known before is kept. */
export async function refreshUser(): Promise<Me> {
  const me = await accountCloud.me({});
  storeUser(me);
  return me;
}

/** Ends the login: on the server while it can be reached, on this device in any case. */
export async function logout(): Promise<void> {
  if (currentAccount().hasLogin) {
    await uniIdCo.logout({}, { timeout: 5_000 }).catch(() => undefined);
  }
  dropToken();
}
