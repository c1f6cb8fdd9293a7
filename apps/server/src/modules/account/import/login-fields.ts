import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { isEmail, readMobile } from '@yuanguang/contract/rules/contact';
import { maskMobile } from '../../../lib/mask-mobile.ts';
import { subjectAt } from '../../../providers/identity-provider/oidc.ts';
import { isSaltedHash, secretOf, storedOldHash } from '../password/original-hash.ts';
import { maskEmail, plainEmail, plainUsername } from '../user/personal.ts';
import { isEmpty, type Reading, textOf } from './reading.ts';

/** By what somebody logs in. */
export interface LoginFields {
  readonly username: string | null;
  readonly passwordHash: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly identities: readonly {
    readonly provider: IdentityProviderId;
    readonly subjects: readonly [string, ...string[]];
  }[];
}

export function readLogin(reading: Reading): LoginFields {
  return {
    username: readUsername(reading),
    passwordHash: readPassword(reading),
    ...readContacts(reading),
    identities: readIdentities(reading),
  };
}

export const canLogIn = ({ username, mobile, email, passwordHash, identities }: LoginFields) =>
  mobile !== null || email !== null || identities.length > 0 || (username !== null && passwordHash !== null);

function readUsername({ document, refuse }: Reading): string | null {
  const text = textOf(document.username);
  if (text === undefined) return null;
  const username = plainUsername(text);
  const right = /^[^\s@\p{Cc}\p{Cf}]{1,64}$/u.test(username) && !/^1\d{10}$/.test(username);
  if (!right) refuse('username-invalid', `${[...username][0] ?? ''}***`);
  return username;
}

/** uni-id asks only confirmed numbers and addresses: one that nobody proved would open the account to whoever has it. */
function readContacts({ document, refuse, leave }: Reading): Pick<LoginFields, 'mobile' | 'email'> {
  let [mobile, email] = [textOf(document.mobile) ?? null, textOf(document.email) ?? null];
  if (mobile !== null && document.mobile_confirmed !== 1) {
    leave('mobile (not confirmed)');
    mobile = null;
  }
  if (email !== null && document.email_confirmed !== 1) {
    leave('email (not confirmed)');
    email = null;
  }
  const number = mobile === null ? null : readMobile(mobile);
  if (number === undefined) refuse('mobile-invalid', maskMobile(mobile ?? ''));
  if (email !== null && !isEmail(email.trim())) refuse('email-invalid', maskEmail(email));
  return { mobile: number ?? null, email: email === null ? null : plainEmail(email) };
}

function readPassword({ document, settings, refuse }: Reading): string | null {
  const hash = document.password;
  if (isEmpty(hash)) return null;
  if (typeof hash === 'string' && isSaltedHash(hash)) return hash;
  if (typeof hash !== 'string' || !/^[0-9a-f]{40}$/i.test(hash)) {
    refuse('password-hash-unknown');
    return null;
  }
  const given = document.password_secret_version ?? null;
  const version = given === null ? null : Number(given);
  const known = version === null || Number.isInteger(version);
  if (!known || !secretOf(settings.OLD_PASSWORD_SECRETS, version)) {
    refuse('password-secret-missing', `version ${version ?? 'none'}`);
  }
  return storedOldHash(hash, version);
}

/** WeChat names somebody anew for each of its apps: only those of the two apps that the settings know are of use here. */
function readIdentities({ document, settings, leave }: Reading): LoginFields['identities'] {
  const subjects = new Set<string>();
  const union = textOf(document.wx_unionid);
  if (union) subjects.add(union);
  const openIds =
    typeof document.wx_openid === 'object' && document.wx_openid !== null ? document.wx_openid : {};
  for (const [platform, openId] of Object.entries(openIds)) {
    // `web`, of old `h5-web`, and a copy of it for each app: `web___UNI__…`.
    const app = /^(h5-)?web(_|$)/.test(platform)
      ? settings.WEIXIN_APP_ID
      : /^h5(-weixin)?(_|$)/.test(platform)
        ? settings.WEIXIN_ACCOUNT_APP_ID
        : undefined;
    if (app && textOf(openId)) subjects.add(`${app}:${openId}`);
    else if (!isEmpty(openId) && !platform.includes('_')) leave(`wx_openid.${platform}`);
  }
  const apple = textOf(document.apple_openid);
  const [first, ...more] = subjects;
  return [
    ...(first ? [{ provider: 'weixin', subjects: [first, ...more] } as const] : []),
    ...(apple ? [{ provider: 'apple', subjects: [subjectAt(settings.APPLE_ISSUER, apple)] } as const] : []),
  ];
}
