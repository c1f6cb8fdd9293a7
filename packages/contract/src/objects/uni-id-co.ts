import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import type { ErrorCode } from '../errors.ts';
import {
  anyText,
  captcha,
  email,
  inviteCode,
  loginName,
  mobile,
  nickname,
  oneOf,
  optional,
  password,
  username,
  verifyCode,
  whole,
} from './account-fields.ts';
import { CAPTCHA_SCENES, CaptchaPicture } from './uni-captcha-co.ts';

export const SMS_SCENES = [
  'login-by-sms',
  'reset-pwd-by-sms',
  'bind-mobile-by-sms',
  'set-pwd-by-sms',
] as const;
export type SmsScene = (typeof SMS_SCENES)[number];
export const EMAIL_SCENES = ['register', 'login-by-email', 'reset-pwd-by-email', 'bind-email'] as const;
export type EmailScene = (typeof EMAIL_SCENES)[number];

/** 0 normal, 1 banned, 2 under review, 3 review failed, 4 closed (PROTOCOL 3.4). */
export const USER_STATUS = { normal: 0, banned: 1, auditing: 2, auditFailed: 3, closed: 4 } as const;
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** `token` is what clients send as `uniIdToken`; `tokenExpired` is milliseconds since 1970. */
export const NewToken = z.object({ token: z.string(), tokenExpired: z.number() });
export type NewToken = z.infer<typeof NewToken>;

export const LoginResult = z.object({
  newToken: NewToken,
  uid: z.string(),
  /** Whether the account has a password. */
  passwordConfirmed: z.boolean(),
  /** Only where one call may do either. */
  type: z.optional(z.enum(['login', 'register'])),
  /** Set when the login called back an account that was waiting to be deleted. */
  deactivationCancelled: z.optional(z.boolean()),
});
export type LoginResult = z.infer<typeof LoginResult>;

const Nothing = z.object({});
const none = z.object({});

const FIELD_CODES = ['uni-id-param-required', 'uni-id-invalid-param'] as const satisfies readonly ErrorCode[];
const STATUS_CODES = [
  'uni-id-account-banned',
  'uni-id-account-auditing',
  'uni-id-account-audit-failed',
  'uni-id-account-closed',
  'uni-id-account-not-exists-in-current-app',
] as const satisfies readonly ErrorCode[];
const CAPTCHA_CODES = [
  'uni-id-captcha-required',
  'uni-captcha-text-required',
  'uni-captcha-verify-fail',
  'uni-captcha-verify-overdue',
  'uni-captcha-deviceId-required',
] as const satisfies readonly ErrorCode[];
const THIRD_PARTY_CODES = [
  ...FIELD_CODES,
  ...STATUS_CODES,
  'uni-id-unsupported-request',
  'uni-id-config-field-required',
  'uni-id-get-third-party-account-failed',
  'uni-id-get-third-party-user-info-failed',
  'uni-id-invalid-invite-code',
  'too-many-requests',
] as const satisfies readonly ErrorCode[];
const BIND_CODES = [...THIRD_PARTY_CODES, 'uni-id-bind-conflict'] as const satisfies readonly ErrorCode[];
const UNBIND_CODES = [
  'uni-id-unbind-failed',
  'uni-id-unbind-not-supported',
  'uni-id-unbind-unique-login',
  'uni-id-unbind-password-not-exists',
  'uni-id-unbind-mobile-not-exists',
] as const satisfies readonly ErrorCode[];

/** A method only for who is logged in. Existing clients are not sent to the login page for a token they never had. */
function own<
  Input extends z.ZodMiniType<Record<string, unknown>, unknown>,
  Output extends z.ZodMiniType<Record<string, unknown>, unknown>,
  const Codes extends ErrorCode,
>(definition: { readonly input: Input; readonly output: Output; readonly errors: readonly Codes[] }) {
  return call({ access: 'user', withoutToken: 'uni-id-param-required', ...definition });
}

