import * as z from 'zod/mini';
import { call } from '../../cloud-object.ts';
import {
  anyText,
  captcha,
  email,
  inviteCode,
  mobile,
  optional,
  password,
  verifyCode,
  whole,
} from '../account-fields.ts';
import { CAPTCHA_CODES, FIELD_CODES, Nothing, none, own, PASSWORD_CODES } from './shared.ts';

/** The account itself: its number, its password, its invitations, its end. */
export const ownAccount = {
  bindMobileBySms: own({
    input: z.object({ mobile, code: verifyCode, captcha: optional(captcha) }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      ...CAPTCHA_CODES,
      'uni-id-invalid-mobile',
      'uni-id-mobile-verify-code-error',
      'uni-id-bind-conflict',
      'too-many-requests',
    ],
  }),
  updatePwd: own({
    input: z.object({ oldPassword: anyText, newPassword: password }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      ...PASSWORD_CODES,
      'uni-id-password-error',
      'uni-id-password-error-exceed-limit',
      'too-many-requests',
    ],
  }),
  resetPwdBySms: call({
    access: 'anyone',
    input: z.object({ mobile, code: verifyCode, password, captcha: optional(captcha) }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      ...CAPTCHA_CODES,
      'uni-id-invalid-mobile',
      ...PASSWORD_CODES,
      'uni-id-mobile-verify-code-error',
      'uni-id-account-not-exists',
      'uni-id-account-not-exists-in-current-app',
      'too-many-requests',
    ],
  }),
  resetPwdByEmail: call({
    access: 'anyone',
    input: z.object({ email, code: verifyCode, password, captcha: optional(captcha) }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      ...CAPTCHA_CODES,
      'uni-id-invalid-email',
      ...PASSWORD_CODES,
      'uni-id-email-verify-code-error',
      'uni-id-account-not-exists',
      'uni-id-account-not-exists-in-current-app',
      'too-many-requests',
    ],
  }),
  setPwd: own({
    input: z.object({ password, code: verifyCode, captcha: optional(captcha) }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      ...CAPTCHA_CODES,
      ...PASSWORD_CODES,
      'uni-id-mobile-verify-code-error',
      'uni-id-unbind-mobile-not-exists',
      'too-many-requests',
    ],
  }),
  getAccountInfo: own({
    input: none,
    output: z.object({
      isUsernameSet: z.boolean(),
      isNicknameSet: z.boolean(),
      isPasswordSet: z.boolean(),
      isMobileBound: z.boolean(),
      isEmailBound: z.boolean(),
      isWeixinBound: z.boolean(),
      isQQBound: z.boolean(),
      isAlipayBound: z.boolean(),
      isAppleBound: z.boolean(),
    }),
    errors: [],
  }),
  closeAccount: own({ input: none, output: Nothing, errors: ['uni-id-account-banned'] }),
  acceptInvite: own({
    input: z.object({ inviteCode }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      'uni-id-invalid-invite-code',
      'uni-id-change-inviter-forbidden',
      'too-many-requests',
    ],
  }),
  getInvitedUser: own({
    input: z.object({
      level: whole(1, 10),
      limit: z.optional(whole(1, 100)),
      offset: z.optional(whole(0, 1_000_000)),
      needTotal: z.optional(z.boolean({ error: () => 'uni-id-invalid-param' })),
    }),
    output: z.object({
      invitedUser: z.array(
        z.object({
          uid: z.string(),
          username: z.optional(z.string()),
          /** Partly hidden. */
          mobile: z.optional(z.string()),
          /** Milliseconds since 1970. */
          inviteTime: z.number(),
        }),
      ),
      total: z.optional(z.number()),
    }),
    errors: FIELD_CODES,
  }),
};
