import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import {
  captchaError,
  codeError,
  emailError,
  type FieldErrorKey,
  mobileError,
  newPasswordError,
  nicknameError,
  repeatError,
  usernameError,
} from './rules.ts';

const files = import.meta.glob<{ fieldErrors: Record<FieldErrorKey, string> }>('../messages/*.json', {
  eager: true,
  import: 'default',
});

test('a user name is 3 to 32 letters, digits, _ and -, and what else it is, is said exactly', () => {
  expect(['jinghui', 'a-b', 'lotus_2026', 'x'.repeat(32)].map(usernameError)).toEqual(
    Array(4).fill(undefined),
  );
  expect(usernameError('')).toBe('usernameEmpty');
  expect(usernameError('ab')).toBe('username');
  expect(usernameError('x'.repeat(33))).toBe('username');
  expect(usernameError('a b c')).toBe('username');
  expect(usernameError('13812345678')).toBe('usernamePhone');
  expect(usernameError('a@example.org')).toBe('usernamePhone');
  expect(usernameError('12345')).toBe('usernameDigits');
  expect(usernameError('静慧居士')).toBe('usernameChinese');
});

test('a nickname may be left out, and may be Chinese', () => {
  expect(['', ' ', '静慧', 'Lotus'].map(nicknameError)).toEqual(Array(4).fill(undefined));
  expect(['123', 'a@b', '字'.repeat(33)].map(nicknameError)).toEqual(Array(3).fill('nickname'));
});

test('passwords, codes, pictures, numbers and addresses', () => {
  expect(newPasswordError('')).toBe('passwordEmpty');
  expect(newPasswordError('123456')).toBe('password');
  expect(newPasswordError('lotus1')).toBeUndefined();
  expect(repeatError('', 'lotus1')).toBe('repeatEmpty');
  expect(repeatError('lotus2', 'lotus1')).toBe('repeat');
  expect(repeatError('lotus1', 'lotus1')).toBeUndefined();
  expect([codeError(''), codeError('12345'), codeError('123456')]).toEqual(['codeEmpty', 'code', undefined]);
  expect([captchaError('abc'), captchaError('abcd')]).toEqual(['captcha', undefined]);
  expect([mobileError('1381234567'), mobileError('13812345678')]).toEqual(['mobile', undefined]);
  expect([emailError('a@b'), emailError(' a@example.org ')]).toEqual(['email', undefined]);
});

test('the page says the same as the server would, in every language', () => {
  const same: Partial<Record<FieldErrorKey, ErrorCode>> = {
    mobile: 'uni-id-invalid-mobile',
    email: 'uni-id-invalid-email',
    username: 'uni-id-invalid-username',
    nickname: 'uni-id-invalid-nickname',
    password: 'uni-id-invalid-password',
  };
  for (const language of LANGUAGES) {
    const { fieldErrors } = files[`../messages/${language}.json`] ?? expect.fail(language);
    for (const [key, code] of Object.entries(same)) {
      expect(fieldErrors[key as FieldErrorKey], `${language} ${key}`).toBe(ERROR_MESSAGES[code][language]);
    }
  }
});
