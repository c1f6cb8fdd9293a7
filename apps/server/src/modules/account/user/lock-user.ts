import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { selectUserForUpdate, type User } from './user.repository.ts';

/** The account, locked until the transaction ends. Refuses 'uni-id-check-token-failed' when it is gone. */
export async function lockUser({ db }: Pick<AccountContext, 'db'>, uid: string): Promise<User> {
  return (await selectUserForUpdate(db, uid)) ?? refuse('uni-id-check-token-failed');
}
