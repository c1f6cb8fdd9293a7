import { cloudObject } from '../cloud-object.ts';
import { codes } from './uni-id-co/codes.ts';
import { identityProviders } from './uni-id-co/identity-providers.ts';
import { login } from './uni-id-co/login.ts';
import { ownAccount } from './uni-id-co/own-account.ts';
import { realName } from './uni-id-co/real-name.ts';
import { register } from './uni-id-co/register.ts';
import { staff } from './uni-id-co/staff.ts';

export { EMAIL_SCENES, type EmailScene, SMS_SCENES, type SmsScene } from './uni-id-co/codes.ts';
export { EXTERNAL_INPUTS } from './uni-id-co/external.ts';
export { LoginResult, NewToken, USER_STATUS, type UserStatus } from './uni-id-co/shared.ts';

/** Accounts as existing clients know them (PROTOCOL 3). What only our own pages need is in `account`. */
export const uniIdCo = cloudObject('uni-id-co', {
  ...register,
  ...login,
  ...identityProviders,
  ...codes,
  ...ownAccount,
  ...realName,
  ...staff,
});
