import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, CAPTCHA, codeOf, PASSWORD, type Person } from '../account.testing.ts';
import { createUser } from '../user/create-user.ts';

const database = startTestDatabase();
let temple: AccountsApp;
let person: Person;
beforeEach(async () => {
  temple = await accountsApp(database);
  person = temple.person();
});
afterEach(() => temple.close());

const wrong = { username: 'lotus', password: 'wrong-1' };
const right = { username: 'lotus', password: PASSWORD };
const setStatus = (status: number, more = '') =>
  database.pool.query(`update users set status = $1 ${more} where username = 'lotus'`, [status]);

describe('Logging in by password', () => {
  beforeEach(() => temple.person().register('lotus'));

  it.each([
    [{ password: PASSWORD }, 'uni-id-invalid-username', 'username'],
    [{ ...right, email: 'a@b.cn' }, 'uni-id-invalid-param', 'email'],
    [{ mobile: '13800138000', username: 'lotus', password: PASSWORD }, 'uni-id-invalid-param', 'mobile'],
    [{ mobile: '1380013800', password: PASSWORD }, 'uni-id-invalid-mobile', 'mobile'],
    [{ email: 'lotus', password: PASSWORD }, 'uni-id-invalid-email', 'email'],
    [{ username: 'lotus', password: '' }, 'uni-id-param-required', 'password'],
    [{ password: '' }, 'uni-id-param-required', 'password'],
    [{ username: 'nobody', password: 'x'.repeat(65) }, 'uni-id-invalid-password', 'password'],
    [{ username: 'nobody', password: PASSWORD }, 'uni-id-account-not-exists', 'username'],
    [{ mobile: '13800138000', password: PASSWORD }, 'uni-id-account-not-exists', 'mobile'],
    [wrong, 'uni-id-password-error', 'password'],
    [{ username: 'lotus', password: 'x' }, 'uni-id-password-error', 'password'],
  ])('with %j is refused with %s at %s', async (input, code, field) => {
    await expect(person.id.login(input)).rejects.toMatchObject({ code, field });
  });

  it('finds the name however it is written, and notes when and from where', async () => {
    temple.clock.advance({ hours: 1 });
    expect(await person.id.login({ ...right, username: ' LOTUS ' })).toMatchObject({
      passwordConfirmed: true,
    });
    const { rows } = await database.pool.query('select last_login_at, last_login_ip from users');
    expect(rows).toEqual([{ last_login_at: temple.clock.now(), last_login_ip: '127.0.0.1' }]);
  });

  it('asks for a picture after three failures in two hours, of this address and name only', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await codeOf(person.id.login(wrong))).toBe('uni-id-password-error');
    }
    await expect(person.id.login(right)).rejects.toMatchObject({
      code: 'uni-id-captcha-required',
      field: 'captcha',
      message: '请输入图形验证码',
    });
    expect(await codeOf(temple.person({ ip: '203.0.113.9' }).id.login(wrong))).toBe('uni-id-password-error');
    expect(await codeOf(person.id.login({ ...right, captcha: CAPTCHA }))).toBe('uni-captcha-verify-fail');
    const captcha = await person.captcha('login-by-pwd');
    expect(await codeOf(person.id.login({ ...right, captcha }))).toBe('ok');
    expect(await codeOf(person.id.login(wrong))).toBe('uni-id-password-error');
  });

  it('forgets the failures after two hours', async () => {
    for (let tries = 0; tries < 3; tries += 1) await codeOf(person.id.login(wrong));
    temple.clock.advance({ hours: 2, seconds: -1 });
    expect(await codeOf(person.id.login(right))).toBe('uni-id-captcha-required');
    temple.clock.advance({ seconds: 1 });
    expect(await codeOf(person.id.login(right))).toBe('ok');
  });

  it('asks for a picture for a name that does not exist just as well', async () => {
    const unknown = { username: 'nobody', password: PASSWORD };
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await codeOf(person.id.login(unknown))).toBe('uni-id-account-not-exists');
    }
    expect(await codeOf(person.id.login(unknown))).toBe('uni-id-captcha-required');
  });

  const fail = async (times: number, who = person) => {
    for (let tries = 0; tries < times; tries += 1) {
      await codeOf(who.id.login({ ...wrong, captcha: await who.captcha('login-by-pwd') }));
    }
  };

  it('is locked for this address after six wrong passwords, for an hour', async () => {
    await fail(6);
    const captcha = () => person.captcha('login-by-pwd');
    const locked = person.id.login({ ...right, captcha: await captcha() });
    await expect(locked).rejects.toMatchObject({ code: 'uni-id-password-error-exceed-limit' });
    expect(await codeOf(temple.person({ ip: '203.0.113.9' }).id.login(right))).toBe('ok');
    temple.clock.advance({ seconds: 3_599 });
    const still = person.id.login({ ...right, captcha: await captcha() });
    expect(await codeOf(still)).toBe('uni-id-password-error-exceed-limit');
    temple.clock.advance({ seconds: 1 });
    expect(await codeOf(person.id.login({ ...right, captcha: await captcha() }))).toBe('ok');
  });

  it('counts anew after the right password', async () => {
    await fail(5);
    await person.id.login({ ...right, captcha: await person.captcha('login-by-pwd') });
    await fail(5);
    expect(await codeOf(person.id.login({ ...right, captcha: await person.captcha('login-by-pwd') }))).toBe(
      'ok',
    );
  });

  it('lets no more than six guesses through that come at the same time', async () => {
    const guesses = Array.from({ length: 12 }, () => codeOf(temple.person().id.login(wrong)));
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === 'uni-id-password-error').length).toBeLessThanOrEqual(6);
    expect(await codeOf(temple.person().id.login({ ...right }))).not.toBe('ok');
  });

  it.each([
    [1, 'uni-id-account-banned'],
    [2, 'uni-id-account-auditing'],
    [3, 'uni-id-account-audit-failed'],
    [4, 'uni-id-account-closed'],
  ])('with the state %d is refused with %s, after the password only', async (status, code) => {
    await setStatus(status);
    expect(await codeOf(person.id.login(right))).toBe(code);
    expect(await codeOf(person.id.login(wrong))).toBe('uni-id-password-error');
  });

  it('from an app the account is not for is refused', async () => {
    const elsewhere = temple.person({ appId: 'other-app' });
    expect(await codeOf(elsewhere.id.login(right))).toBe('uni-id-account-not-exists-in-current-app');
    expect(await codeOf(temple.person({ appId: '' }).id.login(right))).toBe('ok');
    await database.pool.query(`update users set app_ids = '{}'`);
    expect(await codeOf(elsewhere.id.login(right))).toBe('ok');
  });

  it('is limited for one address', async () => {
    await temple.close();
    temple = await accountsApp(database, { RATE_LOGINS_PER_HOUR: '2' });
    expect(await codeOf(temple.person().id.login(right))).toBe('ok');
    expect(await codeOf(temple.person().id.login(right))).toBe('ok');
    expect(await codeOf(temple.person().id.login(right))).toBe('too-many-requests');
  });
});

