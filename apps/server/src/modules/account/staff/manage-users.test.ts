import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';

const database = startTestDatabase();
let temple: AccountsApp;
let staff: Person;
let lotus: Person;
let uid: string;
beforeEach(async () => {
  temple = await accountsApp(database);
  staff = await temple.admin();
  lotus = temple.person();
  uid = (await lotus.register('lotus')).uid;
});
afterEach(() => temple.close());

const login = (username = 'lotus', password = PASSWORD, who = temple.person()) =>
  codeOf(who.id.login({ username, password }));

describe('Staff alone', () => {
  it.each([
    ['addUser', { username: 'x-1', password: PASSWORD }],
    ['updateUser', { uid: '0'.repeat(24), nickname: 'x' }],
    ['authorizeAppLogin', { uid: '0'.repeat(24), appId: 'a' }],
    ['removeAuthorizedApp', { uid: '0'.repeat(24), appId: 'a' }],
    ['setAuthorizedApp', { uid: '0'.repeat(24), appIdList: ['a'] }],
  ] as const)('may call %s', async (method, input) => {
    const by = (who: Person) => (who.id[method] as (input: object) => Promise<unknown>)(input);
    expect(await codeOf(by(lotus))).toBe('uni-id-permission-error');
    expect(await codeOf(by(temple.person()))).toBe('uni-id-param-required');
    expect(await codeOf(by(staff))).toBe(method === 'addUser' ? 'ok' : 'uni-id-account-not-exists');
  });
});

describe('Adding people', () => {
  it('with all that is known of them', async () => {
    const added = await staff.id.addUser({
      username: 'Elder',
      password: PASSWORD,
      nickname: '长老',
      mobile: '13800138000',
      email: 'Elder@example.org',
      role: ['reader'],
      tags: ['hall'],
      gender: 1,
      comment: 'came with the bus',
    });
    const { rows } = await database.pool.query('select * from users where id = $1', [added.uid]);
    expect(rows[0]).toMatchObject({
      username: 'elder',
      roles: ['reader'],
      tags: ['hall'],
      gender: 1,
      app_ids: [],
      comment: 'came with the bus',
    });
    const other = temple.person({ appId: 'other-app' });
    expect(await codeOf(other.id.login({ email: 'elder@example.org', password: PASSWORD }))).toBe('ok');
    expect(await codeOf(other.id.login({ mobile: '13800138000', password: PASSWORD }))).toBe('ok');
  });

  it.each([
    [{ username: 'LOTUS' }, 'uni-id-account-exists'],
    [{ username: '1' }, 'uni-id-invalid-username'],
    [{ password: 'abc' }, 'uni-id-invalid-password'],
    [{ mobile: '123' }, 'uni-id-invalid-mobile'],
    [{ email: 'x' }, 'uni-id-invalid-email'],
    [{ nickname: 'a@b' }, 'uni-id-invalid-nickname'],
    [{ status: 9 }, 'uni-id-invalid-param'],
    [{ role: ['a b'] }, 'uni-id-invalid-param'],
  ])('with %j is refused with %s', async (change, code) => {
    expect(await codeOf(staff.id.addUser({ username: 'elder', password: PASSWORD, ...change }))).toBe(code);
  });
});

