import * as z from 'zod/mini';
import { call } from '../../cloud-object.ts';
import type { ErrorCode } from '../../errors.ts';
import { CAPTCHA_CODES as VERIFY_CODES } from '../uni-captcha-co.ts';

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

export const Nothing = z.object({});
export const none = z.object({});

export const FIELD_CODES = [
  'uni-id-param-required',
  'uni-id-invalid-param',
] as const satisfies readonly ErrorCode[];
export const STATUS_CODES = [
  'uni-id-account-banned',
  'uni-id-account-auditing',
  'uni-id-account-audit-failed',
  'uni-id-account-closed',
  'uni-id-account-not-exists-in-current-app',
] as const satisfies readonly ErrorCode[];
export const CAPTCHA_CODES = [
  'uni-id-captcha-required',
  ...VERIFY_CODES,
] as const satisfies readonly ErrorCode[];
/** What can be wrong with a password to be chosen. */
export const PASSWORD_CODES = [
  'uni-id-invalid-password',
  'password-common',
] as const satisfies readonly ErrorCode[];
/** What can be wrong with the names to be chosen. */
export const NAME_CODES = [
  'uni-id-invalid-username',
  'uni-id-invalid-nickname',
] as const satisfies readonly ErrorCode[];

/** A method only for who is logged in. Existing clients are not sent to the login page for a token they never had. */
export function own<
  Input extends z.ZodMiniType<Record<string, unknown>, unknown>,
  Output extends z.ZodMiniType<Record<string, unknown>, unknown>,
  const Codes extends ErrorCode,
>(definition: { readonly input: Input; readonly output: Output; readonly errors: readonly Codes[] }) {
  return call({ access: 'user', withoutToken: 'uni-id-param-required', ...definition });
}
