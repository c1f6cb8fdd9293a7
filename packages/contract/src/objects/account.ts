import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { agreementCalls, NotAgreed } from './account-agreements.ts';
import { changeCalls } from './account-changes.ts';
import { anyText, captcha, email, inviteCode, nickname, optional, verifyCode } from './account-fields.ts';
import { passkeyCalls } from './account-passkeys.ts';
import { FACE_CHECK_CODES } from './uni-id-co/real-name.ts';
import { STATUS_CODES } from './uni-id-co/shared.ts';
import { LoginResult, NewToken } from './uni-id-co.ts';

const none = z.object({});
const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** ISO 8601, UTC. */
const Instant = z.string();

/** Identity providers that can be configured; `loginMethods` says which are. */
export const IDENTITY_PROVIDERS = ['weixin', 'apple', 'google', 'oidc'] as const;
export type IdentityProviderId = (typeof IDENTITY_PROVIDERS)[number];
const provider = z.enum(IDENTITY_PROVIDERS);

export const Me = z.object({
  uid: z.string(),
  username: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  /** Address of the picture, or null. */
  avatar: z.nullable(z.string()),
  /** Masked, such as 138****5678. */
  mobile: z.nullable(z.string()),
  /** Masked, such as w***@example.org. */
  email: z.nullable(z.string()),
  roles: z.array(z.string()),
  isPasswordSet: z.boolean(),
  realName: z.object({
    /** 0 none, 1 waiting, 2 verified, 3 failed. */
    status: z.number(),
    /** Masked. */
    name: z.nullable(z.string()),
    identity: z.nullable(z.string()),
  }),
  passkeys: z.number(),
  /** Identity providers this account can log in with. */
  linked: z.array(provider),
  notAgreed: NotAgreed,
  registeredAt: Instant,
  /** When the account will be erased for good; null unless that was asked for. */
  erasedAt: z.nullable(Instant),
});
export type Me = z.infer<typeof Me>;

