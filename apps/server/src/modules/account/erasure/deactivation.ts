import type { Me } from '@yuanguang/contract/objects/account';
import { ownUid } from '../../../lib/own-uid.ts';
import type { AccountContext } from '../account-context.ts';
import { closeAccount } from '../profile/own-account.ts';
import { me } from '../profile/profile.ts';
import { updateUser } from '../user/user.repository.ts';

/** Asks for erasure: every session ends at once, and after the days of grace nothing is left. Refuses 'uni-id-account-banned'. */
export async function deactivate(ctx: AccountContext): Promise<{ erasedAt: string }> {
  return { erasedAt: (await closeAccount(ctx)).eraseAt.toISOString() };
}

/**
 * Takes the day of erasure off the account. A login within the days of grace has done so already; this is for an account
 * that the temple's office opened again.
 */
export async function cancelDeactivation(ctx: AccountContext): Promise<Me> {
  await updateUser(ctx.db, ownUid(ctx), { erase_at: null });
  return me(ctx);
}