describe('An account brought from an existing installation', () => {
  // HMAC-SHA-256 of "secret" keyed with the salt, as such an installation stores it.
  const ORIGINAL =
    '$UNI_ID_HMAC_SHA256$20$0123456789abcdef0123' +
    'e58edc0b7dd27a3a1adbe64c19ff2ea3c6cbf1e8c9b23a4b9cbac8bb3b7d33bb';

  it('logs in by its old password, even one that is too simple for a new account, and gets a new hash', async () => {
    const { createHmac } = await import('node:crypto');
    const salt = '0123456789abcdef0123';
    const hash = createHmac('sha256', salt).update('123456').digest('hex');
    await createUser(temple.context(), {
      username: 'elder',
      passwordHash: `$UNI_ID_HMAC_SHA256$20$${salt}${hash}`,
      appIds: [],
    });
    const input = { username: 'elder', password: '123456' };
    expect(await codeOf(person.id.login({ ...input, password: '1234567' }))).toBe('uni-id-password-error');
    expect(await codeOf(person.id.login(input))).toBe('ok');
    const { rows } = await database.pool.query('select password_hash from users');
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(await codeOf(temple.person().id.login(input))).toBe('ok');
  });

  it.each([ORIGINAL, '$UNI_ID_HMAC_SHA256$20$short', 'plain', ''])(
    'with a hash that fits nothing (%s) does not log in',
    async (passwordHash) => {
      await createUser(temple.context(), { username: 'elder', passwordHash, appIds: [] });
      expect(await codeOf(person.id.login({ username: 'elder', password: 'secret1' }))).toBe(
        'uni-id-password-error',
      );
    },
  );
});
