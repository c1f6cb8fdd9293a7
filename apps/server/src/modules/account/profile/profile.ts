import type { IdentityProviderId, Me } from '@yuanguang/contract/objects/account';
import { maskMobile } from '../../../lib/mask-mobile.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import { claimFile, releaseFile } from '../../file/file.service.ts';
import type { AvatarFile } from '../account.tables.ts';
import type { AccountContext } from '../account-context.ts';
import { notAgreed } from '../agreement/agreement.ts';
import { linkedProviders, offeredProviders } from '../identity-provider/external-login.ts';
import { passkeysOf } from '../passkey/passkey.repository.ts';
import { REAL_NAME, realNameInfo } from '../real-name/real-name.ts';
import { maskEmail, openEmail, openMobile } from '../user/personal.ts';
import {
  findUser,
  hasAdmin,
  isFirstAdminTaken,
  type UserChange,
  updateUser,
} from '../user/user.repository.ts';

export interface LoginMethods {
  readonly password: boolean;
  readonly sms: boolean;
  readonly email: boolean;
  readonly passkey: boolean;
  readonly providers: { id: IdentityProviderId; name: string }[];
  readonly adminOpen: boolean;
}

/** What the login pages may offer here and now. */
export async function loginMethods(ctx: AccountContext): Promise<LoginMethods> {
  const closed =
    !ctx.settings.ADMIN_REGISTRATION || (await hasAdmin(ctx.db)) || (await isFirstAdminTaken(ctx.db));
  return {
    password: true,
    sms: true,
    email: true,
    passkey: ctx.relyingParty.possible,
    providers: (await offeredProviders(ctx)).map(({ id, name }) => ({ id, name })),
    adminOpen: !closed,
  };
}

/** Who calls, as the profile shows it: numbers, addresses and names masked. */
export async function me(ctx: AccountContext): Promise<Me> {
  const uid = ownUid(ctx);
  const user = (await findUser(ctx.db, uid)) ?? refuse('uni-id-check-token-failed');
  const [real, passkeys, linked, toAgree] = await Promise.all([
    realNameInfo(ctx),
    passkeysOf(ctx.db, uid),
    linkedProviders(ctx, uid),
    notAgreed(ctx, uid),
  ]);
  const mobile = openMobile(ctx.cipher, user);
  const email = openEmail(ctx.cipher, user);
  return {
    uid,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar_file?.url ?? null,
    mobile: mobile && maskMobile(mobile),
    email: email && maskEmail(email),
    roles: user.roles,
    isPasswordSet: user.password_hash !== null,
    realName: {
      status: real.authStatus ?? REAL_NAME.none,
      name: real.realName ?? null,
      identity: real.identity ?? null,
    },
    passkeys: passkeys.length,
    linked,
    notAgreed: toAgree,
    registeredAt: user.registered_at.toISOString(),
    erasedAt: user.erase_at?.toISOString() ?? null,
  };
}

/** Changes nickname and picture; what is not given stays. Refuses 'file-not-found' for a picture that is not one's own. */
export async function updateProfile(
  ctx: AccountContext,
  input: { readonly nickname?: string | undefined; readonly avatarFileId?: string | null | undefined },
): Promise<Me> {
  const uid = ownUid(ctx);
  const before = (await findUser(ctx.db, uid))?.avatar_file ?? null;
  const change: UserChange = input.nickname === undefined ? {} : { nickname: input.nickname };
  if (input.avatarFileId === null) change.avatar_file = null;
  if (typeof input.avatarFileId === 'string') {
    const file = await claimFile(ctx, input.avatarFileId, {
      purpose: 'avatar',
      ownerUid: uid,
      private: false,
      field: 'avatarFileId',
    });
    const name = file.url.split('/').at(-1) ?? file.id;
    const avatar: AvatarFile = { name, extname: name.split('.').at(-1) ?? '', url: file.url };
    change.avatar_file = JSON.stringify(avatar);
  }
  if (Object.keys(change).length > 0) await updateUser(ctx.db, uid, change);
  const now = await me(ctx);
  // The old picture goes once nothing shows it any more.
  if (before && before.url !== now.avatar) {
    await releaseFile(ctx, before.url, { ownerUid: uid, purpose: 'avatar' });
  }
  return now;
}
