import { isPassword, PASSWORD_MIN } from '@yuanguang/contract/rules/account';

/** 0: not accepted, 1: accepted, 2: good, 3: strong. */
export type Strength = 0 | 1 | 2 | 3;

/** From here on a password with all three kinds of characters is hard to guess. */
const LONG = 10;

/** How hard a password is to guess; 0 for one that breaks the rule (6 to 20, two of letters, digits, symbols). */
export function strengthOf(password: string): Strength {
  if (!isPassword(password)) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length >= LONG && kinds >= 3) return 3;
  return password.length > PASSWORD_MIN + 1 && kinds >= 2 ? 2 : 1;
}
