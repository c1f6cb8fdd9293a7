import { limitCaller } from '../../../lib/limits/caller-limit.ts';
import { count, resetCount, uses } from '../../../lib/limits/rate-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';

const MOST_WRONG = 6;
const LOCK_SECONDS = 3_600;

const keyOf = ({ caller }: AccountContext, uid: string): string => `account.password:${uid}:${caller.ip}`;

/** Refuses 'uni-id-password-error-exceed-limit' after six wrong passwords for this account from this address. */
export async function checkLock(ctx: AccountContext, uid: string): Promise<void> {
  if ((await uses(ctx, keyOf(ctx, uid))) >= MOST_WRONG) refuse('uni-id-password-error-exceed-limit');
}

/** Counts a wrong password, for an hour from the first. One beyond the sixth, tried at the same time, is refused as locked. */
export async function noteWrongPassword(ctx: AccountContext, uid: string): Promise<void> {
  const wrong = await count(ctx, { key: keyOf(ctx, uid), seconds: LOCK_SECONDS });
  if (wrong > MOST_WRONG) refuse('uni-id-password-error-exceed-limit');
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
