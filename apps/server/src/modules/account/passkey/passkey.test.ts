import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, PASSWORD, type Person } from '../account.testing.ts';
import { SoftwareAuthenticator } from './passkey.testing.ts';

const database = startTestDatabase();
const CHROME =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080' });
  chen = app.person({ userAgent: CHROME });
  await chen.register('chen-jinghui');
});
afterEach(() => app.close());

async function addPasskey(who: Person, key = new SoftwareAuthenticator(), name = '') {
  const { options } = await who.account.passkeyRegistration({});
  await who.account.addPasskey({ response: key.create(options), name });
  return key;
}

async function loginBy(key: SoftwareAuthenticator, who: Person) {
  const { options } = await who.account.passkeyLogin({});
  return who.account.loginByPasskey({ response: key.get(options) });
}

const refused = { code: 'passkey-failed' };

describe('A passkey', () => {
  it('is made for the host of the app, discoverable, with user verification preferred', async () => {
    const { options } = await chen.account.passkeyRegistration({});
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: '圆光寺' },
      user: { name: 'chen-jinghui' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    });
  });

  it('logs in on another device without a name, and says in the list when', async () => {
    const key = await addPasskey(chen);
    app.clock.advance({ hours: 1 });
    const phone = app.person({ device: 'phone' });
    const result = await loginBy(key, phone);
    expect(result).toMatchObject({ passwordConfirmed: true });
    expect(await phone.account.me({})).toMatchObject({ username: 'chen-jinghui', passkeys: 1 });
    expect((await phone.account.passkeys({})).passkeys).toEqual([
      {
        id: key.id.toString('base64url'),
        name: 'Chrome · Android',
        createdAt: '2026-03-01T02:00:00.000Z',
        lastUsedAt: '2026-03-01T03:00:00.000Z',
      },
    ]);
  });

  it('that does not count signatures logs in again and again', async () => {
    const key = await addPasskey(chen, new SoftwareAuthenticator({ counts: false }));
    for (let times = 0; times < 3; times += 1) {
      expect(await loginBy(key, app.person({ device: 'phone' }))).toHaveProperty('newToken');
    }
  });

  it('keeps a name of its own, cleaned and short', async () => {
    await addPasskey(chen, undefined, `  手机\u202e${'长'.repeat(40)}`);
    const { passkeys } = await chen.account.passkeys({});
    expect(passkeys[0]?.name).toBe(`手机${'长'.repeat(30)}`);
  });

  it('belongs to at most one account, and an account has at most ten', async () => {
    const key = await addPasskey(chen);
    const { options } = await chen.account.passkeyRegistration({});
    await expect(chen.account.addPasskey({ response: key.create(options), name: '' })).rejects.toMatchObject(
      refused,
    );
    const waiting = await chen.account.passkeyRegistration({});
    for (let count = 1; count < 10; count += 1) await addPasskey(chen);
    await expect(chen.account.passkeyRegistration({})).rejects.toMatchObject({ code: 'passkey-limit' });
    const late = new SoftwareAuthenticator().create(waiting.options);
    await expect(chen.account.addPasskey({ response: late, name: '' })).rejects.toMatchObject({
      code: 'passkey-limit',
    });
  });

  it('is removed by its owner alone, and then logs nobody in', async () => {
    const key = await addPasskey(chen);
    const id = key.id.toString('base64url');
    const other = app.person({ device: 'other' });
    await other.register('li-ming');
    expect(await other.account.removePasskey({ id })).toMatchObject({ passkeys: [] });
    expect((await chen.account.passkeys({})).passkeys).toHaveLength(1);
    expect(await chen.account.removePasskey({ id })).toMatchObject({ passkeys: [] });
    expect(await chen.account.removePasskey({ id })).toMatchObject({ passkeys: [] });
    await expect(loginBy(key, app.person({ device: 'phone' }))).rejects.toMatchObject(refused);
  });

  it('that is the only login method stays', async () => {
    const key = await addPasskey(chen);
    await database.pool.query('update users set password_hash = null');
    const id = key.id.toString('base64url');
    await expect(chen.account.removePasskey({ id })).rejects.toMatchObject({
      code: 'uni-id-unbind-unique-login',
    });
    const second = (await addPasskey(chen)).id.toString('base64url');
    const both = await Promise.allSettled([
      chen.account.removePasskey({ id }),
      chen.account.removePasskey({ id: second }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await chen.account.passkeys({})).passkeys).toHaveLength(1);
  });
});

