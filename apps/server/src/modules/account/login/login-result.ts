import type { ErrorCode } from '@yuanguang/contract/errors';
import { type LoginResult, USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { tellOfNewDevice } from '../notices/new-device-notice.ts';
import { deviceName } from '../session/device-name.ts';
import { endSessions } from '../session/session.repository.ts';
import { beginSession } from '../session/session.ts';
import { isOfThisApp } from '../user/people-of-apps.ts';
import { noteLogin, permissionsOf, takeBackUser, type User } from '../user/user.repository.ts';
import { writeLog } from '../user/user-log.ts';

export interface LoginOptions {
  /** What the caller's answer says where one call may do either; it is also what the log says. */
  readonly type?: 'login' | 'register';
  /** What the log keeps of the name, number or address that was given (`identifierOf`). */
  readonly identifier?: string;
}

const STATUS_REFUSALS: Readonly<Record<number, ErrorCode>> = {
  [USER_STATUS.banned]: 'uni-id-account-banned',
  [USER_STATUS.auditing]: 'uni-id-account-auditing',
  [USER_STATUS.auditFailed]: 'uni-id-account-audit-failed',
  [USER_STATUS.closed]: 'uni-id-account-closed',
};

/**
 * The end of every login, once the person is proven: looks at the state of the account, ends the login the call
 * came with, begins a session, and writes both down. An account that waits to be erased is taken back.
 * Refuses 'uni-id-account-banned', '-auditing', '-audit-failed', '-closed', '-not-exists-in-current-app'.
 */
export async function finishLogin(
  ctx: AccountContext,
  user: User,
  options: LoginOptions = {},
): Promise<LoginResult> {
  const identifier = options.identifier === undefined ? {} : { identifier: options.identifier };
  const problem = whyNot(ctx, user);
  if (problem) {
    await writeLog(ctx, { type: 'login', succeeded: false, uid: user.id, ...identifier });
    refuse(problem);
  }
  const takenBack = user.status === USER_STATUS.closed;
  const newToken = await inTransaction(ctx, async (tx) => {
    const at = tx.now();
    if (takenBack && !(await takeBackUser(tx.db, user.id, at))) refuse('uni-id-account-closed');
    if (!(await noteLogin(tx.db, user.id, { at, ip: tx.caller.ip }))) refuse('uni-id-account-banned');
    await endOwnSession(tx);
    const type = options.type ?? 'login';
    await tellOfNewDevice(tx, user);
    await writeLog(tx, { type, succeeded: true, uid: user.id, ...identifier });
    const { caller } = tx;
    return beginSession(tx.db, tx.sessions, at, {
      uid: user.id,
      roles: user.roles,
      permissions: await permissionsOf(tx.db, user.roles),
      deviceId: caller.deviceId,
      deviceName: deviceName(caller.userAgent ?? ''),
      ip: caller.ip,
      client: caller.client ?? { platform: 'web', appId: '' },
    });
  });
  return {
    newToken,
    uid: user.id,
    passwordConfirmed: user.password_hash !== null,
    ...(options.type ? { type: options.type } : {}),
    ...(takenBack ? { deactivationCancelled: true } : {}),
  };
}

/** Why this account may not log in here and now; undefined when it may. */
function whyNot(ctx: AccountContext, user: User): ErrorCode | undefined {
  if (!isOfThisApp(ctx, user)) return 'uni-id-account-not-exists-in-current-app';
  const inGrace = user.erased_at === null && user.erase_at !== null && user.erase_at > ctx.now();
  if (user.status === USER_STATUS.closed && inGrace) return undefined;
  return STATUS_REFUSALS[user.status];
}

/** A login or registration ends the session whose token came with it. */
async function endOwnSession(ctx: AccountContext): Promise<void> {
  const { uid, sessionId } = ctx.caller;
  if (uid === null || sessionId === undefined) return;
  if ((await endSessions(ctx.db, uid, ctx.now(), { id: sessionId })) === 0) return;
  await writeLog(ctx, { type: 'logout', succeeded: true, uid });
}
