import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD } from '../account.testing.ts';

const database = startTestDatabase();
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database);
});
afterEach(() => temple.close());

const usersOf = async () =>
  (await database.pool.query('select * from users order by registered_at, id')).rows;

describe('Registering by name', () => {
  it('logs in at once, keeps the name in small letters, and says where the account came from', async () => {
    const person = temple.person({
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
    });
    const result = await person.register('Lotus_Pond', { nickname: '莲池' });
    expect(result).toEqual({
      errCode: 0,
      newToken: {
        token: expect.stringMatching(/^ey/),
        tokenExpired: temple.clock.now().getTime() + 604_800_000,
      },
      uid: expect.stringMatching(/^[0-9a-f]{24}$/),
      passwordConfirmed: true,
    });
    const [user] = await usersOf();
    expect(user).toMatchObject({
      id: result.uid,
      username: 'lotus_pond',
      nickname: '莲池',
      status: 0,
      roles: [],
      app_ids: ['yuanguang'],
      my_invite_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
      register_env: { appid: 'yuanguang', uni_platform: 'web', os_name: 'android', client_ip: '127.0.0.1' },
    });
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await person.id.getAccountInfo({})).toMatchObject({ isUsernameSet: true, isPasswordSet: true });
    const { rows } = await database.pool.query('select device_name from user_sessions');
    expect(rows).toEqual([{ device_name: 'Chrome · Android' }]);
  });

  it('refuses a name that is taken, however it is written, and names the field', async () => {
    await temple.person().register('lotus');
    const refused = temple.person().register('LOTUS');
    await expect(refused).rejects.toMatchObject({ code: 'uni-id-account-exists', field: 'username' });
  });

  it('lets one of two win who want the same name at the same time', async () => {
    const people = [temple.person(), temple.person(), temple.person()];
    const codes = await Promise.all(people.map((person) => codeOf(person.register('lotus'))));
    expect(codes.toSorted()).toEqual(['ok', 'uni-id-account-exists', 'uni-id-account-exists']);
    expect(await usersOf()).toHaveLength(1);
  });

  it.each([
    [{ username: '' }, 'uni-id-param-required', 'username'],
    [{ username: '12345' }, 'uni-id-invalid-username', 'username'],
    [{ username: '莲池' }, 'uni-id-invalid-username', 'username'],
    [{ password: 'abcdef' }, 'uni-id-invalid-password', 'password'],
    [{ nickname: 'a@b' }, 'uni-id-invalid-nickname', 'nickname'],
    [{ captcha: '' }, 'uni-id-param-required', 'captcha'],
    [{ captcha: 'wxyz' }, 'uni-captcha-verify-fail', 'captcha'],
    [{ inviteCode: 'QQQQQQ' }, 'uni-id-invalid-invite-code', 'inviteCode'],
  ])('refuses %j with %s', async (change, code, field) => {
    await expect(temple.person().register('lotus', change)).rejects.toMatchObject({ code, field });
    expect(await usersOf()).toEqual([]);
  });

  it('refuses in the language of the app', async () => {
    const english = temple.person({ locale: 'en' }).register('lotus', { captcha: '' });
    await expect(english).rejects.toMatchObject({ message: 'Something required is missing: captcha.' });
    const thai = temple.person({ locale: 'th' }).register('12345');
    await expect(thai).rejects.toMatchObject({ message: expect.stringMatching(/^ชื่อผู้ใช้/) });
  });

  it('is limited for one address', async () => {
    await temple.close();
    temple = await accountsApp(database, { RATE_REGISTRATIONS_PER_HOUR: '1' });
    await temple.person().register('lotus');
    expect(await codeOf(temple.person().register('pond'))).toBe('too-many-requests');
    expect(await codeOf(temple.person({ ip: '203.0.113.9' }).register('pond'))).toBe('ok');
  });
});

describe('Registering by email', () => {
  it('takes the code of the mail once, and keeps the address sealed', async () => {
    const person = temple.person();
    const code = await person.emailCode('Lotus@Example.org', 'register');
    const input = { email: 'lotus@example.org', password: PASSWORD, code };
    expect(await person.id.registerUserByEmail(input)).toMatchObject({ passwordConfirmed: true });
    expect(await codeOf(temple.person().id.registerUserByEmail(input))).toBe(
      'uni-id-email-verify-code-error',
    );
    const [user] = await usersOf();
    expect(JSON.stringify(user).toLowerCase()).not.toContain('lotus@example.org');
    await temple.person().id.login({ email: 'LOTUS@example.org', password: PASSWORD });
  });

  it('does not lose the code for a wrong invitation', async () => {
    const person = temple.person();
    const email = 'lotus@example.org';
    const code = await person.emailCode(email, 'register');
    const register = (more = {}) =>
      person.id.registerUserByEmail({ email, password: PASSWORD, code, ...more });
    expect(await codeOf(register({ inviteCode: 'QQQQQQ' }))).toBe('uni-id-invalid-invite-code');
    expect(await codeOf(register())).toBe('ok');
  });

  it('tells who proved the address that it has an account', async () => {
    const person = temple.person();
    const email = 'lotus@example.org';
    const first = await person.emailCode(email, 'register');
    await person.id.registerUserByEmail({ email, password: PASSWORD, code: first });
    temple.clock.advance({ seconds: 60 });
    const code = await person.emailCode(email, 'register');
    const again = temple.person().id.registerUserByEmail({ email, password: PASSWORD, code });
    await expect(again).rejects.toMatchObject({ code: 'uni-id-account-exists', field: 'email' });
  });

  it('refuses an address that is none', async () => {
    const refused = temple.person().id.registerUserByEmail({ email: 'lotus', password: PASSWORD, code: '1' });
    expect(await codeOf(refused)).toBe('uni-id-invalid-email');
  });
});

describe('The first administrator', () => {
  it('is one, also when several try at the same time', async () => {
    const tries = ['abbot', 'prior', 'cellarer', 'abbot'].map((username) =>
      codeOf(temple.person().id.registerAdmin({ username, password: PASSWORD })),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    for (const code of codes.filter((one) => one !== 'ok')) {
      expect(['uni-id-admin-exists', 'uni-id-account-exists']).toContain(code);
    }
    expect(await usersOf()).toHaveLength(1);
    const later = temple.person().id.registerAdmin({ username: 'other', password: PASSWORD });
    expect(await codeOf(later)).toBe('uni-id-admin-exists');
  });

  it('registers only where the office has opened it', async () => {
    const closed = await accountsApp(database, { ADMIN_REGISTRATION: 'false' });
    try {
      expect(await closed.person().account.loginMethods({})).toMatchObject({ adminOpen: false });
      const passerBy = closed.person().id.registerAdmin({ username: 'abbot', password: PASSWORD });
      expect(await codeOf(passerBy)).toBe('uni-id-illegal-request');
      expect(await usersOf()).toEqual([]);
    } finally {
      await closed.close();
    }
  });

  it('has the role in the token and may log in to every app', async () => {
    const staff = await temple.admin();
    const [, payload = ''] = (staff.kept.token ?? '').split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toMatchObject({
      uid: expect.stringMatching(/^[0-9a-f]{24}$/),
      role: ['admin'],
      permission: [],
      uniIdVersion: expect.any(String),
    });
    const elsewhere = temple.person({ appId: 'other-app' });
    expect(await codeOf(elsewhere.id.login({ username: 'abbot', password: PASSWORD }))).toBe('ok');
  });
});
