import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { forgiveWrongPasswords, limitTries, tryPassword } from '../password/password-lock.ts';
import { hashPassword, LONGEST_PASSWORD, verifyPassword } from '../password/passwords.ts';
import { findUserBy, type Identifier } from '../user/find-user.ts';
import { type User, updateUser } from '../user/user.repository.ts';
import { identifierOf } from '../user/user-log.ts';
import { guess } from './guess.ts';
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
 * 'uni-id-password-error-exceed-limit', as `guess` and as `finishLogin` do.
 */
export async function login(ctx: AccountContext, input: LoginInput): Promise<LoginResult> {
  if (input.password.length > LONGEST_PASSWORD) refuse('uni-id-invalid-password', 'password');
  const [kind, name] = whoOf(input);
  await limitTries(ctx);
  const identifier = identifierOf(ctx, kind, name);
  const user = await findUserBy(ctx, kind, name);
  const captcha = { scene: 'login-by-pwd', given: input.captcha } as const;
  const tried = { type: 'login', uid: user?.id ?? null, identifier, captcha } as const;
  const proven = await guess(ctx, tried, () => provenBy(ctx, user, input.password));
  if (!user) refuse('uni-id-account-not-exists', kind);
  if (!proven) refuse('uni-id-password-error', 'password');
  return finishLogin(ctx, proven, { identifier });
}

/** The person whose password it is; undefined when it is not, or when there is nobody. */
async function provenBy(
  ctx: AccountContext,
  user: User | undefined,
  password: string,
): Promise<User | undefined> {
  if (!user) {
    // Who is not there takes as long as who is.
    await verifyPassword(null, password);
    return undefined;
  }
  const verdict = await tryPassword(ctx, { uid: user.id, stored: user.password_hash }, password);
  if (verdict === 'wrong') return undefined;
  await forgiveWrongPasswords(ctx, user.id);
  return verdict === 'right-but-old' ? renewHash(ctx, user, password) : user;
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
