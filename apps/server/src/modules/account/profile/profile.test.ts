import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';

const database = startTestDatabase();
let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database);
  chen = app.person();
});
afterEach(() => app.close());

describe('The login methods', () => {
  it('are told to everybody, and that no administrator is there yet', async () => {
    expect(await app.person().account.loginMethods({})).toMatchObject({
      password: true,
      sms: true,
      email: true,
      passkey: true,
      providers: [],
      adminOpen: true,
    });
    await app.admin();
    expect(await app.person().account.loginMethods({})).toMatchObject({ adminOpen: false });
    await database.pool.query(`update users set roles = '{}'`);
    expect(await app.person().account.loginMethods({})).toMatchObject({ adminOpen: false });
  });
});

describe('Passkeys', () => {
  it.each([
    ['https://temple.example', true],
    ['http://temple.example', false],
    ['https://203.0.113.7', false],
    ['http://[::1]:8080', false],
    ['http://localhost:8080', true],
  ])('at %s are offered: %s', async (PUBLIC_URL, passkey) => {
    await app.close();
    app = await accountsApp(database, { PUBLIC_URL });
    expect(await app.person().account.loginMethods({})).toMatchObject({ passkey });
  });
});

describe('The profile', () => {
  it('of a new account has what was given and nothing else', async () => {
    const { uid } = await chen.register('chen-jinghui', { nickname: '静慧' });
    const { errCode, ...me } = { errCode: 0, ...(await chen.account.me({})) };
    expect(errCode).toBe(0);
    expect(me).toEqual({
      uid,
      username: 'chen-jinghui',
      nickname: '静慧',
      avatar: null,
      mobile: null,
      email: null,
      roles: [],
      isPasswordSet: true,
      realName: { status: 0, name: null, identity: null },
      passkeys: 0,
      linked: [],
      notAgreed: [],
      registeredAt: '2026-03-01T02:00:00.000Z',
      erasedAt: null,
    });
  });

  it('shows number and address masked', async () => {
    await chen.register('chen-jinghui');
    await chen.id.bindMobileBySms({
      mobile: '13800138000',
      code: await chen.smsCode('13800138000', 'bind-mobile-by-sms'),
    });
    const code = await chen.emailCode('Wen@Example.org', 'bind-email');
    expect(await chen.account.bindEmail({ email: 'Wen@Example.org', code })).toMatchObject({
      mobile: '138****8000',
      email: 'w***@example.org',
    });
  });

  it('changes its nickname, in every script, and refuses what is no nickname', async () => {
    await chen.register('chen-jinghui');
    expect(await chen.account.updateProfile({ nickname: 'เฉิน 静慧' })).toMatchObject({
      nickname: 'เฉิน 静慧',
    });
    expect(await chen.account.updateProfile({})).toMatchObject({ nickname: 'เฉิน 静慧' });
    expect(await chen.account.updateProfile({ nickname: '莲花居士' })).toMatchObject({
      nickname: '莲花居士',
    });
    for (const nickname of ['12345', 'a@b', 'n'.repeat(33)]) {
      expect(await codeOf(chen.account.updateProfile({ nickname }))).toBe('uni-id-invalid-nickname');
    }
    expect(await codeOf(chen.account.updateProfile({ nickname: ' ' }))).toBe('uni-id-param-required');
    expect(await codeOf(chen.account.updateProfile({ avatarFileId: 'x'.repeat(2_000) }))).toBe(
      'uni-id-invalid-param',
    );
  });

  it('is nobody’s without a login', async () => {
    expect(await codeOf(chen.account.me({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(chen.account.updateProfile({ nickname: '静' }))).toBe('uni-id-check-token-failed');
  });
});

describe('An address', () => {
  it('is bound only by its code', async () => {
    await chen.register('chen-jinghui');
    await chen.emailCode('wen@example.org', 'bind-email');
    await expect(chen.account.bindEmail({ email: 'wen@example.org', code: '000000' })).rejects.toMatchObject({
      code: 'uni-id-email-verify-code-error',
      field: 'code',
    });
    expect(await codeOf(chen.account.bindEmail({ email: 'no address', code: '1' }))).toBe(
      'uni-id-invalid-email',
    );
    expect(await codeOf(chen.account.bindEmail({ email: 'wen@example.org', code: '' }))).toBe(
      'uni-id-param-required',
    );
  });

  it('of another account is not bound, also not when both try at once', async () => {
    const li = app.person();
    await chen.register('chen-jinghui');
    await li.register('li-ming');
    const code = await chen.emailCode('wen@example.org', 'bind-email');
    await chen.account.bindEmail({ email: 'wen@example.org', code });
    app.clock.advance({ minutes: 2 });
    const again = await li.emailCode('WEN@example.org', 'bind-email');
    await expect(li.account.bindEmail({ email: 'WEN@example.org', code: again })).rejects.toMatchObject({
      code: 'uni-id-bind-conflict',
      field: 'email',
    });
  });

  it('logs in by a code, and becomes an account when it is new', async () => {
    const first = app.person();
    const code = await first.emailCode('wen@example.org', 'login-by-email');
    const made = await first.account.loginByEmail({ email: 'wen@example.org', code });
    expect(made).toMatchObject({ type: 'register', passwordConfirmed: false });
    app.clock.advance({ minutes: 2 });
    const second = app.person();
    const next = await second.emailCode('wen@example.org', 'login-by-email');
    const login = await second.account.loginByEmail({ email: 'Wen@Example.org', code: next });
    expect(login).toMatchObject({ type: 'login', uid: made.uid });
    expect(await codeOf(second.account.loginByEmail({ email: 'wen@example.org', code: next }))).toBe(
      'uni-id-email-verify-code-error',
    );
  });

  it('is tried so often in an hour and no more', async () => {
    await app.close();
    app = await accountsApp(database, { RATE_LOGINS_PER_HOUR: '2' });
    chen = app.person();
    await chen.register('chen-jinghui');
    const bind = () => codeOf(chen.account.bindEmail({ email: 'wen@example.org', code: '000000' }));
    expect([await bind(), await bind(), await bind()]).toEqual([
      'uni-id-email-verify-code-error',
      'uni-id-email-verify-code-error',
      'too-many-requests',
    ]);
    const login = chen.account.loginByEmail({ email: 'wen@example.org', code: '000000' });
    expect(await codeOf(login)).toBe('too-many-requests');
  });

  it('logs nobody in who may not, nor with an invitation of nobody', async () => {
    const who = app.person();
    const enter = async (email: string, more: object = {}) => {
      app.clock.advance({ minutes: 2 });
      const code = await who.emailCode(email, 'login-by-email');
      return codeOf(who.account.loginByEmail({ email, code, ...more }));
    };
    expect(await enter('new@example.org', { inviteCode: 'ZZZZZZ' })).toBe('uni-id-invalid-invite-code');
    expect(await enter('wen@example.org')).toBe('ok');
    for (const [status, code] of [
      [1, 'uni-id-account-banned'],
      [2, 'uni-id-account-auditing'],
      [3, 'uni-id-account-audit-failed'],
      [4, 'uni-id-account-closed'],
    ] as const) {
      await database.pool.query('update users set status = $1', [status]);
      app.clock.advance({ hours: 3 });
      expect(await enter('wen@example.org')).toBe(code);
    }
    await database.pool.query(`update users set status = 0, app_ids = '{another}'`);
    app.clock.advance({ hours: 24 });
    expect(await enter('wen@example.org')).toBe('uni-id-account-not-exists-in-current-app');
    expect(await codeOf(who.account.loginByEmail({ email: '', code: '1' }))).toBe('uni-id-param-required');
    expect(await codeOf(who.account.loginByEmail({ email: 'x', code: '1' }))).toBe('uni-id-invalid-email');
    const long = who.account.loginByEmail({ email: 'wen@example.org', code: '1'.repeat(2_000) });
    expect(await codeOf(long)).toBe('uni-id-invalid-param');
  });

  it('asks for a picture after three wrong codes', async () => {
    const who = app.person();
    const enter = (captcha?: string) =>
      codeOf(who.account.loginByEmail({ email: 'wen@example.org', code: '000000', captcha }));
    for (let tries = 0; tries < 3; tries += 1) expect(await enter()).toBe('uni-id-email-verify-code-error');
    expect(await enter()).toBe('uni-id-captcha-required');
    expect(await enter('zzzz')).toBe('uni-captcha-verify-fail');
    await who.captcha('login-by-sms');
    app.clock.advance({ minutes: 4 });
    expect(await enter('2468')).toBe('uni-captcha-verify-overdue');
    await who.captcha('login-by-sms');
    expect(await enter('2468')).toBe('uni-id-email-verify-code-error');
    const nameless = app.person({ device: '' });
    const call = nameless.account.loginByEmail({ email: 'wen@example.org', code: '0', captcha: '2468' });
    expect(await codeOf(call)).toBe('uni-captcha-deviceId-required');
  });
});
