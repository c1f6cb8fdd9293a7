import { DEFAULT_LANGUAGE } from '@yuanguang/contract/languages';
import { USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { agreementsOf } from '../agreement/agreement.repository.ts';
import { type AccountChange, sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { hashPassword } from '../password/passwords.ts';
import { endSessions } from '../session/session.repository.ts';
import { createUser } from '../user/create-user.ts';
import { emailColumns, mobileColumns, plainUsername } from '../user/personal.ts';
import { selectUserForUpdate, type User, type UserChange, updateUser } from '../user/user.repository.ts';
import { writeLog } from '../user/user-log.ts';

interface UserFields {
  readonly nickname?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly role?: readonly string[] | undefined;
  /** The apps the account may log in to; an empty list means all. */
  readonly authorizedApp?: readonly string[] | undefined;
  readonly status?: number | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly gender?: number | undefined;
  readonly comment?: string | undefined;
}

/** Staff adds an account; it may log in to every app unless `authorizedApp` says which. */
export async function addUser(
  ctx: AccountContext,
  input: UserFields & { readonly username: string; readonly password: string },
): Promise<{ uid: string }> {
  const { password, role, authorizedApp, ...fields } = input;
  const passwordHash = await hashPassword(password);
  const user = await inTransaction(ctx, (tx) =>
    createUser(tx, { ...fields, passwordHash, roles: role, appIds: authorizedApp ?? [] }),
  );
  return { uid: user.id };
}

/**
 * Staff changes an account. With another state or password every session of it ends at once; other roles hold from the
 * next call on. Refuses 'uni-id-account-not-exists', 'uni-id-account-exists', and 'uni-id-permission-error' for taking
 * one's own office away.
 */
export async function changeUser(
  ctx: AccountContext,
  input: UserFields & {
    readonly uid: string;
    readonly username?: string | undefined;
    readonly password?: string | undefined;
  },
): Promise<Nothing> {
  const { uid } = input;
  const hash = input.password === undefined ? undefined : await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const user = await existing(tx, uid);
    const isSelf = uid === tx.caller.uid;
    const leaves = (input.status ?? 0) !== USER_STATUS.normal || input.role?.includes('admin') === false;
    if (isSelf && leaves) refuse('uni-id-permission-error');
    const at = tx.now();
    const change = changeOf(tx, user, input);
    const password = hash === undefined ? {} : { password_hash: hash, tokens_valid_from: at };
    if (!(await updateUser(tx.db, uid, { ...change, ...password }))) refuse('uni-id-account-exists');
    const endsSessions = hash !== undefined || (input.status ?? 0) !== USER_STATUS.normal;
    if (endsSessions) await endSessions(tx.db, uid, at);
    await announceOfficeChange(tx, user, { ...change, ...password }, input);
    return {};
  });
}

/** What the office changed is told as what the person does is, in the language in which the person last agreed. */
async function announceOfficeChange(
  ctx: AccountContext,
  before: User,
  change: UserChange,
  { mobile, email }: UserFields,
): Promise<void> {
  const [newest] = await agreementsOf(ctx.db, before.id);
  const language = newest?.language ?? DEFAULT_LANGUAGE;
  const tell = async (change: AccountChange & { what: 'mobile' | 'email' | 'password' }) => {
    await writeLog(ctx, { type: `office-${change.what}`, succeeded: true, uid: before.id });
    await sendAccountChangeEmail(ctx, before, change, language);
  };
  if (mobile !== undefined && change.mobile_index !== before.mobile_index) {
    await tell({ what: 'mobile', value: mobile });
  }
  if (email !== undefined && change.email_index !== before.email_index) {
    await tell({ what: 'email', value: email });
  }
  if (change.password_hash !== undefined) await tell({ what: 'password' });
}

/** Only what is given is changed. */
function changeOf(
  { cipher }: AccountContext,
  user: User,
  input: UserFields & { readonly username?: string | undefined },
): UserChange {
  const { username, nickname, mobile, email, role, authorizedApp, status, tags, gender, comment } = input;
  return {
    ...(username === undefined ? {} : { username: plainUsername(username) }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(mobile === undefined ? {} : mobileColumns(cipher, user.id, mobile, null)),
    ...(email === undefined ? {} : emailColumns(cipher, user.id, email, null)),
    ...(role === undefined ? {} : { roles: [...role] }),
    ...(authorizedApp === undefined ? {} : { app_ids: [...authorizedApp] }),
    ...(tags === undefined ? {} : { tags: [...tags] }),
    ...(gender === undefined ? {} : { gender }),
    ...(comment === undefined ? {} : { comment }),
    // Back to normal also takes back that it was to be erased.
    ...(status === undefined ? {} : { status, ...(status === USER_STATUS.normal ? { erase_at: null } : {}) }),
  };
}

/** The account, held until the transaction ends. An erased one is none. */
async function existing(ctx: AccountContext, uid: string): Promise<User> {
  const user = await selectUserForUpdate(ctx.db, uid);
  if (!user || user.erased_at !== null) refuse('uni-id-account-not-exists', 'uid');
  return user;
}

function changeApps(
  ctx: AccountContext,
  uid: string,
  change: (apps: readonly string[]) => readonly string[],
): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const user = await existing(tx, uid);
    await updateUser(tx.db, uid, { app_ids: [...new Set(change(user.app_ids))] });
    return {};
  });
}

interface AppOf {
  readonly uid: string;
  readonly appId: string;
}

/** Lets an account log in to one app more. One that may log in to all stays so. */
export function authorizeAppLogin(ctx: AccountContext, { uid, appId }: AppOf): Promise<Nothing> {
  return changeApps(ctx, uid, (apps) => (apps.length === 0 ? [] : [...apps, appId]));
}

/** Takes an app away. The last one stays, for none would mean all: refuses 'uni-id-invalid-param'. */
export function removeAuthorizedApp(ctx: AccountContext, { uid, appId }: AppOf): Promise<Nothing> {
  return changeApps(ctx, uid, (apps) => {
    const left = apps.filter((app) => app !== appId);
    if (left.length === 0) refuse('uni-id-invalid-param', 'appId');
    return left;
  });
}

/** Sets the apps an account may log in to; none means all. */
export function setAuthorizedApp(
  ctx: AccountContext,
  { uid, appIdList }: { readonly uid: string; readonly appIdList: readonly string[] },
): Promise<Nothing> {
  return changeApps(ctx, uid, () => appIdList);
}
