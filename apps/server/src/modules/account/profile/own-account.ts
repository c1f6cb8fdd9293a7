import { type NewToken, USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { captchaAfterFailures } from '../login/captcha-after-failures.ts';
import { sendAccountClosingEmail } from '../notices/account-closing-email.ts';
import { limitTries } from '../password/password-lock.ts';
import { endSessions, setPushClient } from '../session/session.repository.ts';
import { renewToken } from '../session/session.ts';
import { closeUser, findUser } from '../user/user.repository.ts';
import { identifierOf, writeLog } from '../user/user-log.ts';
import { takeCode } from '../verification-code/verification-code.ts';
import { bindContact } from './contact.ts';

type Nothing = Record<never, never>;

const DAYS_OF_GRACE = 7;
const DAY_MS = 86_400_000;

/** Ends this session: its tokens are worth nothing from now on. */
export async function logout(ctx: AccountContext): Promise<Nothing> {
  const uid = ownUid(ctx);
  await endSessions(ctx.db, uid, ctx.now(), { id: ctx.caller.sessionId ?? '' });
  await writeLog(ctx, { type: 'logout', succeeded: true, uid });
  return {};
}

/** A fresh token for this session, with the roles its owner has now. */
export async function refreshToken(ctx: AccountContext): Promise<{ newToken: NewToken }> {
  const { caller, sessions } = ctx;
  const identity = {
    uid: ownUid(ctx),
    roles: caller.roles,
    permissions: caller.permissions ?? [],
    sessionId: caller.sessionId ?? '',
  };
  const life = caller.client?.platform === 'app' ? sessions.times.app : sessions.times.web;
  return { newToken: await renewToken(ctx.db, sessions, ctx.now(), identity, life) };
}

/** Notes by which id this device gets pushed messages; it is forgotten when the session ends. */
export async function setPushCid(
  ctx: AccountContext,
  { pushClientId }: { readonly pushClientId: string },
): Promise<Nothing> {
  await setPushClient(ctx.db, ctx.caller.sessionId ?? '', pushClientId);
  return {};
}

/** Binds a number, proven by a code, in place of the one before. Refuses 'uni-id-bind-conflict' when it is another's. */
export async function bindMobileBySms(
  ctx: AccountContext,
  input: { readonly mobile: string; readonly code: string; readonly captcha?: string | undefined },
): Promise<Nothing> {
  const uid = ownUid(ctx);
  await limitTries(ctx);
  const { mobile } = input;
  const identifier = identifierOf(ctx, 'uid', uid);
  await captchaAfterFailures(ctx, { type: 'bind-mobile', identifier }, 'bind-mobile-by-sms', input.captcha);
  const entry = (succeeded: boolean) => ({ type: 'bind-mobile', succeeded, uid, identifier }) as const;
  if (!(await takeCode(ctx, { channel: 'sms', target: mobile, scene: 'bind-mobile-by-sms' }, input.code))) {
    await writeLog(ctx, entry(false));
    refuse('uni-id-mobile-verify-code-error', 'code');
  }
  if (!(await bindContact(ctx, uid, { what: 'mobile', value: mobile }, entry(true)))) {
    await writeLog(ctx, entry(false));
    refuse('uni-id-bind-conflict', 'mobile');
  }
  return {};
}

/**
 * Closes one's account: every session ends, and after seven days it is erased for good; a login before takes it back.
 * Refuses 'uni-id-account-banned'.
 * @returns when it will be erased.
 */
export async function closeAccount(ctx: AccountContext): Promise<{ eraseAt: Date }> {
  const uid = ownUid(ctx);
  const at = ctx.now();
  const eraseAt = new Date(at.getTime() + DAYS_OF_GRACE * DAY_MS);
  await inTransaction(ctx, async (tx) => {
    if (!(await closeUser(tx.db, uid, eraseAt))) {
      const user = await findUser(tx.db, uid);
      if (user?.status === USER_STATUS.banned) refuse('uni-id-account-banned');
    }
    await endSessions(tx.db, uid, at);
    await writeLog(tx, { type: 'close', succeeded: true, uid });
    await sendAccountClosingEmail(tx, uid, eraseAt);
  });
  return { eraseAt };
}
