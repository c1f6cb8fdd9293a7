import {
  accountKind,
  CAPTCHA_LENGTH,
  CODE_LENGTH,
  isNickname,
  isPassword,
  isUsername,
} from '@yuanguang/contract/rules/account';
import { readWork } from '@yuanguang/contract/rules/captcha-work';
import { isEmail, isMobile } from '@yuanguang/contract/rules/contact';

/** What can be wrong with a field, by its key in the messages `account.fieldErrors`. */
export type FieldErrorKey =
  | 'passwordEmpty'
  | 'accountEmpty'
  | 'captcha'
  | 'mobile'
  | 'email'
  | 'usernameEmpty'
  | 'username'
  | 'usernamePhone'
  | 'usernameDigits'
  | 'usernameChinese'
  | 'nickname'
  | 'password'
  | 'repeatEmpty'
  | 'repeat'
  | 'codeEmpty'
  | 'code';

type FieldRule = (text: string) => FieldErrorKey | undefined;

export const mobileError: FieldRule = (text) => (isMobile(text.trim()) ? undefined : 'mobile');
export const emailError: FieldRule = (text) => (isEmail(text.trim()) ? undefined : 'email');
export const captchaError: FieldRule = (text) =>
  text.length === CAPTCHA_LENGTH || readWork(text) !== undefined ? undefined : 'captcha';

/** A user name to be chosen: what is wrong is said as exactly as it can be. */
export const usernameError: FieldRule = (text) => {
  if (text === '') return 'usernameEmpty';
  if (isUsername(text)) return undefined;
  if (isEmail(text) || accountKind(text) === 'mobile') return 'usernamePhone';
  if (/^\d+$/.test(text)) return 'usernameDigits';
  return /\p{Script=Han}/u.test(text) ? 'usernameChinese' : 'username';
};

/** May be left out. */
export const nicknameError: FieldRule = (text) =>
  text.trim() === '' || isNickname(text.trim()) ? undefined : 'nickname';

/** A password to be chosen. */
export const newPasswordError: FieldRule = (text) => {
  if (text === '') return 'passwordEmpty';
  return isPassword(text) ? undefined : 'password';
};

export function repeatError(text: string, password: string): FieldErrorKey | undefined {
  if (text === '') return 'repeatEmpty';
  return text === password ? undefined : 'repeat';
}

export const codeError: FieldRule = (text) => {
  if (text === '') return 'codeEmpty';
  return text.length === CODE_LENGTH ? undefined : 'code';
};
