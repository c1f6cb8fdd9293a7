import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { ExternalIdentity } from '../../../providers/identity-provider/identity-provider.ts';
import type { AccountContext } from '../account-context.ts';
import { finishLogin } from '../login/login-result.ts';
import { sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { limitRegistrations } from '../registration/register.ts';
import { createUser } from '../user/create-user.ts';
import { lockUser } from '../user/lock-user.ts';
import { findUser, type User } from '../user/user.repository.ts';
import { writeLog } from '../user/user-log.ts';
import { findUidBySubjects, linkSubjects, linksOf } from './external-identity.repository.ts';

interface Newcomer {
  readonly nickname?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/** Part of every hash in the database: another name would find none of them again. */
const STORED_AS = 'user.party';

/** We keep no name that an identity provider has for somebody, only hashes by which the identity is known again. */
export const hashed = (
  { cipher }: Pick<AccountContext, 'cipher'>,
  provider: IdentityProviderId,
  { subjects }: Pick<ExternalIdentity, 'subjects'>,
): string[] => subjects.map((subject) => cipher.index(`${STORED_AS}:${provider}`, subject));

/** Logs a proven identity in; whom nobody here knows gets an account, which `newcomer` is for. */
export async function loginByIdentity(
  ctx: AccountContext,
  provider: IdentityProviderId,
  identity: ExternalIdentity,
  newcomer: Newcomer,
): Promise<LoginResult> {
  const subjects = hashed(ctx, provider, identity);
  const known = await findUserBySubjects(ctx, provider, subjects);
  if (known) return welcomeBack(ctx, provider, subjects, known);
  await limitRegistrations(ctx);
  const made = await inTransaction(ctx, async (tx) => {
    const user = await createUser(tx, newcomer);
    const link = { provider, subjects, uid: user.id, at: tx.now() };
    if (!(await linkSubjects(tx.db, link))) throw new AlreadyLinked();
    return finishLogin(tx, user, { type: 'register' });
  }).catch((error: unknown) => {
    if (error instanceof AlreadyLinked) return undefined;
    throw error;
  });
  if (made) return made;
  // The same identity came in at the same time on another device.
  const other = await findUserBySubjects(ctx, provider, subjects);
  return other
    ? welcomeBack(ctx, provider, subjects, other)
    : refuse('uni-id-get-third-party-account-failed');
}

/** Links a proven identity to the account. Refuses 'uni-id-bind-conflict' when either of the two has another already. */
export async function linkIdentity(
  ctx: AccountContext,
  uid: string,
  provider: IdentityProviderId,
  identity: ExternalIdentity,
): Promise<void> {
  const subjects = hashed(ctx, provider, identity);
  await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, uid);
    const owner = await findUidBySubjects(tx.db, provider, subjects);
    if (owner === undefined) {
      const links = await linksOf(tx.db, uid);
      if (links.some((link) => link.provider === provider)) refuse('uni-id-bind-conflict');
    }
    if (!(await linkSubjects(tx.db, { provider, subjects, uid, at: tx.now() })))
      refuse('uni-id-bind-conflict');
    await writeLog(tx, { type: `bind-${provider}`, succeeded: true, uid });
    if (owner === undefined) await sendAccountChangeEmail(tx, user, { what: 'linked', provider });
  });
}

class AlreadyLinked extends Error {}

async function findUserBySubjects(
  { db }: AccountContext,
  provider: IdentityProviderId,
  subjects: readonly string[],
): Promise<User | undefined> {
  const uid = await findUidBySubjects(db, provider, subjects);
  return uid === undefined ? undefined : findUser(db, uid);
}

/** A second name for the identity, which the identity provider did not say at the first time, is remembered. */
async function welcomeBack(
  ctx: AccountContext,
  provider: IdentityProviderId,
  subjects: readonly string[],
  user: User,
): Promise<LoginResult> {
  const result = await finishLogin(ctx, user, { type: 'login' });
  if (subjects.length > 1) await linkSubjects(ctx.db, { provider, subjects, uid: user.id, at: ctx.now() });
  return result;
}
