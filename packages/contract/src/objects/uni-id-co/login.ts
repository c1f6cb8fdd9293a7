import * as z from 'zod/mini';
import { call } from '../../cloud-object.ts';
import {
  anyText,
  captcha,
  email,
  inviteCode,
  loginName,
  mobile,
  optional,
  verifyCode,
} from '../account-fields.ts';
import {
  CAPTCHA_CODES,
  FIELD_CODES,
  LoginResult,
  NewToken,
  Nothing,
  none,
  own,
  STATUS_CODES,
} from './shared.ts';

/** Logging in by password or code, which login methods there are, and what a login may do with itself. */
export const login = {
  login: call({
    access: 'anyone',
    // The password first: one that no account can have is answered before anything is looked up.
    input: z.object({
      password: anyText,
      username: optional(loginName),
      mobile: optional(mobile),
      email: optional(email),
      captcha: optional(captcha),
    }),
    output: LoginResult,
    errors: [
      ...FIELD_CODES,
      ...STATUS_CODES,
      ...CAPTCHA_CODES,
      'uni-id-invalid-username',
      'uni-id-invalid-mobile',
      'uni-id-invalid-email',
      'uni-id-invalid-password',
      'uni-id-account-not-exists',
      'uni-id-account-conflict',
      'uni-id-password-error',
      'uni-id-password-error-exceed-limit',
      'too-many-requests',
    ],
  }),
  loginBySms: call({
    access: 'anyone',
    input: z.object({
      mobile,
      code: verifyCode,
      captcha: optional(captcha),
      inviteCode: optional(inviteCode),
    }),
    output: LoginResult,
    errors: [
      ...FIELD_CODES,
      ...STATUS_CODES,
      ...CAPTCHA_CODES,
      'uni-id-invalid-mobile',
      'uni-id-mobile-verify-code-error',
      'uni-id-account-conflict',
      'uni-id-invalid-invite-code',
      'module-closed',
      'too-many-requests',
    ],
  }),
  getSupportedLoginType: call({
    access: 'anyone',
    input: none,
    output: z.object({ supportedLoginType: z.array(z.string()) }),
    errors: [],
  }),
  logout: own({ input: none, output: Nothing, errors: [] }),
  refreshToken: own({ input: none, output: z.object({ newToken: NewToken }), errors: [] }),
  setPushCid: own({ input: z.object({ pushClientId: anyText }), output: Nothing, errors: FIELD_CODES }),
};
