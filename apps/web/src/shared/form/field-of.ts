import { CloudError } from '@yuanguang/cloud';

/** To which field a refusal without a path belongs: the first whose code says so. */
const BY_CODE: readonly (readonly [part: string, field: string])[] = [
  ['captcha', 'captcha'],
  ['verify-code', 'code'],
  ['password', 'password'],
  ['mobile', 'mobile'],
  ['sms', 'mobile'],
  ['email', 'email'],
  ['nickname', 'nickname'],
  ['username', 'username'],
  ['account-exists', 'username'],
];

/** The field a refusal belongs to, among `names`; undefined when it belongs to the whole form. */
export function fieldOf<Name extends string>(error: unknown, names: readonly Name[]): Name | undefined {
  if (!(error instanceof CloudError) || error.reason !== 'server') return undefined;
  const named = names.find((name) => name === error.field);
  if (named) return named;
  const found = BY_CODE.find(
    ([part, field]) => String(error.code).includes(part) && names.some((name) => name === field),
  );
  return names.find((name) => name === found?.[1]);
}
