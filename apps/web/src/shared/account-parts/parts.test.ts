import { CloudError } from '@yuanguang/cloud';
import { isPassword } from '@yuanguang/contract/rules/account';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOf } from '../form/field-of.ts';
import { strengthOf } from './strength.ts';
import { typedMobile } from './typed-mobile.ts';

const refusal = (code: string, field?: string) => new CloudError(code, '', 'server', { field });

test('a refusal stands at the field it names, else at the one its code speaks of, else over the whole form', () => {
  const names = ['mobile', 'code', 'captcha', 'password'] as const;
  expect(fieldOf(refusal('uni-id-invalid-param', 'code'), names)).toBe('code');
  expect(fieldOf(refusal('uni-id-mobile-verify-code-error'), names)).toBe('code');
  expect(fieldOf(refusal('uni-captcha-verify-fail'), names)).toBe('captcha');
  expect(fieldOf(refusal('uni-id-captcha-required'), names)).toBe('captcha');
  expect(fieldOf(refusal('uni-id-password-error'), names)).toBe('password');
  expect(fieldOf(refusal('uni-id-invalid-mobile'), names)).toBe('mobile');
  expect(fieldOf(refusal('uni-id-invalid-email'), names)).toBeUndefined();
  expect(fieldOf(refusal('uni-id-account-banned'), names)).toBeUndefined();
  expect(fieldOf(new CloudError(5, '', 'network'), names)).toBeUndefined();
  expect(fieldOf(new Error('mobile'), names)).toBeUndefined();
});

test('a password is weak to strong as it is hard to guess', () => {
  expect(['', 'abc12', '123456', 'abcdef'].map(strengthOf)).toEqual([0, 0, 0, 0]);
  expect(['abc123', 'abc1234'].map(strengthOf)).toEqual([1, 1]);
  expect(strengthOf('abc12345')).toBe(2);
  expect(strengthOf('Lotus-2026-bloom')).toBe(3);
});

test('only what the rule accepts has any strength', () => {
  fc.assert(fc.property(fc.string({ maxLength: 24 }), (text) => strengthOf(text) > 0 === isPassword(text)));
});

test('a number is understood as people type it', () => {
  const typed = ['138 1234 5678', '+86 138-1234-5678', '１３８１２３４５６７８', '008613812345678'];
  expect(typed.map(typedMobile)).toEqual(Array(4).fill('13812345678'));
  expect(typedMobile('8613')).toBe('8613');
});
