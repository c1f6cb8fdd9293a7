import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { provePassword } from '../session/proof.ts';
import { endSessions, noteProof } from '../session/session.repository.ts';
import { findUserBy } from '../user/find-user.ts';
import { lockUser } from '../user/lock-user.ts';
import { isOfThisApp } from '../user/people-of-apps.ts';
import { openMobile } from '../user/personal.ts';
import { findUser, updateUser } from '../user/user.repository.ts';
import { identifierOf, type LogEntry, writeLog } from '../user/user-log.ts';
import { type CodeTarget, kindOf } from '../verification-code/code-target.ts';
import { guessCode } from '../verification-code/verification-code.ts';
import { forgiveWrongPasswords, limitTries } from './password-lock.ts';
import { hashPassword } from './passwords.ts';

/** Stores a new password; every session begun before is over at once, this one too. */
async function replacePassword(ctx: AccountContext, uid: string, hash: string, log: LogEntry): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const at = tx.now();
    await updateUser(tx.db, uid, { password_hash: hash, tokens_valid_from: at });
    await endSessions(tx.db, uid, at);
    await writeLog(tx, log);
    await sendAccountChangeEmail(tx, await lockUser(tx, uid), { what: 'password' });
  });
  await forgiveWrongPasswords(ctx, uid);
}

/** Changes one's password, knowing the old one. Refuses 'uni-id-password-error' and '-exceed-limit'. */
export async function updatePwd(
  ctx: AccountContext,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<Nothing> {
  const uid = ownUid(ctx);
  await provePassword(ctx, oldPassword, { type: 'update-pwd', field: 'oldPassword' });
  const hash = await hashPassword(newPassword);
  await replacePassword(ctx, uid, hash, { type: 'update-pwd', succeeded: true, uid });
  return {};
}

interface Reset {
  readonly code: string;
  readonly password: string;
  readonly captcha?: string | undefined;
}

/** Sets a new password for the account of a number, proven by a code. */
export function resetPwdBySms(
  ctx: AccountContext,
  { mobile, ...input }: Reset & { readonly mobile: string },
): Promise<Nothing> {
  return resetPwd(ctx, { channel: 'sms', target: mobile, scene: 'reset-pwd-by-sms' }, input);
}

/** Sets a new password for the account of an email address, proven by a code. */
export function resetPwdByEmail(
  ctx: AccountContext,
  { email, ...input }: Reset & { readonly email: string },
): Promise<Nothing> {
  return resetPwd(ctx, { channel: 'email', target: email, scene: 'reset-pwd-by-email' }, input);
}

async function resetPwd(
  ctx: AccountContext,
  to: CodeTarget & { readonly scene: CaptchaScene },
  { code, password, captcha }: Reset,
): Promise<Nothing> {
  await limitTries(ctx);
  const identifier = identifierOf(ctx, kindOf(to), to.target);
  const picture = { scene: to.scene, given: captcha };
  await guessCode(ctx, to, code, { type: 'reset-pwd', identifier, captcha: picture });
  const user = await findUserBy(ctx, kindOf(to), to.target);
  // Only who holds the number or address, and so proved it by the code, hears this.
  if (!user) refuse('uni-id-account-not-exists');
  if (!isOfThisApp(ctx, user)) refuse('uni-id-account-not-exists-in-current-app');
  const hash = await hashPassword(password);
  await replacePassword(ctx, user.id, hash, { type: 'reset-pwd', succeeded: true, uid: user.id, identifier });
  return {};
}

/** Sets a password by a code sent to the account's own number. Other devices are logged out, this one stays. */
export async function setPwd(ctx: AccountContext, input: Reset): Promise<Nothing> {
  const uid = ownUid(ctx);
  await limitTries(ctx);
  const user = await findUser(ctx.db, uid);
  const mobile = user ? openMobile(ctx.cipher, user) : null;
  if (mobile === null) refuse('uni-id-unbind-mobile-not-exists');
  const identifier = identifierOf(ctx, 'mobile', mobile);
  const to = { channel: 'sms', target: mobile, scene: 'set-pwd-by-sms' } as const;
  const captcha = { scene: to.scene, given: input.captcha };
  await guessCode(ctx, to, input.code, { type: 'set-pwd', uid, identifier, captcha });
  const password_hash = await hashPassword(input.password);
  await inTransaction(ctx, async (tx) => {
    const at = tx.now();
    const { sessionId = '' } = tx.caller;
    await updateUser(tx.db, uid, { password_hash });
    await endSessions(tx.db, uid, at, { except: sessionId });
    await noteProof(tx.db, sessionId, at);
    await writeLog(tx, { type: 'set-pwd', succeeded: true, uid, identifier });
    await sendAccountChangeEmail(tx, await lockUser(tx, uid), { what: 'password' });
  });
  await forgiveWrongPasswords(ctx, uid);
  return {};
}
