import type { LoginMethods } from '../../../shared/account/use-login-methods.ts';

export type LoginMethod = 'sms' | 'email' | 'password';

/** The `type` in the address of the login page for a method; a password has a page of its own. */
export const TYPES = { sms: 'smsCode', email: 'email', password: undefined } as const;

/** The method the login page begins with: what the address asks for when it is open, else the first that is. */
export function firstMethod(methods: LoginMethods, type: string | undefined): LoginMethod {
  const open = (['sms', 'email', 'password'] as const).filter((method) => methods[method]);
  return (
    open.find((method) => TYPES[method] !== undefined && TYPES[method] === type) ?? open[0] ?? 'password'
  );
}
