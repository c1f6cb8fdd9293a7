// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { toHash } from '../router/address.ts';
import { codeInText, inviteCode } from './invite-code.ts';
import { goToLogin, isLoginAddress, LOGIN_PAGE, loginTarget } from './login-address.ts';
import { returnTarget } from './return-address.ts';

beforeEach(() => history.replaceState(null, '', '#/'));

test('who needs a login is led to the login page, which knows the way back', () => {
  history.replaceState(null, '', '#/donated?book=diamond&x=1');
  goToLogin();
  expect(location.hash).toBe(
    `#${LOGIN_PAGE}?uniIdRedirectUrl=${encodeURIComponent('/donated?book=diamond&x=1')}`,
  );
  expect(toHash(loginTarget('/a?b=c'))).toBe(`#${LOGIN_PAGE}?uniIdRedirectUrl=%2Fa%3Fb%3Dc`);
});

test('the pages to get in are never left for the login page', () => {
  for (const page of [
    LOGIN_PAGE,
    '/uni_modules/uni-id-pages/pages/register/register',
    '/uni_modules/uni-id-pages/pages/retrieve/retrieve?x=1',
  ]) {
    history.replaceState(null, '', `#${page}`);
    goToLogin();
    expect(location.hash).toBe(`#${page}`);
  }
  expect(isLoginAddress('/uni_modules/uni-id-pages/pages/userinfo/userinfo')).toBe(false);
});

test('a login leads back to addresses inside the app', () => {
  expect(returnTarget('/result?token=a%2Fb')).toEqual({ to: '/result', search: { token: 'a/b' } });
  expect(returnTarget('#/donated')).toEqual({ to: '/donated', search: {} });
  expect(returnTarget(undefined)).toBeUndefined();
  expect(returnTarget('')).toBeUndefined();
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  '/a\nb',
  LOGIN_PAGE,
  '/uni_modules/uni-id-pages/pages/register/register',
])('a login does not lead to %j', (address) => {
  expect(returnTarget(address)).toBeUndefined();
});

test('whatever is asked for, the way back stays on this page of this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (address) => {
        const target = returnTarget(address);
        const url = new URL(target ? toHash(target) : '', 'https://temple.example/zhuyin/');
        expect(url.origin + url.pathname).toBe('https://temple.example/zhuyin/');
        if (target) expect(target.to).toMatch(/^\/(?![/\\])/);
      },
    ),
  );
});

test('an invitation is a copied text with its prefix and twenty characters, or stands in the address', async () => {
  expect(codeInText('uniInvitationCode:ABC234')).toBe('ABC234');
  expect(codeInText(`uniInvitationCode:${'A'.repeat(30)}`)).toBe('A'.repeat(20));
  expect(codeInText('uniInvitationCode:')).toBeUndefined();
  expect(codeInText('南无阿弥陀佛')).toBeUndefined();
  await expect(inviteCode('ABC234')).resolves.toBe('ABC234');
  // This browser knows no permission to read the clipboard: nobody is asked.
  await expect(inviteCode(undefined)).resolves.toBeUndefined();
});
