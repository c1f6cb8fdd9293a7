import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import {
  captchaFault,
  codeFault,
  emailFault,
  type FaultKey,
  mobileFault,
  newPasswordFault,
  nicknameFault,
  repeatFault,
  usernameFault,
} from './rules.ts';

const files = import.meta.glob<{ faults: Record<FaultKey, string> }>('../messages/*.json', {
  eager: true,
  import: 'default',
});

test('a user name is 3 to 32 letters, digits, _ and -, and what else it is, is said exactly', () => {
  expect(['jinghui', 'a-b', 'lotus_2026', 'x'.repeat(32)].map(usernameFault)).toEqual(
    Array(4).fill(undefined),
  );
  expect(usernameFault('')).toBe('usernameEmpty');
  expect(usernameFault('ab')).toBe('username');
  expect(usernameFault('x'.repeat(33))).toBe('username');
  expect(usernameFault('a b c')).toBe('username');
  expect(usernameFault('13812345678')).toBe('usernamePhone');
  expect(usernameFault('a@example.org')).toBe('usernamePhone');
  expect(usernameFault('12345')).toBe('usernameDigits');
  expect(usernameFault('静慧居士')).toBe('usernameChinese');
});

test('a nickname may be left out, and may be Chinese', () => {
  expect(['', ' ', '静慧', 'Lotus'].map(nicknameFault)).toEqual(Array(4).fill(undefined));
  expect(['123', 'a@b', '字'.repeat(33)].map(nicknameFault)).toEqual(Array(3).fill('nickname'));
});

test('passwords, codes, pictures, numbers and addresses', () => {
  expect(newPasswordFault('')).toBe('passwordEmpty');
  expect(newPasswordFault('123456')).toBe('password');
  expect(newPasswordFault('lotus1')).toBeUndefined();
  expect(repeatFault('', 'lotus1')).toBe('repeatEmpty');
  expect(repeatFault('lotus2', 'lotus1')).toBe('repeat');
  expect(repeatFault('lotus1', 'lotus1')).toBeUndefined();
  expect([codeFault(''), codeFault('12345'), codeFault('123456')]).toEqual(['codeEmpty', 'code', undefined]);
  expect([captchaFault('abc'), captchaFault('abcd')]).toEqual(['captcha', undefined]);
  expect([mobileFault('1381234567'), mobileFault('13812345678')]).toEqual(['mobile', undefined]);
  expect([emailFault('a@b'), emailFault(' a@example.org ')]).toEqual(['email', undefined]);
});

test('the page says the same as the server would, in every language', () => {
  const same: Partial<Record<FaultKey, ErrorCode>> = {
    mobile: 'uni-id-invalid-mobile',
    email: 'uni-id-invalid-email',
    username: 'uni-id-invalid-username',
    nickname: 'uni-id-invalid-nickname',
    password: 'uni-id-invalid-password',
  };
  for (const language of LANGUAGES) {
    const { faults } = files[`../messages/${language}.json`] ?? expect.fail(language);
    for (const [key, code] of Object.entries(same)) {
      expect(faults[key as FaultKey], `${language} ${key}`).toBe(ERROR_MESSAGES[code][language]);
    }
  }
});