export const Session = z.object({
  id: z.string(),
  /** Such as "Chrome · Android". */
  device: z.string(),
  /** Partly hidden. */
  address: z.string(),
  startedAt: Instant,
  lastSeenAt: Instant,
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** What our own account pages need beyond `uni-id-co`. */
export const account = cloudObject('account', {
  /** What the login pages may offer. */
  loginMethods: call({
    access: 'anyone',
    input: none,
    output: z.object({
      password: z.boolean(),
      sms: z.boolean(),
      email: z.boolean(),
      passkey: z.boolean(),
      providers: z.array(z.object({ id: provider, name: z.string() })),
      /** No administrator exists yet: the page to register one is open. */
      adminOpen: z.boolean(),
    }),
    errors: [],
  }),
  me: call({ access: 'user', input: none, output: Me, errors: [] }),
  ...agreementCalls,
  ...changeCalls,
  updateProfile: call({
    access: 'user',
    input: z.object({
      nickname: z.optional(nickname),
      /** Id of a reported upload of one's own; null takes the picture away. */
      avatarFileId: z.optional(z.nullable(anyText)),
    }),
    output: Me,
    errors: ['uni-id-invalid-nickname', 'uni-id-param-required', 'uni-id-invalid-param', 'file-not-found'],
  }),
  loginByEmail: call({
    access: 'anyone',
    input: z.object({
      email,
      code: verifyCode,
      captcha: optional(captcha),
      inviteCode: optional(inviteCode),
    }),
    output: LoginResult,
    errors: [
      'uni-id-param-required',
      'uni-id-invalid-param',
      'uni-id-invalid-email',
      'uni-id-email-verify-code-error',
      'uni-id-captcha-required',
      'uni-captcha-deviceId-required',
      'uni-captcha-verify-fail',
      'uni-captcha-verify-overdue',
      ...STATUS_CODES,
      'uni-id-invalid-invite-code',
      'module-closed',
      'too-many-requests',
    ],
  }),
  bindEmail: call({
    access: 'user',
    input: z.object({ email, code: verifyCode }),
    output: Me,
    errors: [
      'uni-id-param-required',
      'uni-id-invalid-email',
      'uni-id-email-verify-code-error',
      'uni-id-bind-conflict',
      'too-many-requests',
    ],
  }),
  sessions: call({
    access: 'user',
    input: none,
    output: z.object({ sessions: z.array(Session) }),
    errors: [],
  }),
  endSession: call({ access: 'user', input: z.object({ id }), output: none, errors: [] }),
  /** Ends every session but this one. */
  logoutElsewhere: call({ access: 'user', input: none, output: z.object({ ended: z.number() }), errors: [] }),
  /** Everything kept of this person, as one JSON text. */
  exportData: call({
    access: 'user',
    input: none,
    output: z.object({ fileName: z.string(), json: z.string() }),
    errors: ['too-many-requests'],
  }),
  /** Asks for erasure after the days of grace; logging in again within them can take it back. */
  deactivate: call({
    access: 'user',
    input: z.object({ confirmed: z.literal(true) }),
    output: z.object({ erasedAt: Instant }),
    errors: ['uni-id-account-banned'],
  }),
  cancelDeactivation: call({ access: 'user', input: none, output: Me, errors: [] }),
  ...passkeyCalls,
  /**
   * Begins a login (or, logged in, a binding) with an identity provider: the address to go to. Good once, for ten minutes,
   * on this device. The provider sends the browser back to a route of the server, and that to
   * `/zhuyin/#/uni_modules/uni-id-pages/pages/login/login-withoutpwd?provider=…&state=…&query=…`: the page hands all three
   * to `finishExternalLogin` as they are.
   */
  startExternalLogin: call({
    access: 'anyone',
    input: z.object({ provider, bind: z.optional(z.boolean()) }),
    output: z.object({ url: z.string(), state: z.string() }),
    errors: [
      'uni-id-config-field-required',
      'uni-id-get-third-party-account-failed',
      'uni-id-check-token-failed',
      'too-many-requests',
    ],
  }),
  /**
   * Ends it with what the identity provider sent back. `login` is null when it was a binding.
   */
  finishExternalLogin: call({
    access: 'anyone',
    input: z.object({
      provider,
      state: anyText,
      query: z.string().check(z.maxLength(4_096)),
      inviteCode: optional(inviteCode),
    }),
    output: z.object({
      login: z.nullable(LoginResult),
      /** That of the login: clients keep the token that stands here, as in the answer of every other login. */
      newToken: z.optional(NewToken),
      linked: z.array(provider),
    }),
    errors: [
      'uni-id-get-third-party-account-failed',
      'uni-id-bind-conflict',
      'uni-id-config-field-required',
      ...STATUS_CODES,
      'uni-id-invalid-invite-code',
      'module-closed',
      'uni-id-param-required',
      'uni-id-check-token-failed',
      'too-many-requests',
    ],
  }),
  unlinkProvider: call({
    access: 'user',
    input: z.object({ provider }),
    output: Me,
    errors: ['uni-id-unbind-failed', 'uni-id-unbind-unique-login'],
  }),
  /**
   * Begins real-name verification in the browser: the page where the face step is done. From there the person comes back to
   * `…/userinfo/realname-verify/realname-verify?certifyId=…`, with `&code=…` (SPEC 8) when it did not end well; what it
   * came to says `uni-id-co.getFrvAuthResult`.
   */
  startRealName: call({
    access: 'user',
    input: z.object({
      realName: anyText,
      idCard: anyText,
      /** The version of the separate consent that was ticked; it is written down before the check begins. */
      agreed: anyText,
      /** What the real-name service's script says of the browser, when the page has loaded one. */
      metaInfo: z.optional(z.string().check(z.maxLength(4_096))),
    }),
    output: z.object({ certifyId: z.string(), url: z.nullable(z.string()) }),
    errors: ['uni-id-param-required', 'agreement-unknown', ...FACE_CHECK_CODES],
  }),
  /**
   * Takes the consent to that back: name and number are deleted at once, a check under way with them. Where nothing was
   * given, nothing changes.
   */
  withdrawRealName: call({ access: 'user', input: none, output: Me, errors: [] }),
});
