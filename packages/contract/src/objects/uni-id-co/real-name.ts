import * as z from 'zod/mini';
import type { ErrorCode } from '../../errors.ts';
import { anyText } from '../account-fields.ts';
import { FIELD_CODES, own } from './shared.ts';

const RealName = z.object({
  type: z.optional(z.number()),
  /** 0 none, 1 waiting, 2 verified, 3 failed. */
  authStatus: z.optional(z.number()),
  /** Only the last character is shown. */
  realName: z.optional(z.string()),
  /** Only the first and the last character are shown. */
  identity: z.optional(z.string()),
});

/** Why a check of the real name cannot begin. */
export const FACE_CHECK_CODES = [
  'uni-id-invalid-realname',
  'uni-id-invalid-idcard',
  'uni-id-idcard-exists',
  'uni-id-realname-verified',
  'uni-id-realname-verify-upper-limit',
  'uni-id-frv-fail',
  'uni-id-config-field-required',
] as const satisfies readonly ErrorCode[];

/** Real-name verification. */
export const realName = {
  getRealNameInfo: own({
    input: z.object({ decryptData: z.optional(z.boolean({ error: () => 'uni-id-invalid-param' })) }),
    output: RealName,
    errors: ['uni-id-invalid-param'],
  }),
  getFrvCertifyId: own({
    input: z.object({ realName: anyText, idCard: anyText, metaInfo: anyText }),
    output: z.object({ certifyId: z.string() }),
    errors: [...FIELD_CODES, ...FACE_CHECK_CODES],
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
};
