import { newId } from '../../../lib/ids.ts';
import type { AccountContext } from '../account-context.ts';
import { insertLog } from './user-log.repository.ts';

/** What was tried, named as existing installations name it in their log. */
export type LogType =
  | 'login'
  | 'register'
  | 'logout'
  | 'reset-pwd'
  | 'update-pwd'
  | 'set-pwd'
  | 'bind-mobile'
  | 'close'
  | 'prove'
  | `bind-${string}`
  | `unbind-${string}`
  /** By the temple's office. */
  | `office-${'password' | 'mobile' | 'email'}`;

export interface LogEntry {
  readonly type: LogType;
  readonly succeeded: boolean;
  readonly uid?: string | null;
  /** What was given as name, number or address, by `identifierOf`. */
  readonly identifier?: string;
}

/** The keyed hash under which the log keeps a name, number, address or uid: the log itself tells nobody's. */
export function identifierOf(
  { cipher }: Pick<AccountContext, 'cipher'>,
  kind: 'username' | 'mobile' | 'email' | 'uid',
  value: string,
): string {
  return cipher.index('user.log', `${kind}:${value.trim().toLowerCase()}`);
}

/** Writes down what was tried and whether it worked. @returns the id of the line. */
export async function writeLog(ctx: AccountContext, entry: LogEntry): Promise<string> {
  const { caller } = ctx;
  const at = ctx.now();
  const id = newId(at);
  await insertLog(ctx.db, {
    id,
    type: entry.type,
    succeeded: entry.succeeded,
    uid: entry.uid ?? null,
    identifier: entry.identifier ?? null,
    app_id: caller.client?.appId ?? '',
    device_id: caller.deviceId,
    ip: caller.ip,
    user_agent: caller.userAgent ?? '',
    at,
  });
  return id;
}
