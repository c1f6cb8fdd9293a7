import { USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { newId } from '../../../lib/ids.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { invitersOf, newInviteCode } from '../registration/invitation.ts';
import { emailColumns, mobileColumns, plainUsername } from './personal.ts';
import { findUser, insertUser, isTaken, type NewUser, type User } from './user.repository.ts';

export interface NewAccount {
  readonly username?: string | undefined;
  readonly nickname?: string | undefined;
  /** As `hashPassword` or an existing installation made it. */
  readonly passwordHash?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  /** Whether its person has proven number or address by a code. */
  readonly proven?: boolean | undefined;
  readonly inviteCode?: string | undefined;
  readonly roles?: readonly string[] | undefined;
  /** The apps it may log in to, none meaning all; unset: the app the call came from. */
  readonly appIds?: readonly string[] | undefined;
  readonly status?: number | undefined;
  readonly gender?: number | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly comment?: string | undefined;
}

const INVITE_CODE_TRIES = 10;

/**
 * Adds an account, with an invitation code of its own.
 * Refuses 'uni-id-account-exists' when its name, number or address is taken, and 'uni-id-invalid-invite-code'.
 */
export async function createUser(ctx: AccountContext, account: NewAccount): Promise<User> {
  const inviters = await invitersOf(ctx, account.inviteCode);
  const user = rowOf(ctx, account, inviters);
  for (let tries = 0; tries < INVITE_CODE_TRIES; tries += 1) {
    if (await insertUser(ctx.db, { ...user, my_invite_code: newInviteCode() })) {
      const added = await findUser(ctx.db, user.id);
      if (added) return added;
    }
    // Either it exists, or only the invitation code was taken: then another one is tried.
    if (await isTaken(ctx.db, user)) refuse('uni-id-account-exists');
  }
  throw new Error('no free invitation code was found');
}

function rowOf(ctx: AccountContext, account: NewAccount, inviters: readonly string[]): NewUser {
  const at = ctx.now();
  const id = newId(at);
  const provenAt = account.proven ? at : null;
  const { client, ip } = ctx.caller;
  const here = client?.appId ? [client.appId] : [];
  return {
    id,
    username: account.username === undefined ? null : plainUsername(account.username),
    nickname: account.nickname ?? null,
    password_hash: account.passwordHash ?? null,
    ...mobileColumns(ctx.cipher, id, account.mobile ?? null, provenAt),
    ...emailColumns(ctx.cipher, id, account.email ?? null, provenAt),
    status: account.status ?? USER_STATUS.normal,
    gender: account.gender ?? 0,
    roles: [...(account.roles ?? [])],
    tags: [...(account.tags ?? [])],
    comment: account.comment ?? null,
    app_ids: [...(account.appIds ?? here)],
    inviter_uids: [...inviters],
    invited_at: inviters.length > 0 ? at : null,
    registered_at: at,
    register_env: JSON.stringify({
      appid: client?.appId ?? '',
      uni_platform: client?.platform ?? '',
      os_name: client?.osName ?? '',
      app_name: client?.appName ?? '',
      app_version: client?.appVersion ?? '',
      app_version_code: client?.appVersionCode ?? '',
      channel: client?.channel ?? '',
      client_ip: ip,
    }),
    tokens_valid_from: at,
  };
}
