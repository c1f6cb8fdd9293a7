import { inTransaction } from '../../../lib/context.ts';
import { refuse } from '../../../lib/refusal.ts';
import { requireModule } from '../../config/config.service.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { finishLogin } from '../login/login-result.ts';
import { changeUser } from '../staff/manage-users.ts';
import { createUser } from '../user/create-user.ts';
import { findUser, type User } from '../user/user.repository.ts';
import { findUidByExternalIndex, linkExternalIndex } from './external-id.repository.ts';

interface ExternalUser {
  readonly uid?: string | undefined;
  readonly externalUid?: string | undefined;
}
type ExternalChange = ExternalUser & Omit<Parameters<typeof changeUser>[1], 'uid'>;

const indexOf = ({ cipher }: AccountContext, externalUid: string): string =>
  cipher.index('user.external', externalUid);

/** Makes an account for a person of the other system, and logs in. Refuses 'uni-id-account-exists' and 'module-closed'. */
export async function externalRegister(
  ctx: AccountContext,
  input: {
    readonly externalUid: string;
    readonly nickname?: string | undefined;
    readonly gender?: number | undefined;
  },
) {
  await requireModule(ctx, 'mine');
  const { externalUid, nickname, gender } = input;
  return inTransaction(ctx, async (tx) => {
    const user = await createUser(tx, { nickname, gender });
    const link = { uid: user.id, external_index: indexOf(tx, externalUid), linked_at: tx.now() };
    if (!(await linkExternalIndex(tx.db, link))) refuse('uni-id-account-exists', 'externalUid');
    const { newToken, uid } = await finishLogin(tx, user, { type: 'register' });
    return { newToken, uid, externalUid, nickname: nickname ?? '', avatar: '', gender: gender ?? 0 };
  });
}

/** Logs in whom the other system vouches for. Refuses 'uni-id-account-not-exists' and as every login. */
export async function externalLogin(ctx: AccountContext, input: ExternalUser) {
  const { newToken, uid } = await finishLogin(ctx, await userOf(ctx, input));
  return { newToken, uid };
}

/** Changes an account as staff does; nobody becomes an administrator by it. */
export async function updateUserInfoByExternal(
  ctx: AccountContext,
  { externalUid, uid, ...change }: ExternalChange,
): Promise<Nothing> {
  const user = await userOf(ctx, { externalUid, uid });
  if (change.role?.includes('admin')) refuse('uni-id-permission-error');
  return changeUser(ctx, { ...change, uid: user.id });
}

/** By one of the two ids. Administrators are out of the other system's reach: refuses 'uni-id-permission-error'. */
async function userOf(ctx: AccountContext, { uid, externalUid }: ExternalUser): Promise<User> {
  if (uid === undefined && externalUid === undefined) refuse('uni-id-param-required', 'externalUid');
  if (uid !== undefined && externalUid !== undefined) refuse('uni-id-invalid-param', 'uid');
  const id = uid ?? (await findUidByExternalIndex(ctx.db, indexOf(ctx, externalUid ?? '')));
  const user = id === undefined ? undefined : await findUser(ctx.db, id);
  if (!user || user.erased_at !== null) refuse('uni-id-account-not-exists');
  if (user.roles.includes('admin')) refuse('uni-id-permission-error');
  return user;
}
