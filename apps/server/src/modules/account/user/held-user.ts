import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { holdUser, type User } from './user.repository.ts';

/** The account, held until the transaction ends. Refuses 'uni-id-check-token-failed' when it is gone. */
export async function heldUser({ db }: Pick<AccountContext, 'db'>, uid: string): Promise<User> {
  return (await holdUser(db, uid)) ?? refuse('uni-id-check-token-failed');
}
