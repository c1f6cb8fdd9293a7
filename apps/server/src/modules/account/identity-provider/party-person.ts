import type { ThirdParty } from '@yuanguang/contract/objects/account';
import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { PartyPerson } from '../../../providers/login/party.ts';
import type { AccountContext } from '../account-context.ts';
import { announceChange } from '../change-email/change-letter.ts';
import { finishLogin } from '../login/login-result.ts';
import { limitRegistrations } from '../registration/register.ts';
import { createUser } from '../user/create-user.ts';
import { heldUser } from '../user/held-user.ts';
import { findUser, type User } from '../user/user.repository.ts';
import { writeLog } from '../user/user-log.ts';
import { findUidBySubjects, linkSubjects, linksOf } from './party.repository.ts';

interface Newcomer {
  readonly nickname?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/** We keep no name that a third party has for somebody, only hashes by which the person is known again. */
const hashed = ({ cipher }: AccountContext, party: ThirdParty, { subjects }: PartyPerson): string[] =>
  subjects.map((subject) => cipher.index(`user.party:${party}`, subject));

/** Logs a proven person in; whom nobody here knows gets an account, which `newcomer` is for. */
export async function loginPerson(
  ctx: AccountContext,
  party: ThirdParty,
  person: PartyPerson,
  newcomer: Newcomer,
): Promise<LoginResult> {
  const subjects = hashed(ctx, party, person);
  const known = await findPerson(ctx, party, subjects);
  if (known) return welcomeBack(ctx, party, subjects, known);
  await limitRegistrations(ctx);
  const made = await inTransaction(ctx, async (tx) => {
    const user = await createUser(tx, newcomer);
    const link = { party, subjects, uid: user.id, at: tx.now() };
    if (!(await linkSubjects(tx.db, link))) throw new AlreadyLinked();
    return finishLogin(tx, user, { type: 'register' });
  }).catch((error: unknown) => {
    if (error instanceof AlreadyLinked) return undefined;
    throw error;
  });
  if (made) return made;
  // The same person came in at the same time on another device.
  const other = await findPerson(ctx, party, subjects);
  return other ? welcomeBack(ctx, party, subjects, other) : refuse('uni-id-get-third-party-account-failed');
}

/** Links a proven person to the account. Refuses 'uni-id-bind-conflict' when either of the two has another already. */
export async function linkPerson(
  ctx: AccountContext,
  uid: string,
  party: ThirdParty,
  person: PartyPerson,
): Promise<void> {
  const subjects = hashed(ctx, party, person);
  await inTransaction(ctx, async (tx) => {
    const user = await heldUser(tx, uid);
    const owner = await findUidBySubjects(tx.db, party, subjects);
    if (owner === undefined) {
      const links = await linksOf(tx.db, uid);
      if (links.some((link) => link.party === party)) refuse('uni-id-bind-conflict');
    }
    if (!(await linkSubjects(tx.db, { party, subjects, uid, at: tx.now() }))) refuse('uni-id-bind-conflict');
    await writeLog(tx, { type: `bind-${party}`, succeeded: true, uid });
    if (owner === undefined) await announceChange(tx, user, { what: 'linked', party });
  });
}

class AlreadyLinked extends Error {}

async function findPerson(
  { db }: AccountContext,
  party: ThirdParty,
  subjects: readonly string[],
): Promise<User | undefined> {
  const uid = await findUidBySubjects(db, party, subjects);
  return uid === undefined ? undefined : findUser(db, uid);
}

/** A second name for the person, which the third party did not say at the first time, is remembered. */
async function welcomeBack(
  ctx: AccountContext,
  party: ThirdParty,
  subjects: readonly string[],
  user: User,
): Promise<LoginResult> {
  const result = await finishLogin(ctx, user, { type: 'login' });
  if (subjects.length > 1) await linkSubjects(ctx.db, { party, subjects, uid: user.id, at: ctx.now() });
  return result;
}
