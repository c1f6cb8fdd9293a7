import { ownUid } from '../../../lib/own-uid.ts';
import type { AccountContext } from '../account-context.ts';
import { linkedProviders } from '../identity-provider/external-login.ts';
import { findUser } from '../user/user.repository.ts';

/** What is set and bound of one's own account. */
export async function accountInfo(ctx: AccountContext) {
  const uid = ownUid(ctx);
  const user = await findUser(ctx.db, uid);
  const linked = await linkedProviders(ctx, uid);
  return {
    isUsernameSet: user?.username != null,
    isNicknameSet: user?.nickname != null,
    isPasswordSet: user?.password_hash != null,
    isMobileBound: user?.mobile_index != null,
    isEmailBound: user?.email_index != null,
    isWeixinBound: linked.includes('weixin'),
    isQQBound: false,
    isAlipayBound: false,
    isAppleBound: linked.includes('apple'),
  };
}

/** The login methods, as existing clients name them: passwords and codes always, identity providers as configured. */
export async function supportedLoginTypes({ identityProviders }: AccountContext) {
  const methods = ['username-password', 'mobile-password', 'email-password', 'mobile-code'];
  for (const provider of ['weixin', 'apple'] as const)
    if (identityProviders.has(provider)) methods.push(provider);
  return { supportedLoginType: methods };
}
