import { limitCaller } from '../../../lib/limits/caller-limit.ts';
import { count, giveBack, resetCount } from '../../../lib/limits/rate-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { type Verdict, verifyPassword } from './passwords.ts';

const MOST_WRONG = 6;
const LOCK_SECONDS = 3_600;

const keyOf = ({ caller }: AccountContext, uid: string): string => `account.password:${uid}:${caller.ip}`;

/**
 * Compares a password as one of six tries for this account from this address within an hour of the first. The try is
 * counted before the password is looked at, so that tries at the same time are no more than six either; the right password
 * takes them all back, and a try that could not be judged takes back its own. Refuses 'uni-id-password-error-exceed-limit'
 * and as `verifyPassword` does.
 */
export async function tryPassword(
  ctx: AccountContext,
  { uid, stored }: { readonly uid: string; readonly stored: string | null },
  password: string,
): Promise<Verdict> {
  const key = keyOf(ctx, uid);
  const tries = await count(ctx, { key, seconds: LOCK_SECONDS });
  if (tries > MOST_WRONG) refuse('uni-id-password-error-exceed-limit');
  try {
    return await verifyPassword(stored, password, ctx.settings.OLD_PASSWORD_SECRETS);
  } catch (error) {
    await giveBack(ctx, key);
    throw error;
  }
}

/** After the right password, or a new one, the wrong ones no longer count. */
export function forgiveWrongPasswords(ctx: AccountContext, uid: string): Promise<void> {
  return resetCount(ctx, keyOf(ctx, uid));
}

/** What costs a hash or could be guessed is limited for one address. Refuses 'too-many-requests'. */
export async function limitTries(ctx: AccountContext): Promise<void> {
  const perAddress = ctx.settings.RATE_LOGINS_PER_HOUR;
  await limitCaller(ctx, 'account.login', { perAddress, seconds: 3_600 });
}
