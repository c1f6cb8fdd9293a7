// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountOf, currentAccount, payloadOf, VISITOR, watchAccount } from './account.ts';
import { hasPermission, hasRole, isShownTo } from './roles.ts';
import { dropToken, readToken, readUserText, storeToken, storeUserText, tokenExpiry } from './token.ts';

const NOW = Date.UTC(2026, 10, 21);
const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
const tokenOf = (payload: object) => `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;
const staff = tokenOf({ uid: 'a1', role: ['admin'], permission: [] });
const user = tokenOf({ uid: 'b2', role: ['volunteer'], permission: ['news.read', 7] });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test('who holds a token that has not ended is logged in, with the roles and permissions it names', () => {
  expect(accountOf(user, NOW + 1, '', NOW)).toEqual({
    hasLogin: true,
    uid: 'b2',
    roles: ['volunteer'],
    permissions: ['news.read'],
    user: undefined,
  });
});

test('without a token, with one that has ended or one that cannot be read, one is a visitor', () => {
  expect(accountOf(undefined, NOW + 1, '', NOW)).toBe(VISITOR);
  expect(accountOf(user, NOW, '', NOW)).toBe(VISITOR);
  expect(accountOf('not.a token.at all', NOW + 1, '', NOW)).toBe(VISITOR);
  expect(accountOf('', NOW + 1, '', NOW)).toBe(VISITOR);
  expect(payloadOf('a.bnVsbA.c')).toEqual({});
});

test('what is kept of another person, or is damaged, is not shown', () => {
  const kept = JSON.stringify({ uid: 'b2', nickname: '静慧' });
  expect(accountOf(user, NOW + 1, kept, NOW).user).toMatchObject({ nickname: '静慧' });
  expect(accountOf(staff, NOW + 1, kept, NOW).user).toBeUndefined();
  expect(accountOf(user, NOW + 1, '{"uid":', NOW).user).toBeUndefined();
});

test('a role is had by its name; the role admin may do everything', () => {
  const admin = accountOf(staff, NOW + 1, '', NOW);
  const volunteer = accountOf(user, NOW + 1, '', NOW);
  expect(hasRole(volunteer, 'volunteer')).toBe(true);
  expect(hasRole(admin, 'volunteer')).toBe(false);
  expect(hasPermission(admin, 'anything')).toBe(true);
  expect(hasPermission(volunteer, 'news.read')).toBe(true);
  expect(hasPermission(volunteer, 'news.write')).toBe(false);
});

test('entrances are for everybody, for who is logged in, or for the staff', () => {
  const people = [VISITOR, accountOf(user, NOW + 1, '', NOW), accountOf(staff, NOW + 1, '', NOW)];
  expect(people.map((one) => isShownTo('all', one))).toEqual([true, true, true]);
  expect(people.map((one) => isShownTo('user', one))).toEqual([false, true, true]);
  expect(people.map((one) => isShownTo('admin', one))).toEqual([false, false, true]);
});

test('the login is kept under the names existing clients use, told to who watches, and dropped as a whole', () => {
  vi.useFakeTimers({ now: NOW });
  const told = vi.fn();
  const stop = watchAccount(told);
  expect(currentAccount()).toBe(VISITOR);
  storeToken({ token: user, tokenExpired: NOW + 60_000 });
  storeUserText('{"uid":"b2"}');
  expect(localStorage.getItem('uni_id_token')).toBe(user);
  expect(localStorage.getItem('uni_id_token_expired')).toBe(String(NOW + 60_000));
  expect(localStorage.getItem('uni-id-pages-userInfo')).toBe('{"uid":"b2"}');
  expect(currentAccount()).toMatchObject({ hasLogin: true, uid: 'b2' });
  expect(currentAccount()).toBe(currentAccount());
  vi.setSystemTime(NOW + 60_000);
  expect(currentAccount()).toBe(VISITOR);
  dropToken();
  expect([readToken(), tokenExpiry(), readUserText()]).toEqual([undefined, 0, '']);
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  dropToken();
  expect(told).toHaveBeenCalledTimes(3);
});

test('a login in another tab is heard of', () => {
  const told = vi.fn();
  const stop = watchAccount(told);
  dispatchEvent(new StorageEvent('storage', { key: 'uni_id_token' }));
  expect(told).toHaveBeenCalledOnce();
  stop();
});
