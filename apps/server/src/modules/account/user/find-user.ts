import type { AccountContext } from '../account-context.ts';
import { emailIndex, mobileIndex, plainUsername } from './personal.ts';
import { findUserWhere, type User } from './user.repository.ts';

/** By what a person is known, beside the id. */
export type Identifier = 'username' | 'mobile' | 'email';

/** The account with this name, number or address, however it is written. */
export function findUserBy(
  { db, cipher }: Pick<AccountContext, 'db' | 'cipher'>,
  kind: Identifier,
  value: string,
): Promise<User | undefined> {
  if (kind === 'mobile') return findUserWhere(db, 'mobile_index', mobileIndex(cipher, value));
  if (kind === 'email') return findUserWhere(db, 'email_index', emailIndex(cipher, value));
  return findUserWhere(db, 'username', plainUsername(value));
}
