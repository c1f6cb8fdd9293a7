import type { Me } from '@yuanguang/contract/objects/account';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import type { AccountContext } from '../account-context.ts';
import { insertWithdrawal } from '../agreement/agreement.repository.ts';
import { listAgreements } from '../agreement/agreement.ts';
import { me } from '../profile/profile.ts';
import { lockUser } from '../user/lock-user.ts';
import { writeLog } from '../user/user-log.ts';
import { deleteRealName, deleteTries } from './real-name.repository.ts';

/**
 * Takes the separate consent back (privacy policy, "your rights"): name and number go at once, and with them a check that is
 * under way. The card can be verified again, by anyone it belongs to. Where nothing was given, nothing changes.
 */
export async function withdrawRealName(ctx: AccountContext): Promise<Me> {
  const uid = ownUid(ctx);
  await inTransaction(ctx, async (tx) => {
    // In the order in which a check is settled: the try, then the account. A name that was kept meanwhile is found after.
    const tried = await deleteTries(tx.db, uid);
    await lockUser(tx, uid);
    const kept = (await deleteRealName(tx.db, uid)) || tried;
    const agreed = (await listAgreements(tx)).agreed.some(
      ({ agreement, withdrawnAt }) => agreement === 'realName' && withdrawnAt === null,
    );
    const at = ctx.now();
    if (agreed)
      await insertWithdrawal(tx.db, { id: newId(at), uid, agreement: 'realName', withdrawn_at: at });
    if (kept || agreed) await writeLog(tx, { type: 'unbind-real-name', succeeded: true, uid });
  });
  return me(ctx);
}
