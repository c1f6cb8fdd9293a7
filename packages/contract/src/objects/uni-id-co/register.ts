import * as z from 'zod/mini';
import { call } from '../../cloud-object.ts';
import {
  captcha,
  email,
  inviteCode,
  nickname,
  optional,
  password,
  username,
  verifyCode,
} from '../account-fields.ts';
import { CAPTCHA_CODES, FIELD_CODES, LoginResult, NAME_CODES, PASSWORD_CODES } from './shared.ts';

/** Registering. */
export const register = {
  registerUser: call({
    access: 'anyone',
    input: z.object({
      username,
      password,
      captcha,
      nickname: optional(nickname),
      inviteCode: optional(inviteCode),
    }),
    output: LoginResult,
    errors: [
      ...FIELD_CODES,
      ...CAPTCHA_CODES,
      ...NAME_CODES,
      ...PASSWORD_CODES,
      'uni-id-account-exists',
      'uni-id-invalid-invite-code',
      'module-closed',
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
      ...PASSWORD_CODES,
      'uni-id-account-exists',
      'uni-id-email-verify-code-error',
      'uni-id-invalid-invite-code',
      'module-closed',
      'too-many-requests',
    ],
  }),
  registerAdmin: call({
    access: 'anyone',
    input: z.object({ username, password, nickname: optional(nickname) }),
    output: LoginResult,
    errors: [
      ...FIELD_CODES,
      ...NAME_CODES,
      ...PASSWORD_CODES,
      'uni-id-account-exists',
      'uni-id-admin-exists',
      'uni-id-illegal-request',
      'module-closed',
      'too-many-requests',
    ],
  }),
};
