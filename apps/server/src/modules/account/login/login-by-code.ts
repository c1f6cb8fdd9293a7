import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { Refusal, refuse } from '../../../lib/refusal.ts';
import { requireModule } from '../../config/config.service.ts';
import type { AccountContext } from '../account-context.ts';
import { limitTries } from '../password/password-lock.ts';
import { createUser } from '../user/create-user.ts';
import { findUserBy } from '../user/find-user.ts';
import { noteProven, type User } from '../user/user.repository.ts';
import { identifierOf } from '../user/user-log.ts';
import { type CodeTarget, kindOf } from '../verification-code/code-target.ts';
import { takeCode } from '../verification-code/verification-code.ts';
import { guess } from './guess.ts';
import { finishLogin } from './login-result.ts';

export interface CodeLogin {
  readonly code: string;
  readonly captcha?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/** Logs in by the code of a text message; an unknown number becomes an account. */
export function loginBySms(
  ctx: AccountContext,
  { mobile, ...input }: CodeLogin & { readonly mobile: string },
): Promise<LoginResult> {
  return loginByCode(ctx, { channel: 'sms', target: mobile, scene: 'login-by-sms' }, input);
}

/** Logs in by the code of a mail; an unknown address becomes an account. */
export function loginByEmail(
  ctx: AccountContext,
  { email, ...input }: CodeLogin & { readonly email: string },
): Promise<LoginResult> {
  return loginByCode(ctx, { channel: 'email', target: email, scene: 'login-by-email' }, input);
}

/** One picture serves both methods: there is no scene of its own for mail in existing clients. */
const CAPTCHA: CaptchaScene = 'login-by-sms';

async function loginByCode(ctx: AccountContext, to: CodeTarget, input: CodeLogin): Promise<LoginResult> {
  await limitTries(ctx);
  const identifier = identifierOf(ctx, kindOf(to), to.target);
  const known = await findUserBy(ctx, kindOf(to), to.target);
  const captcha = { scene: CAPTCHA, given: input.captcha };
  const result = await guess(ctx, { type: 'login', identifier, captcha }, () =>
    known ? loginKnown(ctx, known, to, input, identifier) : registerUnknown(ctx, to, input, identifier),
  );
  return result ?? refuse(`uni-id-${kindOf(to)}-verify-code-error`, 'code');
}

/** Undefined: the code was wrong. */
async function loginKnown(
  ctx: AccountContext,
  user: User,
  to: CodeTarget,
  { code }: CodeLogin,
  identifier: string,
): Promise<LoginResult | undefined> {
  if (!(await takeCode(ctx, to, code))) return undefined;
  await noteProven(ctx.db, user.id, kindOf(to), ctx.now());
  return finishLogin(ctx, user, { type: 'login', identifier });
}

/** Undefined: the code was wrong. One that was right stays good when the registration is refused. */
async function registerUnknown(
  ctx: AccountContext,
  to: CodeTarget,
  input: CodeLogin,
  identifier: string,
): Promise<LoginResult | undefined> {
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await takeCode(tx, to, input.code))) return undefined;
      // Only who holds the number or address hears that no new accounts are taken.
      await requireModule(tx, 'mine');
      const user = await createUser(tx, {
        [kindOf(to)]: to.target,
        proven: true,
        inviteCode: input.inviteCode,
      });
      return finishLogin(tx, user, { type: 'register', identifier });
    });
  } catch (error) {
    // The account came into being in between: it is the same person's.
    const exists = error instanceof Refusal && error.code === 'uni-id-account-exists';
    const other = exists ? await findUserBy(ctx, kindOf(to), to.target) : undefined;
    if (!other) throw error;
    return loginKnown(ctx, other, to, input, identifier);
  }
}