describe('Changing people', () => {
  it('a ban ends every login at once and keeps out until it is lifted', async () => {
    await staff.id.updateUser({ uid, status: 1 });
    expect(await codeOf(lotus.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await login()).toBe('uni-id-account-banned');
    await staff.id.updateUser({ uid, status: 0 });
    expect(await codeOf(lotus.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await login()).toBe('ok');
  });

  it('a ban at the same time as logins leaves none of them', async () => {
    const people = Array.from({ length: 5 }, () => temple.person());
    const logins = people.map((one) => login('lotus', PASSWORD, one));
    await Promise.all([...logins, staff.id.updateUser({ uid, status: 1 })]);
    for (const one of people.filter(({ kept }) => kept.token !== undefined)) {
      expect(await codeOf(one.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    }
    const { rows } = await database.pool.query(
      'select count(*)::int as open from user_sessions where uid = $1 and ended_at is null',
      [uid],
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  it('a new password ends every login', async () => {
    await staff.id.updateUser({ uid, password: 'pond-22' });
    expect(await codeOf(lotus.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await login()).toBe('uni-id-password-error');
    expect(await login('lotus', 'pond-22')).toBe('ok');
  });

  it('roles hold from the next call on, and their permissions are in the next token', async () => {
    await database.pool.query(
      `insert into roles (id, name, permissions) values ('reader', 'Reader', '{read,note}')`,
    );
    await staff.id.updateUser({ uid, role: ['reader', 'admin'] });
    expect(await codeOf(lotus.id.addUser({ username: 'x-1', password: PASSWORD }))).toBe('ok');
    const { newToken } = await lotus.id.refreshToken({});
    const payload = JSON.parse(Buffer.from(newToken.token.split('.')[1] ?? '', 'base64').toString());
    expect(payload).toMatchObject({ role: ['reader', 'admin'], permission: ['read', 'note'] });
    await staff.id.updateUser({ uid, role: [] });
    expect(await codeOf(lotus.id.addUser({ username: 'x-2', password: PASSWORD }))).toBe(
      'uni-id-permission-error',
    );
  });

  it('changes only what is given', async () => {
    await staff.id.updateUser({ uid, nickname: '莲', mobile: '13800138000' });
    await staff.id.updateUser({ uid, email: 'lotus@example.org', comment: 'kind' });
    const { rows } = await database.pool.query('select * from users where id = $1', [uid]);
    expect(rows[0]).toMatchObject({ username: 'lotus', nickname: '莲', comment: 'kind', status: 0 });
    expect(rows[0].mobile_index).not.toBeNull();
    expect(await codeOf(lotus.id.getAccountInfo({}))).toBe('ok');
  });

  it('refuses a name, number or address of another', async () => {
    await staff.id.addUser({
      username: 'pond',
      password: PASSWORD,
      mobile: '13800138000',
      email: 'p@example.org',
    });
    for (const change of [{ username: 'Pond' }, { mobile: '13800138000' }, { email: 'P@example.org' }]) {
      expect(await codeOf(staff.id.updateUser({ uid, ...change }))).toBe('uni-id-account-exists');
    }
    expect(await codeOf(staff.id.updateUser({ uid: 'x', nickname: 'y' }))).toBe('uni-id-invalid-param');
  });

  it('does not let an administrator lock themself out', async () => {
    const [, payload = ''] = (staff.kept.token ?? '').split('.');
    const own = JSON.parse(Buffer.from(payload, 'base64').toString()).uid;
    for (const change of [{ status: 1 }, { role: ['reader'] }]) {
      expect(await codeOf(staff.id.updateUser({ uid: own, ...change }))).toBe('uni-id-permission-error');
    }
    expect(await codeOf(staff.id.updateUser({ uid: own, nickname: '方丈' }))).toBe('ok');
  });
});

describe('The apps an account is for', () => {
  const from = (appId: string) => login('lotus', PASSWORD, temple.person({ appId }));

  it('can be more, fewer, or all', async () => {
    const refused = 'uni-id-account-not-exists-in-current-app';
    expect(await from('second')).toBe(refused);
    await staff.id.authorizeAppLogin({ uid, appId: 'second' });
    expect([await from('second'), await from('yuanguang')]).toEqual(['ok', 'ok']);
    await staff.id.removeAuthorizedApp({ uid, appId: 'yuanguang' });
    expect([await from('second'), await from('yuanguang')]).toEqual(['ok', refused]);
    expect(await codeOf(staff.id.removeAuthorizedApp({ uid, appId: 'second' }))).toBe('uni-id-invalid-param');
    await staff.id.setAuthorizedApp({ uid, appIdList: ['third'] });
    expect([await from('second'), await from('third')]).toEqual([refused, 'ok']);
    await staff.id.setAuthorizedApp({ uid, appIdList: [] });
    await staff.id.authorizeAppLogin({ uid, appId: 'third' });
    expect(await from('anything')).toBe('ok');
  });
});