const thirdParty = <Input extends z.ZodMiniType<Record<string, unknown>, unknown>>(input: Input) =>
  call({ access: 'anyone', input, output: LoginResult, errors: THIRD_PARTY_CODES });
const bind = <Input extends z.ZodMiniType<Record<string, unknown>, unknown>>(input: Input) =>
  own({ input, output: Nothing, errors: BIND_CODES });
const unbind = () => own({ input: none, output: Nothing, errors: UNBIND_CODES });
const withCode = z.object({ code: anyText, inviteCode: optional(inviteCode) });
const qqInput = z.object({
  code: optional(anyText),
  accessToken: optional(anyText),
  accessTokenExpired: z.optional(z.nullable(z.number())),
  inviteCode: optional(inviteCode),
});

const RealName = z.object({
  type: z.optional(z.number()),
  /** 0 none, 1 waiting, 2 verified, 3 failed. */
  authStatus: z.optional(z.number()),
  /** Only the last character is shown. */
  realName: z.optional(z.string()),
  /** Only the first and the last character are shown. */
  identity: z.optional(z.string()),
});

const adminUser = {
  nickname: optional(nickname),
  mobile: optional(mobile),
  email: optional(email),
  role: z.optional(
    z
      .array(z.string().check(z.regex(/^[\w-]{1,32}$/, 'uni-id-invalid-param')))
      .check(z.maxLength(20, 'uni-id-invalid-param')),
  ),
  authorizedApp: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20))),
  status: z.optional(whole(0, 4)),
  tags: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(20))),
  gender: z.optional(whole(0, 2)),
  comment: z.optional(z.string().check(z.maxLength(500))),
};
const uid = z
  .string({ error: () => 'uni-id-param-required' })
  .check(z.regex(/^[0-9a-f]{24}$/, 'uni-id-invalid-param'));
const appId = z
  .string({ error: () => 'uni-id-param-required' })
  .check(z.minLength(1, 'uni-id-param-required'), z.maxLength(64, 'uni-id-invalid-param'));
const STAFF_CODES = [
  ...FIELD_CODES,
  'uni-id-permission-error',
  'permission-denied',
  'uni-id-account-not-exists',
] as const satisfies readonly ErrorCode[];

