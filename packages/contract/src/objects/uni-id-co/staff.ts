import * as z from 'zod/mini';
import { call } from '../../cloud-object.ts';
import type { ErrorCode } from '../../errors.ts';
import { email, mobile, nickname, optional, password, username, whole } from '../account-fields.ts';
import { FIELD_CODES, NAME_CODES, Nothing, none, PASSWORD_CODES } from './shared.ts';

export const adminUser = {
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
  'uni-id-account-not-exists',
] as const satisfies readonly ErrorCode[];

const USER_CODES = [
  ...STAFF_CODES,
  ...NAME_CODES,
  ...PASSWORD_CODES,
  'uni-id-invalid-mobile',
  'uni-id-invalid-email',
  'uni-id-account-exists',
  'too-many-requests',
] as const satisfies readonly ErrorCode[];

function byStaff<
  Input extends z.ZodMiniType<Record<string, unknown>, unknown>,
  Output extends z.ZodMiniType<Record<string, unknown>, unknown>,
  const Codes extends ErrorCode,
>(definition: { readonly input: Input; readonly output: Output; readonly errors: readonly Codes[] }) {
  return call({
    access: 'staff',
    withoutToken: 'uni-id-param-required',
    withoutRole: 'uni-id-permission-error',
    ...definition,
  });
}

/** From a client always `uni-id-illegal-request`. */
const onlyServers = call({
  access: 'anyone',
  input: none,
  output: Nothing,
  errors: ['uni-id-illegal-request'],
});

/** What only the office may do, and what only other servers may. */
export const staff = {
  addUser: byStaff({
    input: z.object({ username, password, ...adminUser }),
    output: z.object({ uid: z.string() }),
    errors: USER_CODES,
  }),
  updateUser: byStaff({
    input: z.object({ uid, username: optional(username), password: optional(password), ...adminUser }),
    output: Nothing,
    errors: USER_CODES,
  }),
  authorizeAppLogin: byStaff({
    input: z.object({ uid, appId }),
    output: Nothing,
    errors: STAFF_CODES,
  }),
  removeAuthorizedApp: byStaff({
    input: z.object({ uid, appId }),
    output: Nothing,
    errors: STAFF_CODES,
  }),
  setAuthorizedApp: byStaff({
    input: z.object({
      uid,
      appIdList: z
        .array(appId, { error: () => 'uni-id-param-required' })
        .check(z.maxLength(20, 'uni-id-invalid-param')),
    }),
    output: Nothing,
    errors: STAFF_CODES,
  }),
  externalRegister: onlyServers,
  externalLogin: onlyServers,
  updateUserInfoByExternal: onlyServers,
};
