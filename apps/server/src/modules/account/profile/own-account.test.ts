import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';

const database = startTestDatabase();
const MOBILE = '13800138000';
let temple: AccountsApp;
let person: Person;
beforeEach(async () => {
  temple = await accountsApp(database);
  person = temple.person();
  await person.register('lotus');
});
afterEach(() => temple.close());

const login = (who = temple.person()) => who.id.login({ username: 'lotus', password: PASSWORD });

describe('A login', () => {
  it('without a token is refused as existing clients know it, a forged one leads to the login', async () => {
    const visitor = temple.person();
    await expect(visitor.id.getAccountInfo({})).rejects.toMatchObject({
      code: 'uni-id-param-required',
      field: 'token',
    });
    visitor.kept.token = `${person.kept.token}x`;
    expect(await codeOf(visitor.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
  });

  it('is over after its time, and is prolonged with any reply once half of it is over', async () => {
    temple.clock.advance({ seconds: 302_399 });
    const before = person.kept.token;
    await person.id.getSupportedLoginType({});
    expect(person.kept.token).toBe(before);
    temple.clock.advance({ seconds: 2 });
    await person.id.getSupportedLoginType({});
    expect(person.kept.token).not.toBe(before);
    temple.clock.advance({ seconds: 604_799 - 302_400 });
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('ok');
    temple.clock.advance({ seconds: 604_801 });
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('uni-id-token-expired');
  });

  it('is prolonged with a refusal just as well', async () => {
    temple.clock.advance({ seconds: 302_401 });
    const before = person.kept.renewals;
    expect(await codeOf(person.id.acceptInvite({ inviteCode: 'QQQQQQ' }))).toBe('uni-id-invalid-invite-code');
    expect(person.kept.renewals).toBe(before + 1);
  });

  it('in an app lasts longer', async () => {
    const app = temple.person({ platform: 'app-plus' });
    const { newToken } = await login(app);
    expect(newToken.tokenExpired).toBe(temple.clock.now().getTime() + 2_592_000_000);
  });

  it('is renewed when asked', async () => {
    temple.clock.advance({ hours: 1 });
    const { newToken } = await person.id.refreshToken({});
    expect(newToken.tokenExpired).toBe(temple.clock.now().getTime() + 604_800_000);
    expect(person.kept.token).toBe(newToken.token);
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('ok');
    const visitor = temple.person();
    expect(await codeOf(visitor.id.refreshToken({}))).toBe('uni-id-param-required');
  });

  it('renewed by a call that says it is an app lasts no longer than its login said', async () => {
    const claims = temple.person({ platform: 'app', device: person.device });
    claims.kept.token = person.kept.token;
    temple.clock.advance({ hours: 1 });
    const { newToken } = await claims.id.refreshToken({});
    expect(newToken.tokenExpired).toBe(temple.clock.now().getTime() + 604_800_000);
    const app = temple.person({ platform: 'app-plus' });
    await login(app);
    const web = temple.person();
    web.kept.token = app.kept.token;
    const renewed = await web.id.refreshToken({});
    expect(renewed.newToken.tokenExpired).toBe(temple.clock.now().getTime() + 2_592_000_000);
  });

  it('ends at once by logging out, and no copy of its token works any more', async () => {
    const copy = temple.person();
    copy.kept.token = person.kept.token;
    expect(await codeOf(person.id.logout({}))).toBe('ok');
    expect(await codeOf(copy.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(copy.id.refreshToken({}))).toBe('uni-id-check-token-failed');
  });

  it('ends when its device logs in or registers anew', async () => {
    const old = temple.person();
    old.kept.token = person.kept.token;
    await login(person);
    expect(await codeOf(old.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    old.kept.token = person.kept.token;
    await person.register('pond');
    expect(await codeOf(old.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('ok');
  });

  it('beyond the tenth ends the oldest', async () => {
    const people: Person[] = [person];
    for (let count = 1; count <= 10; count += 1) {
      temple.clock.advance({ seconds: 1 });
      const next = temple.person();
      await login(next);
      people.push(next);
    }
    const codes = await Promise.all(people.map(({ id }) => codeOf(id.getAccountInfo({}))));
    expect(codes).toEqual(['uni-id-check-token-failed', ...Array(10).fill('ok')]);
  });

  it('is one of ten at most, also when many come at the same time', async () => {
    // Each from elsewhere: more than three at once from one address would have to read a picture.
    const people = Array.from({ length: 13 }, (_, index) => temple.person({ ip: `203.0.113.${index}` }));
    await Promise.all(people.map((one) => login(one)));
    const { rows } = await database.pool.query(
      'select count(*)::int as open from user_sessions where ended_at is null',
    );
    expect(rows).toEqual([{ open: 10 }]);
  });

  it('keeps by which id its device is reached, until it ends', async () => {
    await person.id.setPushCid({ pushClientId: 'push-1' });
    const read = async () => (await database.pool.query('select push_client_id from user_sessions')).rows;
    expect(await read()).toEqual([{ push_client_id: 'push-1' }]);
    expect(await codeOf(person.id.setPushCid({ pushClientId: '' }))).toBe('uni-id-param-required');
    await person.id.logout({});
    expect(await read()).toEqual([{ push_client_id: null }]);
  });
});

describe('A mobile number', () => {
  const bind = async (who: Person, mobile = MOBILE) =>
    who.id.bindMobileBySms({ mobile, code: await who.smsCode(mobile, 'bind-mobile-by-sms') });

  it('is bound by a code, and is another login method', async () => {
    await bind(person);
    expect(await person.id.getAccountInfo({})).toMatchObject({ isMobileBound: true });
    expect(await codeOf(temple.person().id.login({ mobile: MOBILE, password: PASSWORD }))).toBe('ok');
    const { rows } = await database.pool.query('select * from users');
    expect(JSON.stringify(rows)).not.toContain(MOBILE);
  });

  it('of another account is refused; one’s own may be bound again', async () => {
    await bind(person);
    const other = temple.person();
    await other.register('pond');
    temple.clock.advance({ seconds: 60 });
    await expect(bind(other)).rejects.toMatchObject({ code: 'uni-id-bind-conflict', field: 'mobile' });
    temple.clock.advance({ seconds: 60 });
    expect(await codeOf(bind(person))).toBe('ok');
  });

  it('needs the right code, and after three wrong ones a picture', async () => {
    const wrong = (more = {}) => person.id.bindMobileBySms({ mobile: MOBILE, code: '000000', ...more });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await codeOf(wrong())).toBe('uni-id-mobile-verify-code-error');
    expect(await codeOf(wrong())).toBe('uni-id-captcha-required');
    const captcha = await person.captcha('bind-mobile-by-sms');
    expect(await codeOf(wrong({ captcha }))).toBe('uni-id-mobile-verify-code-error');
  });
});

describe('Closing an account', () => {
  const state = async () => (await database.pool.query('select status, erase_at from users')).rows[0];

  it('ends every login and can be taken back by logging in within seven days', async () => {
    await person.id.closeAccount({});
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    const eraseAt = new Date(temple.clock.now().getTime() + 7 * 86_400_000);
    expect(await state()).toEqual({ status: 4, erase_at: eraseAt });
    temple.clock.advance({ days: 7, seconds: -1 });
    const wrong = temple.person().id.login({ username: 'lotus', password: 'wrong-1' });
    expect(await codeOf(wrong)).toBe('uni-id-password-error');
    expect(await login(person)).toMatchObject({ deactivationCancelled: true });
    expect(await state()).toEqual({ status: 0, erase_at: null });
    expect(await login(temple.person())).not.toHaveProperty('deactivationCancelled');
  });

  it('is final after seven days', async () => {
    await person.id.closeAccount({});
    temple.clock.advance({ days: 7 });
    expect(await codeOf(login())).toBe('uni-id-account-closed');
  });

  it('is also taken back by a code', async () => {
    await person.id.bindMobileBySms({
      mobile: MOBILE,
      code: await person.smsCode(MOBILE, 'bind-mobile-by-sms'),
    });
    await person.id.closeAccount({});
    temple.clock.advance({ days: 1 });
    const code = await person.smsCode(MOBILE, 'login-by-sms');
    expect(await person.id.loginBySms({ mobile: MOBILE, code })).toMatchObject({
      type: 'login',
      deactivationCancelled: true,
    });
  });

  it('is not for who was banned meanwhile', async () => {
    await database.pool.query('update users set status = 1');
    expect(await codeOf(person.id.closeAccount({}))).toBe('uni-id-check-token-failed');
    expect(await state()).toMatchObject({ status: 1, erase_at: null });
  });
});

describe('What is not offered', () => {
  it.each([
    ['loginByUniverify', { access_token: 'a', openid: 'o' }, 'uni-id-config-field-required'],
    ['loginByWeixin', { code: 'c' }, 'uni-id-config-field-required'],
    ['loginByAlipay', { code: 'c' }, 'uni-id-config-field-required'],
    ['loginByQQ', { code: 'c' }, 'uni-id-config-field-required'],
    ['loginByApple', { identityToken: 't' }, 'uni-id-config-field-required'],
    ['loginByWeixinMobile', { phoneCode: 'p' }, 'uni-id-unsupported-request'],
    ['bindMobileByUniverify', { access_token: 'a', openid: 'o' }, 'uni-id-config-field-required'],
    ['bindMobileByMpWeixin', { code: 'c' }, 'uni-id-unsupported-request'],
    ['bindWeixin', { code: 'c' }, 'uni-id-config-field-required'],
    ['bindQQ', { code: 'c' }, 'uni-id-config-field-required'],
    ['bindAlipay', { code: 'c' }, 'uni-id-config-field-required'],
    ['bindApple', { identityToken: 't' }, 'uni-id-config-field-required'],
    ['unbindWeixin', {}, 'uni-id-unbind-failed'],
    ['unbindQQ', {}, 'uni-id-unbind-failed'],
    ['unbindAlipay', {}, 'uni-id-unbind-failed'],
    ['unbindApple', {}, 'uni-id-unbind-failed'],
    ['secureNetworkHandshakeByWeixin', {}, 'uni-id-unsupported-request'],
    ['externalRegister', {}, 'uni-id-illegal-request'],
    ['externalLogin', {}, 'uni-id-illegal-request'],
    ['updateUserInfoByExternal', {}, 'uni-id-illegal-request'],
  ] as const)('%s is refused with a code that clients know', async (method, input, code) => {
    const call = person.id[method] as (input: object) => Promise<unknown>;
    expect(await codeOf(call(input))).toBe(code);
  });

  it('is not among the login methods', async () => {
    expect(await person.id.getSupportedLoginType({})).toMatchObject({
      supportedLoginType: ['username-password', 'mobile-password', 'email-password', 'mobile-code'],
    });
  });
});