/** Accounts as existing clients know them (PROTOCOL 3). What only our own pages need is in `account`. */
export const uniIdCo = cloudObject('uni-id-co', {
  registerUser: call({
    access: 'anyone',
    input: z.object({
      username,
      password,
      captcha: optional(captcha),
      nickname: optional(nickname),
      inviteCode: optional(inviteCode),
    }),
    output: LoginResult,
    errors: [
      ...FIELD_CODES,
      ...CAPTCHA_CODES,
      'uni-id-invalid-username',
      'uni-id-invalid-nickname',
      'uni-id-invalid-password',
      'password-common',
      'uni-id-account-exists',
      'uni-id-invalid-invite-code',
      'too-many-requests',
    ],
  }),
  registerUserByEmail: call({
    access: 'anyone',
    input: z.object({
      email,
      password,
      nickname: optional(nickname),
      code: verifyCode,
      inviteCode: optional(inviteCode),
    }),
    output: LoginResult,
    errors: [
      ...FIELD_CODES,
      'uni-id-invalid-email',
      'uni-id-invalid-nickname',
      'uni-id-invalid-password',
      'password-common',
      'uni-id-account-exists',
      'uni-id-email-verify-code-error',
      'uni-id-invalid-invite-code',
      'too-many-requests',
    ],
  }),
  registerAdmin: call({
    access: 'anyone',
    input: z.object({ username, password, nickname: optional(nickname) }),
    output: LoginResult,
    errors: [
      ...FIELD_CODES,
      'uni-id-invalid-username',
      'uni-id-invalid-nickname',
      'uni-id-invalid-password',
      'password-common',
      'uni-id-account-exists',
      'uni-id-admin-exists',
      'uni-id-illegal-request',
      'too-many-requests',
    ],
  }),
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
      'too-many-requests',
    ],
  }),
  loginByUniverify: thirdParty(
    z.object({ access_token: anyText, openid: anyText, inviteCode: optional(inviteCode) }),
  ),
  loginByWeixin: thirdParty(withCode),
  loginByAlipay: thirdParty(withCode),
  loginByWeixinMobile: thirdParty(z.object({ phoneCode: anyText, inviteCode: optional(inviteCode) })),
  loginByQQ: thirdParty(qqInput),
  loginByApple: thirdParty(
    z.object({ identityToken: anyText, nickname: optional(nickname), inviteCode: optional(inviteCode) }),
  ),
  logout: own({ input: none, output: Nothing, errors: [] }),
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
  bindMobileByUniverify: bind(z.object({ access_token: anyText, openid: anyText })),
  bindMobileByMpWeixin: bind(z.object({ code: anyText })),
  bindWeixin: bind(z.object({ code: anyText })),
  bindQQ: bind(qqInput),
  bindAlipay: bind(z.object({ code: anyText })),
  bindApple: bind(z.object({ identityToken: anyText })),
  unbindWeixin: unbind(),
  unbindQQ: unbind(),
  unbindAlipay: unbind(),
  unbindApple: unbind(),
  updatePwd: own({
    input: z.object({ oldPassword: anyText, newPassword: password }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      'uni-id-invalid-password',
      'password-common',
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
      'uni-id-invalid-password',
      'password-common',
      'uni-id-mobile-verify-code-error',
      'uni-id-account-not-exists',
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
      'uni-id-invalid-password',
      'password-common',
      'uni-id-email-verify-code-error',
      'uni-id-account-not-exists',
      'too-many-requests',
    ],
  }),
  setPwd: own({
    input: z.object({ password, code: verifyCode, captcha: optional(captcha) }),
    output: Nothing,
    errors: [
      ...FIELD_CODES,
      ...CAPTCHA_CODES,
      'uni-id-invalid-password',
      'password-common',
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
  getRealNameInfo: own({
    input: z.object({ decryptData: z.optional(z.boolean({ error: () => 'uni-id-invalid-param' })) }),
    output: RealName,
    errors: ['uni-id-invalid-param'],
  }),
  getFrvCertifyId: own({
    input: z.object({ realName: anyText, idCard: anyText, metaInfo: anyText }),
    output: z.object({ certifyId: z.string() }),
    errors: [
      ...FIELD_CODES,
      'uni-id-invalid-realname',
      'uni-id-invalid-idcard',
      'uni-id-idcard-exists',
      'uni-id-realname-verified',
      'uni-id-realname-verify-upper-limit',
      'uni-id-frv-fail',
      'uni-id-config-field-required',
    ],
  }),
  getFrvAuthResult: own({
    input: z.object({ certifyId: anyText }),
    output: z.object({ authStatus: z.number(), realName: z.string(), identity: z.string() }),
    errors: [
      ...FIELD_CODES,
      'uni-id-frv-fail',
      'uni-id-frv-processing',
      'uni-id-realname-verified',
      'uni-id-idcard-exists',
    ],
  }),
  closeAccount: own({ input: none, output: Nothing, errors: ['uni-id-account-banned'] }),
  createCaptcha: call({
    access: 'anyone',
    input: z.object({ scene: oneOf(CAPTCHA_SCENES) }),
    output: CaptchaPicture,
    errors: [...FIELD_CODES, 'uni-captcha-deviceId-required', 'too-many-requests'],
  }),
  refreshCaptcha: call({
    access: 'anyone',
    input: z.object({ scene: oneOf(CAPTCHA_SCENES) }),
    output: CaptchaPicture,
    errors: [...FIELD_CODES, 'uni-captcha-deviceId-required', 'too-many-requests'],
  }),
  sendSmsCode: call({
    access: 'anyone',
    input: z.object({ mobile, captcha: optional(captcha), scene: oneOf(SMS_SCENES) }),
    output: Nothing,
    errors: [...FIELD_CODES, ...CAPTCHA_CODES, 'uni-id-invalid-mobile', 'too-many-requests'],
  }),
  sendEmailCode: call({
    access: 'anyone',
    input: z.object({ email, captcha: optional(captcha), scene: oneOf(EMAIL_SCENES) }),
    output: Nothing,
    errors: [...FIELD_CODES, ...CAPTCHA_CODES, 'uni-id-invalid-email', 'too-many-requests'],
  }),
  refreshToken: own({ input: none, output: z.object({ newToken: NewToken }), errors: [] }),
  setPushCid: own({ input: z.object({ pushClientId: anyText }), output: Nothing, errors: FIELD_CODES }),
  acceptInvite: own({
    input: z.object({ inviteCode }),
    output: Nothing,
    errors: [...FIELD_CODES, 'uni-id-invalid-invite-code', 'uni-id-change-inviter-forbidden'],
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
  getSupportedLoginType: call({
    access: 'anyone',
    input: none,
    output: z.object({ supportedLoginType: z.array(z.string()) }),
    errors: [],
  }),
  secureNetworkHandshakeByWeixin: call({
    access: 'anyone',
    input: z.object({ code: optional(anyText), callLoginByWeixin: z.optional(z.boolean()) }),
    output: Nothing,
    errors: [...FIELD_CODES, 'uni-id-unsupported-request'],
  }),
  /** Server to server only: from a client always `uni-id-illegal-request`. */
  externalRegister: call({
    access: 'anyone',
    input: none,
    output: Nothing,
    errors: ['uni-id-illegal-request'],
  }),
  externalLogin: call({ access: 'anyone', input: none, output: Nothing, errors: ['uni-id-illegal-request'] }),
  updateUserInfoByExternal: call({
    access: 'anyone',
    input: none,
    output: Nothing,
    errors: ['uni-id-illegal-request'],
  }),
  addUser: call({
    access: 'staff',
    withoutToken: 'uni-id-param-required',
    input: z.object({ username, password, ...adminUser }),
    output: z.object({ uid: z.string() }),
    errors: [
      ...STAFF_CODES,
      'uni-id-invalid-username',
      'uni-id-invalid-nickname',
      'uni-id-invalid-password',
      'password-common',
      'uni-id-invalid-mobile',
      'uni-id-invalid-email',
      'uni-id-account-exists',
      'too-many-requests',
    ],
  }),
  updateUser: call({
    access: 'staff',
    withoutToken: 'uni-id-param-required',
    input: z.object({ uid, username: optional(username), password: optional(password), ...adminUser }),
    output: Nothing,
    errors: [
      ...STAFF_CODES,
      'uni-id-invalid-username',
      'uni-id-invalid-nickname',
      'uni-id-invalid-password',
      'password-common',
      'uni-id-invalid-mobile',
      'uni-id-invalid-email',
      'uni-id-account-exists',
      'too-many-requests',
    ],
  }),
  authorizeAppLogin: call({
    access: 'staff',
    withoutToken: 'uni-id-param-required',
    input: z.object({ uid, appId }),
    output: Nothing,
    errors: STAFF_CODES,
  }),
  removeAuthorizedApp: call({
    access: 'staff',
    withoutToken: 'uni-id-param-required',
    input: z.object({ uid, appId }),
    output: Nothing,
    errors: STAFF_CODES,
  }),
  setAuthorizedApp: call({
    access: 'staff',
    withoutToken: 'uni-id-param-required',
    input: z.object({
      uid,
      appIdList: z
        .array(appId, { error: () => 'uni-id-param-required' })
        .check(z.maxLength(20, 'uni-id-invalid-param')),
    }),
    output: Nothing,
    errors: STAFF_CODES,
  }),
});
