import { expect, test } from 'vitest';
import { uniIdCo } from './uni-id-co.ts';

/** The code of the first issue and where it is, or `ok`. */
function verdict(
  method: 'registerUser' | 'login' | 'getInvitedUser' | 'sendSmsCode',
  input: unknown,
): string {
  const parsed = uniIdCo.calls[method].input.safeParse(input);
  if (parsed.success) return 'ok';
  const [issue] = parsed.error.issues;
  return `${issue?.path.join('.')} ${issue?.message}`;
}

const good = { username: 'lotus_pond', password: 'lotus-1', captcha: '2468' };

test.each([
  [good, 'ok'],
  [{ ...good, captcha: '' }, 'captcha uni-id-param-required'],
  [{ ...good, nickname: '  ', inviteCode: null, password2: 'x' }, 'ok'],
  [{ password: 'lotus-1' }, 'username uni-id-param-required'],
  [{ ...good, username: '' }, 'username uni-id-param-required'],
  [{ ...good, username: '   ' }, 'username uni-id-param-required'],
  [{ ...good, username: null }, 'username uni-id-param-required'],
  [{ ...good, username: 7 }, 'username uni-id-invalid-username'],
  [{ ...good, username: '12345' }, 'username uni-id-invalid-username'],
  [{ ...good, username: '莲花' }, 'username uni-id-invalid-username'],
  [{ ...good, password: 'abcdef' }, 'password uni-id-invalid-password'],
  [{ ...good, nickname: 'a@b' }, 'nickname uni-id-invalid-nickname'],
  [{ ...good, captcha: {} }, 'captcha uni-id-invalid-param'],
  [{}, 'username uni-id-param-required'],
])('registration of %j is answered with %s', (input, expected) => {
  expect(verdict('registerUser', input)).toBe(expected);
});

test('a closed list and a whole number have their own refusals', () => {
  expect(verdict('sendSmsCode', { mobile: '13800138000', captcha: '2468', scene: 'other' })).toBe(
    'scene uni-id-invalid-param',
  );
  expect(verdict('sendSmsCode', { mobile: '13800138000', captcha: '2468' })).toBe(
    'scene uni-id-param-required',
  );
  expect(verdict('getInvitedUser', { level: 1.5 })).toBe('level uni-id-invalid-param');
  expect(verdict('getInvitedUser', {})).toBe('level uni-id-param-required');
  expect(verdict('getInvitedUser', { level: 1 })).toBe('ok');
});
