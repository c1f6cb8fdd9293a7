import type { Me } from '@yuanguang/contract/objects/account';
import { USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { sendAccountClosingEmail } from '../notices/account-closing-email.ts';
import { me } from '../profile/profile.ts';
import { endSessions } from '../session/session.repository.ts';
import { closeUser, findUser, updateUser } from '../user/user.repository.ts';
import { writeLog } from '../user/user-log.ts';

const DAYS_OF_GRACE = 7;
const DAY_MS = 86_400_000;

/**
 * Closes one's account: every session ends at once, and after seven days it is erased for good; a login before takes it
 * back. Refuses 'uni-id-account-banned'.
 * @returns when it will be erased.
 */
export async function deactivate(ctx: AccountContext): Promise<{ erasedAt: string }> {
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
  return { erasedAt: eraseAt.toISOString() };
}

/**
 * Takes the day of erasure off the account. A login within the days of grace has done so already; this is for an account
 * that the temple's office opened again.
 */
export async function cancelDeactivation(ctx: AccountContext): Promise<Me> {
  await updateUser(ctx.db, ownUid(ctx), { erase_at: null });
  return me(ctx);
}
