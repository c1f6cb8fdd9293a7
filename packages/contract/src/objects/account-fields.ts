import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { isNickname, isPassword, isUsername } from '../rules/account.ts';
import { isCommonPassword } from '../rules/common-passwords.ts';
import { isEmail, isMobile } from '../rules/contact.ts';

/**
 * Fields of `uni-id-co`. An issue's message is the code of the refusal: the gateway answers it as it stands. A required
 * field that is missing, null or blank is `uni-id-param-required`; a blank optional one counts as not given.
 */
const LONGEST = 1_024;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const code = (name: ErrorCode) => name;

function text(invalid: ErrorCode) {
  return z.string({ error: ({ input }) => code(isBlank(input) ? 'uni-id-param-required' : invalid) }).check(
    z.refine((value) => value.trim() !== '', code('uni-id-param-required')),
    z.maxLength(LONGEST, code(invalid)),
  );
}

/** A blank value is not given at all. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  const isNotGiven = (value: unknown) => (typeof value === 'string' && value.trim() === '') || value === null;
  const inner: z.ZodMiniType<unknown, unknown> = z.optional(schema);
  const trimmed = z.transform((value: unknown): unknown => (isNotGiven(value) ? undefined : value));
  return z.optional(z.pipe(trimmed, inner)) as unknown as z.ZodMiniOptional<
    z.ZodMiniType<z.output<Schema> | undefined, z.input<Schema> | null | undefined>
  >;
}

export const username = text('uni-id-invalid-username').check(
  z.refine(isUsername, code('uni-id-invalid-username')),
);
/** Login by name: older accounts may have names that new ones may not. */
export const loginName = text('uni-id-invalid-username');
export const nickname = text('uni-id-invalid-nickname').check(
  z.refine(isNickname, code('uni-id-invalid-nickname')),
);
export const mobile = text('uni-id-invalid-mobile').check(z.refine(isMobile, code('uni-id-invalid-mobile')));
export const email = text('uni-id-invalid-email').check(z.refine(isEmail, code('uni-id-invalid-email')));
export const password = text('uni-id-invalid-password').check(
  z.refine(isPassword, code('uni-id-invalid-password')),
  z.refine((value) => !isCommonPassword(value), code('password-common')),
);
/** Any string: an old password may be of any form. */
export const anyText = text('uni-id-invalid-param');
export const captcha = text('uni-id-invalid-param');
export const verifyCode = text('uni-id-invalid-param');
export const inviteCode = text('uni-id-invalid-param');

/** One of a closed list; anything else is `uni-id-invalid-param`. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, {
    error: ({ input }) => code(isBlank(input) ? 'uni-id-param-required' : 'uni-id-invalid-param'),
  });
}

export function whole(least: number, most: number) {
  return z
    .number({ error: ({ input }) => code(isBlank(input) ? 'uni-id-param-required' : 'uni-id-invalid-param') })
    .check(
      z.int(code('uni-id-invalid-param')),
      z.minimum(least, code('uni-id-invalid-param')),
      z.maximum(most, code('uni-id-invalid-param')),
    );
}
