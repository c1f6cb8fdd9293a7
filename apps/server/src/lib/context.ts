import type { Language } from '@yuanguang/contract/languages';
import type { Clock } from '../clock.ts';
import type { Db } from './db.ts';

/** Who calls: a device with an access token, perhaps a user, perhaps staff. */
export interface Caller {
  /** The device's id as the client says (not to be trusted for authorisation, good for rate limits). */
  readonly deviceId: string;
  /** Address the request came from; of IPv6 the network alone, such as `2001:db8:1:2::`, for one customer has all of it. */
  readonly ip: string;
  readonly language: Language;
  /** 24 hex characters, or null for a visitor. */
  readonly uid: string | null;
  readonly roles: readonly string[];
  /** What the roles allow; unset for visitors and jobs. */
  readonly permissions?: readonly string[];
  /** The login this call belongs to; unset for visitors and jobs. */
  readonly sessionId?: string;
  /** What the app says of itself; unset for jobs and commands. */
  readonly client?: ClientFacts;
  readonly userAgent?: string;
}

/** What a client says of itself, each at most 64 characters, '' when it says nothing. Never to be trusted. */
export interface ClientFacts {
  readonly appId: string;
  /** `web`, `app`, `mp-weixin` … */
  readonly platform: string;
  readonly osName: string;
  readonly appName: string;
  readonly appVersion: string;
  readonly appVersionCode: string;
  readonly channel: string;
  readonly browserName: string;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every service function receives first. `db` is the pool or, inside `inTransaction`, the transaction. */
export interface Context {
  readonly db: Db;
  readonly now: Clock;
  readonly caller: Caller;
  readonly log: Log;
  readonly requestId: string;
}

const NOBODY: Caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: [] };

/** The context of a request that is no call of the gateway: nobody is logged in, only the address is known. */
export function requestContext(
  {
    database,
    clock,
    log,
  }: { readonly database: { readonly db: Db }; readonly clock: Clock; readonly log: Log },
  request: { readonly id: string; readonly ip: string },
): Context {
  return { db: database.db, now: clock, log, requestId: request.id, caller: { ...NOBODY, ip: request.ip } };
}

/** What waits for the end of a transaction. */
const waiting = new WeakMap<Db, (() => void)[]>();

/** Runs `work` in one transaction; the inner context takes the outer one's name, so the pool cannot be used by mistake. */
export async function inTransaction<C extends { readonly db: Db }, Result>(
  ctx: C,
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx);
  const calls: (() => void)[] = [];
  const result = await ctx.db.transaction().execute((db) => {
    waiting.set(db, calls);
    return work({ ...ctx, db });
  });
  for (const call of calls) call();
  return result;
}

/** Calls `then` when the transaction of `db` has committed; at once outside of one, never when it is undone. */
export function onceCommitted(db: Db, then: () => void): void {
  if (db.isTransaction) waiting.get(db)?.push(then);
  else then();
}
