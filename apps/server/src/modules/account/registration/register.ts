import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { limitCaller } from '../../../lib/limits/caller-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import { requireModule } from '../../config/config.service.ts';
import type { AccountContext } from '../account-context.ts';
import { finishLogin } from '../login/login-result.ts';
import { hashPassword } from '../password/passwords.ts';
import { createUser, type NewAccount } from '../user/create-user.ts';
import { findUserBy } from '../user/find-user.ts';
import { hasAdmin, takeFirstAdmin } from '../user/user.repository.ts';
import { identifierOf } from '../user/user-log.ts';
import { requireCode } from '../verification-code/verification-code.ts';
import { invitersOf } from './invitation.ts';

interface NewPerson {
  readonly password: string;
  readonly nickname?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/** Registers by name and logs in. Refuses 'uni-id-account-exists' and as `verifyCaptcha` does. */
export async function registerUser(
  ctx: AccountContext,
  input: NewPerson & { readonly username: string; readonly captcha?: string | undefined },
): Promise<LoginResult> {
  await limitRegistrations(ctx);
  await verifyCaptcha(ctx, 'register', input.captcha);
  const { username, nickname, inviteCode } = input;
  // Asked before the hash is made, which costs; the insert decides.
  if (await findUserBy(ctx, 'username', username)) refuse('uni-id-account-exists', 'username');
  const passwordHash = await hashPassword(input.password);
  const identifier = identifierOf(ctx, 'username', username);
  return registered(ctx, { username, nickname, inviteCode, passwordHash }, identifier);
}

/** Registers by an email address that was proven by a code, and logs in. */
export async function registerUserByEmail(
  ctx: AccountContext,
  input: NewPerson & { readonly email: string; readonly code: string },
): Promise<LoginResult> {
  await limitRegistrations(ctx);
  const { email, nickname, inviteCode } = input;
  // First, so that a wrong one does not cost the person the code.
  await invitersOf(ctx, inviteCode);
  await requireCode(ctx, { channel: 'email', target: email, scene: 'register' }, input.code);
  if (await findUserBy(ctx, 'email', email)) refuse('uni-id-account-exists', 'email');
  const passwordHash = await hashPassword(input.password);
  const identifier = identifierOf(ctx, 'email', email);
  return registered(ctx, { email, proven: true, nickname, inviteCode, passwordHash }, identifier);
}

/**
 * Registers the first administrator and logs in. Refuses 'uni-id-admin-exists' ever after, and 'uni-id-illegal-request'
 * where the office has not opened it: else the first passer-by could take the place.
 */
export async function registerAdmin(
  ctx: AccountContext,
  input: { readonly username: string; readonly password: string; readonly nickname?: string | undefined },
): Promise<LoginResult> {
  await limitRegistrations(ctx);
  if (await hasAdmin(ctx.db)) refuse('uni-id-admin-exists');
  if (!ctx.settings.ADMIN_REGISTRATION) refuse('uni-id-illegal-request');
  const passwordHash = await hashPassword(input.password);
  const { username, nickname } = input;
  return inTransaction(ctx, async (tx) => {
    const user = await createUser(tx, { username, nickname, passwordHash, roles: ['admin'], appIds: [] });
    // Of several at the same time one takes the place; the others' accounts vanish with their transactions.
    if (!(await takeFirstAdmin(tx.db, user.id))) refuse('uni-id-admin-exists');
    const result = await finishLogin(tx, user, {
      type: 'register',
      identifier: identifierOf(tx, 'username', username),
    });
    return withoutType(result);
  });
}

function registered(ctx: AccountContext, account: NewAccount, identifier: string): Promise<LoginResult> {
  return inTransaction(ctx, async (tx) => {
    const user = await createUser(tx, account);
    return withoutType(await finishLogin(tx, user, { type: 'register', identifier }));
  });
}

/** `type` is only said where one call may do either. */
function withoutType({ type: _type, ...result }: LoginResult): LoginResult {
  return result;
}

/**
 * Before every new account that a visitor makes: refuses 'module-closed' while the office takes none (the switch `mine`),
 * and 'too-many-requests' to an address that makes too many.
 */
export async function limitRegistrations(ctx: AccountContext): Promise<void> {
  await requireModule(ctx, 'mine');
  const perAddress = ctx.settings.RATE_REGISTRATIONS_PER_HOUR;
  await limitCaller(ctx, 'account.register', { perAddress, seconds: 3_600 });
}
