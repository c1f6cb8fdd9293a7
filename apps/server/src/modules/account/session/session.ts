import { type NewToken, USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import type { Clock } from '../../../clock.ts';
import type { AuthResult, Identity } from '../../../gateway/identify.ts';
import type { ClientFacts } from '../../../lib/context.ts';
import type { Db } from '../../../lib/db.ts';
import { newId } from '../../../lib/ids.ts';
import {
  endSessions,
  insertSession,
  openSessions,
  prolongSession,
  readSessionOwner,
  touchSession,
} from './session.repository.ts';
import type { LoginTokens } from './token.ts';

/** How long a login lasts, in seconds; used before half of it is over it is prolonged, up to its absolute end. */
export interface SessionTimes {
  readonly web: number;
  readonly app: number;
  /** From the login on, however much it is used. */
  readonly most: number;
  /** The same for administrators. */
  readonly mostStaff: number;
}

export interface SessionTools {
  readonly tokens: LoginTokens;
  readonly times: SessionTimes;
}

export interface NewSession {
  readonly uid: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly deviceId: string;
  readonly deviceName: string;
  readonly ip: string;
  readonly client: Pick<ClientFacts, 'platform' | 'appId'>;
}

/** The most logins one account has at a time; one more ends the oldest (maxTokenLength of the original). */
export const MOST_SESSIONS = 10;
/** "Last seen" is kept to this many milliseconds, so that not every call writes. */
const SEEN_EVERY_MS = 5 * 60_000;

/** How long a token lives, by the platform that the session was begun on. */
export function secondsFor({ times }: SessionTools, platform: string): number {
  return platform === 'app' ? times.app : times.web;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Begins a session and gives its first token. */
export async function beginSession(
  db: Db,
  tools: SessionTools,
  at: Date,
  login: NewSession,
): Promise<NewToken> {
  const iat = seconds(at);
  const exp = iat + secondsFor(tools, login.client.platform);
  const sid = newId(at);
  await insertSession(db, {
    id: sid,
    uid: login.uid,
    started_at: at,
    last_seen_at: at,
    expires_at: new Date(exp * 1000),
    device_id: login.deviceId,
    platform: login.client.platform,
    app_id: login.client.appId,
    device_name: login.deviceName,
    ip: login.ip,
  });
  for (const old of (await openSessions(db, login.uid, at)).slice(MOST_SESSIONS)) {
    await endSessions(db, login.uid, at, { id: old.id });
  }
  const token = await tools.tokens.sign({
    uid: login.uid,
    role: login.roles,
    permission: login.permissions,
    sid,
    iat,
    exp,
  });
  return { token, tokenExpired: exp * 1000 };
}

export interface SessionVerifier {
  readonly db: Db;
  readonly clock: Clock;
  readonly tools: SessionTools;
}

/**
 * Verifies a token by its signature and by what the database says of its session now. Logged out, banned, closed or with
 * a new password: `invalid`.
 */
export async function verifySession(
  { db, clock, tools }: SessionVerifier,
  token: string,
): Promise<AuthResult> {
  const at = clock();
  const claims = await tools.tokens.read(token, at);
  if (typeof claims === 'string') return { state: claims };
  const owner = await readSessionOwner(db, claims.sid);
  if (owner?.uid !== claims.uid || owner.status !== USER_STATUS.normal) return { state: 'invalid' };
  if (claims.iat < seconds(owner.tokensValidFrom)) return { state: 'expired' };
  const most = owner.roles.includes('admin') ? tools.times.mostStaff : tools.times.most;
  if (seconds(at) - seconds(owner.startedAt) >= most) return { state: 'expired' };
  const identity = {
    uid: owner.uid,
    roles: owner.roles,
    permissions: owner.permissions,
    sessionId: claims.sid,
  };
  const life = secondsFor(tools, owner.platform);
  if (claims.exp - seconds(at) < life / 2) {
    return { state: 'valid', identity, renewed: await renewToken(db, tools, at, identity, life) };
  }
  if (at.getTime() - owner.lastSeenAt.getTime() > SEEN_EVERY_MS) await touchSession(db, claims.sid, at);
  return { state: 'valid', identity };
}

/** A fresh token for a session, with the roles its owner has now. `life` in seconds. */
export async function renewToken(
  db: Db,
  tools: SessionTools,
  at: Date,
  identity: Identity,
  life: number,
): Promise<NewToken> {
  const iat = seconds(at);
  const exp = iat + life;
  await prolongSession(db, identity.sessionId, at, new Date(exp * 1000));
  const token = await tools.tokens.sign({
    uid: identity.uid,
    role: identity.roles,
    permission: identity.permissions,
    sid: identity.sessionId,
    iat,
    exp,
  });
  return { token, tokenExpired: exp * 1000 };
}
