import * as z from 'zod/mini';
import { email, mobile, nickname, optional, password, username, whole } from '../account-fields.ts';
import { adminUser } from './staff.ts';

const required = { error: () => 'uni-id-param-required' };
/** How the other system calls a person. */
const externalUid = z
  .string(required)
  .check(z.minLength(1, 'uni-id-param-required'), z.maxLength(128, 'uni-id-invalid-param'));
const uid = z.string(required).check(z.regex(/^[0-9a-f]{24}$/, 'uni-id-invalid-param'));
/** Taken and left alone: pictures come by the upload alone. */
const avatar = optional(z.string().check(z.maxLength(2_000, 'uni-id-invalid-param')));
const gender = z.optional(whole(0, 2));
const who = { uid: optional(uid), externalUid: optional(externalUid) };

/** What the signed calls of another server give (PROTOCOL 3.2); `uid` and `externalUid`: one of the two. */
export const EXTERNAL_INPUTS = {
  externalRegister: z.object({ externalUid, nickname: optional(nickname), avatar, gender }),
  externalLogin: z.object(who),
  updateUserInfoByExternal: z.object({
    ...who,
    username: optional(username),
    password: optional(password),
    nickname: optional(nickname),
    mobile: optional(mobile),
    email: optional(email),
    authorizedApp: adminUser.authorizedApp,
    role: adminUser.role,
    tags: adminUser.tags,
    status: adminUser.status,
    avatar,
    gender,
  }),
};