describe('Nobody gets in with', () => {
  it('an answer that was used before', async () => {
    const key = await addPasskey(chen, new SoftwareAuthenticator({ counts: false }));
    const phone = app.person({ device: 'phone' });
    const { options } = await phone.account.passkeyLogin({});
    const response = key.get(options);
    await phone.account.loginByPasskey({ response });
    await expect(phone.account.loginByPasskey({ response })).rejects.toMatchObject(refused);
  });

  it('a challenge of five minutes ago, of another device, or of a registration', async () => {
    const key = await addPasskey(chen);
    const phone = app.person({ device: 'phone' });
    const late = await phone.account.passkeyLogin({});
    app.clock.advance({ minutes: 5 });
    await expect(phone.account.loginByPasskey({ response: key.get(late.options) })).rejects.toMatchObject(
      refused,
    );
    const elsewhere = await app.person({ device: 'tablet' }).account.passkeyLogin({});
    await expect(
      phone.account.loginByPasskey({ response: key.get(elsewhere.options) }),
    ).rejects.toMatchObject(refused);
    const { options } = await chen.account.passkeyRegistration({});
    const misused = key.get({ challenge: options.challenge, rpId: 'localhost' });
    await expect(chen.account.loginByPasskey({ response: misused })).rejects.toMatchObject(refused);
  });

  it('a key that counts backwards: it was copied', async () => {
    const key = await addPasskey(chen);
    const phone = app.person({ device: 'phone' });
    await loginBy(key, phone);
    key.counter = 0;
    await expect(loginBy(key, phone)).rejects.toMatchObject(refused);
    key.counter = 5;
    await expect(loginBy(key, phone)).resolves.toHaveProperty('uid');
  });

  it('another site, another key, or another owner', async () => {
    const key = await addPasskey(chen);
    const phone = app.person({ device: 'phone' });
    const ask = async () => (await phone.account.passkeyLogin({})).options;
    const tries = [
      key.get(await ask(), { origin: 'https://evil.example' }),
      key.get({ ...(await ask()), rpId: 'evil.example' }),
      key.get(await ask(), { userHandle: Buffer.from('0'.repeat(24)).toString('base64url') }),
      new SoftwareAuthenticator().get(await ask()),
      { ...new SoftwareAuthenticator().get(await ask()), id: key.id.toString('base64url') },
      {},
      { id: 'x', response: 7 },
    ];
    for (const response of tries) {
      await expect(phone.account.loginByPasskey({ response })).rejects.toMatchObject(refused);
    }
  });

  it('an account that may not log in', async () => {
    const key = await addPasskey(chen);
    for (const [status, code] of [
      [1, 'uni-id-account-banned'],
      [2, 'uni-id-account-auditing'],
      [3, 'uni-id-account-audit-failed'],
      [4, 'uni-id-account-closed'],
    ] as const) {
      await database.pool.query('update users set status = $1', [status]);
      await expect(loginBy(key, app.person())).rejects.toMatchObject({ code });
    }
    await database.pool.query(`update users set status = 0, app_ids = '{another}'`);
    await expect(loginBy(key, app.person())).rejects.toMatchObject({
      code: 'uni-id-account-not-exists-in-current-app',
    });
  });

  it('endless tries from one device', async () => {
    const phone = app.person({ device: 'phone' });
    for (let times = 0; times < 30; times += 1) await phone.account.passkeyLogin({});
    await expect(phone.account.passkeyLogin({})).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(phone.account.loginByPasskey({ response: {} })).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    const tablet = app.person({ device: 'tablet' });
    await tablet.register('li-ming');
    for (let times = 0; times < 30; times += 1) await tablet.account.passkeyRegistration({});
    await expect(tablet.account.passkeyRegistration({})).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

describe('A new passkey is refused', () => {
  it('when the answer is for another person, another site, or not an answer at all', async () => {
    const other = app.person({ device: 'other' });
    await other.register('li-ming');
    const theirs = await other.account.passkeyRegistration({});
    const tries = [
      new SoftwareAuthenticator().create(theirs.options),
      new SoftwareAuthenticator().create(
        (await chen.account.passkeyRegistration({})).options,
        'https://evil.example',
      ),
      { id: 'nothing' },
    ];
    for (const response of tries) {
      await expect(chen.account.addPasskey({ response, name: '' })).rejects.toMatchObject(refused);
    }
  });

  it('when nobody is logged in', async () => {
    await expect(app.person({ device: 'phone' }).account.passkeyRegistration({})).rejects.toMatchObject({
      code: 'uni-id-check-token-failed',
    });
  });
});

describe('Adding or removing one asks who it is', () => {
  const needed = { code: 'proof-required' };
  const remove = (who: Person, key: SoftwareAuthenticator) =>
    who.account.removePasskey({ id: key.id.toString('base64url') });

  it('when the login is older than a quarter of an hour, until the password is said', async () => {
    app.clock.advance({ minutes: 15 });
    const key = await addPasskey(chen);
    app.clock.advance({ seconds: 1 });
    await expect(chen.account.passkeyRegistration({})).rejects.toMatchObject(needed);
    await expect(remove(chen, key)).rejects.toMatchObject(needed);
    expect((await chen.account.passkeys({})).passkeys).toHaveLength(1);
    await expect(chen.account.prove({ password: 'wrong-1' })).rejects.toMatchObject({
      code: 'uni-id-password-error',
      field: 'password',
    });
    await expect(remove(chen, key)).rejects.toMatchObject(needed);
    await chen.account.prove({ password: PASSWORD });
    app.clock.advance({ minutes: 15 });
    expect(await remove(chen, key)).toMatchObject({ passkeys: [] });
    app.clock.advance({ seconds: 1 });
    await expect(chen.account.passkeyRegistration({})).rejects.toMatchObject(needed);
  });

  it('in each login for itself', async () => {
    app.clock.advance({ minutes: 16 });
    const phone = app.person({ device: 'phone' });
    await phone.id.login({ username: 'chen-jinghui', password: PASSWORD });
    await phone.account.prove({ password: PASSWORD });
    await expect(chen.account.passkeyRegistration({})).rejects.toMatchObject(needed);
  });

  it('and is locked after six wrong passwords', async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      await expect(chen.account.prove({ password: 'wrong-1' })).rejects.toMatchObject({
        code: 'uni-id-password-error',
      });
    }
    await expect(chen.account.prove({ password: PASSWORD })).rejects.toMatchObject({
      code: 'uni-id-password-error-exceed-limit',
    });
  });

  it('but not of who has no password, and not between the question and the device’s answer', async () => {
    app.clock.advance({ minutes: 14 });
    const { options } = await chen.account.passkeyRegistration({});
    app.clock.advance({ minutes: 4 });
    const key = new SoftwareAuthenticator();
    await chen.account.addPasskey({ response: key.create(options), name: '' });
    await database.pool.query('update users set password_hash = null');
    app.clock.advance({ hours: 1 });
    await addPasskey(chen);
    expect((await remove(chen, key)).passkeys).toHaveLength(1);
  });

  it('nor right after a code to one’s own number set a new password', async () => {
    const mobile = '13800138000';
    const code = await chen.smsCode(mobile, 'bind-mobile-by-sms');
    await chen.id.bindMobileBySms({ mobile, code });
    app.clock.advance({ hours: 1 });
    const own = await chen.smsCode(mobile, 'set-pwd-by-sms');
    await chen.id.setPwd({ code: own, password: 'pond-22' });
    await addPasskey(chen);
    expect((await chen.account.passkeys({})).passkeys).toHaveLength(1);
  });
});
