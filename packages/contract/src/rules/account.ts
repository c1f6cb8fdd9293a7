/**
 * The rules for names, passwords and numbers of an account (SPEC 5; DOMAIN 0.11 settles the password). Plain functions
 * without a schema library: pages check with them before they ask, the server checks with them again.
 */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 32;
export const NICKNAME_MAX = 32;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;
export const CODE_LENGTH = 6;
export const CAPTCHA_LENGTH = 4;

const SPECIAL = '~!@#$%^&*_-+=`|\\(){}[]:;"\'<>,.?/';

/** Letters, digits, `_` and `-`; 3 to 32; not only digits (that would be a phone number). */
export function isUsername(text: string): boolean {
  const length = text.length >= USERNAME_MIN && text.length <= USERNAME_MAX;
  return length && /^[A-Za-z0-9_-]+$/.test(text) && !/^\d+$/.test(text);
}

/**
 * What a person is called: 1 to 32 characters, no `@`, not only digits, nothing that cannot be seen. Chinese is welcome:
 * existing clients refuse it in their form, the server never did (DOMAIN 4.9).
 */
export function isNickname(text: string): boolean {
  const length = [...text].length;
  if (length < 1 || length > NICKNAME_MAX || text !== text.trim()) return false;
  return !/@|^\d+$|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text);
}

/** 6 to 20 characters, at least two of letters, digits and specials, nothing else. */
export function isPassword(text: string): boolean {
  if (text.length < PASSWORD_MIN || text.length > PASSWORD_MAX) return false;
  const kinds = new Set<string>();
  for (const character of text) {
    if (/[A-Za-z]/.test(character)) kinds.add('letter');
    else if (/\d/.test(character)) kinds.add('digit');
    else if (SPECIAL.includes(character)) kinds.add('special');
    else return false;
  }
  return kinds.size >= 2;
}

/** Whether what was typed into the one field of the login is a phone number, an email address or a user name. */
export function accountKind(text: string): 'mobile' | 'email' | 'username' {
  if (/^1\d{10}$/.test(text)) return 'mobile';
  return text.includes('@') ? 'email' : 'username';
}

/** A name as in the identity card: Chinese characters, at least two, groups joined by ·. */
export function isRealName(text: string): boolean {
  const plain = text.replaceAll('·', '');
  return [...plain].length >= 2 && /^\p{Script=Han}{1,10}(·\p{Script=Han}{1,10}){0,5}$/u.test(text);
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A number of the mainland identity card (GB 11643): a real date of birth not after `today`, and the check character. */
export function isIdCard(text: string, today: Date): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  const year = Number(text.slice(6, 10));
  const month = Number(text.slice(10, 12));
  const day = Number(text.slice(12, 14));
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) return false;
  if (year < 1900 || born.getTime() > today.getTime()) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text[17];
}
