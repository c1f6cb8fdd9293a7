import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import {
  checkLock,
  forgiveWrongPasswords,
  limitTries,
  noteWrongPassword,
} from '../password/password-lock.ts';
import { hashPassword, LONGEST_PASSWORD, verifyPassword } from '../password/passwords.ts';
import { findUserBy, type Identifier } from '../user/find-user.ts';
import { type User, updateUser } from '../user/user.repository.ts';
import { identifierOf, writeLog } from '../user/user-log.ts';
import { captchaAfterFailures } from './captcha-after-failures.ts';
import { finishLogin } from './login-result.ts';

export interface LoginInput {
  readonly password: string;
  readonly username?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly captcha?: string | undefined;
}

/**
 * Logs in by password. A captcha is asked for after three failures, also of accounts that do not exist; six wrong
 * passwords lock the account for this address. Refuses 'uni-id-account-not-exists', 'uni-id-password-error',
 * 'uni-id-password-error-exceed-limit', as `captchaAfterFailures` and as `finishLogin` do.
 */
export async function login(ctx: AccountContext, input: LoginInput): Promise<LoginResult> {
  if (input.password.length > LONGEST_PASSWORD) refuse('uni-id-invalid-password', 'password');
  const [kind, name] = whoOf(input);
  await limitTries(ctx);
  const identifier = identifierOf(ctx, kind, name);
  await captchaAfterFailures(ctx, { type: 'login', identifier }, 'login-by-pwd', input.captcha);
  const user = await findUserBy(ctx, kind, name);
  if (user) await checkLock(ctx, user.id);
  const verdict = await verifyPassword(user?.password_hash ?? null, input.password);
  if (!user || verdict === 'wrong') {
    if (user) await noteWrongPassword(ctx, user.id);
    await writeLog(ctx, { type: 'login', succeeded: false, uid: user?.id ?? null, identifier });
    refuse(user ? 'uni-id-password-error' : 'uni-id-account-not-exists', user ? 'password' : kind);
  }
  await forgiveWrongPasswords(ctx, user.id);
  const proven = verdict === 'right-but-old' ? await renewHash(ctx, user, input.password) : user;
  return finishLogin(ctx, proven, { identifier });
}

/** Exactly one of the three. */
function whoOf({ username, mobile, email }: LoginInput): [Identifier, string] {
  const given = Object.entries({ username, mobile, email }).filter(([, value]) => value !== undefined);
  const [first, second] = given;
  if (!first) refuse('uni-id-invalid-username', 'username');
  if (second) refuse('uni-id-invalid-param', second[0]);
  return first as [Identifier, string];
}

/** A hash of an older kind is replaced while the password is at hand. */
async function renewHash(ctx: AccountContext, user: User, password: string): Promise<User> {
  const password_hash = await hashPassword(password);
  await updateUser(ctx.db, user.id, { password_hash });
  return { ...user, password_hash };
}
