import { WEB_APP_ID } from '@yuanguang/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';

const database = startTestDatabase();
const MOBILE = '13800138000';
const NEW = 'pond-22';
const SISTER = '__UNI__SISTER1';
let temple: AccountsApp;
let person: Person;
beforeEach(async () => {
  temple = await accountsApp(database, { APP_IDS: SISTER });
  person = temple.person();
});
afterEach(() => temple.close());

describe('Changing the password', () => {
  beforeEach(() => person.register('lotus'));
  const change = (oldPassword = PASSWORD, newPassword = NEW) =>
    person.id.updatePwd({ oldPassword, newPassword });

  it('ends every login at once, this one too', async () => {
    const other = temple.person();
    await other.id.login({ username: 'lotus', password: PASSWORD });
    temple.clock.advance({ seconds: 1 });
    expect(await codeOf(change())).toBe('ok');
    for (const one of [person, other])
      expect(await codeOf(one.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(temple.person().id.login({ username: 'lotus', password: PASSWORD }))).toBe(
      'uni-id-password-error',
    );
    expect(await codeOf(person.id.login({ username: 'lotus', password: NEW }))).toBe('ok');
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('ok');
  });

  it.each([
    ['wrong-1', NEW, 'uni-id-password-error', 'oldPassword'],
    ['', NEW, 'uni-id-param-required', 'oldPassword'],
    [PASSWORD, 'abcdef', 'uni-id-invalid-password', 'newPassword'],
  ])('from %j to %j is refused with %s', async (from, to, code, field) => {
    await expect(change(from, to)).rejects.toMatchObject({ code, field });
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('ok');
  });

  it('is locked after six wrong ones', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      expect(await codeOf(change('wrong-1'))).toBe('uni-id-password-error');
    expect(await codeOf(change())).toBe('uni-id-password-error-exceed-limit');
    temple.clock.advance({ hours: 1 });
    expect(await codeOf(change())).toBe('ok');
  });
});

describe('A new password by a code', () => {
  beforeEach(async () => {
    await person.id.loginBySms({ mobile: MOBILE, code: await person.smsCode(MOBILE, 'login-by-sms') });
    temple.clock.advance({ seconds: 60 });
  });

  it('by text message ends every login and the new password logs in', async () => {
    const visitor = temple.person();
    const code = await visitor.smsCode(MOBILE, 'reset-pwd-by-sms');
    expect(await codeOf(visitor.id.resetPwdBySms({ mobile: MOBILE, code, password: 'abc' }))).toBe(
      'uni-id-invalid-password',
    );
    expect(await codeOf(visitor.id.resetPwdBySms({ mobile: MOBILE, code, password: NEW }))).toBe('ok');
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(visitor.id.login({ mobile: MOBILE, password: NEW }))).toBe('ok');
    expect(await codeOf(visitor.id.resetPwdBySms({ mobile: MOBILE, code, password: NEW }))).toBe(
      'uni-id-mobile-verify-code-error',
    );
  });

  it('is refused from an app the account is not for, as a login is, and given from a sister app', async () => {
    const elsewhere = temple.person({ appId: 'other-app' });
    const refused = 'uni-id-account-not-exists-in-current-app';
    const reset = async (who: Person) => {
      const code = await who.smsCode(MOBILE, 'reset-pwd-by-sms');
      temple.clock.advance({ seconds: 60 });
      return codeOf(who.id.resetPwdBySms({ mobile: MOBILE, code, password: NEW }));
    };
    expect(await reset(elsewhere)).toBe(refused);
    expect(await codeOf(person.id.getAccountInfo({}))).toBe('ok');
    await database.pool.query(`update users set app_ids = '{${WEB_APP_ID}}'`);
    expect(await reset(temple.person({ appId: SISTER }))).toBe('ok');
  });

  it('by mail does so too', async () => {
    const email = 'lotus@example.org';
    const code = await person.emailCode(email, 'bind-email');
    await person.account.bindEmail({ email, code });
    temple.clock.advance({ seconds: 60 });
    const visitor = temple.person();
    const reset = await visitor.emailCode(email, 'reset-pwd-by-email');
    expect(
      await codeOf(visitor.id.resetPwdByEmail({ email: 'LOTUS@example.org', code: reset, password: NEW })),
    ).toBe('ok');
    expect(await codeOf(visitor.id.login({ email, password: NEW }))).toBe('ok');
  });

  it('asks for a picture after three failures, of its own scene', async () => {
    const visitor = temple.person();
    const reset = (more = {}) =>
      visitor.id.resetPwdBySms({ mobile: MOBILE, code: '000000', password: NEW, ...more });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await codeOf(reset())).toBe('uni-id-mobile-verify-code-error');
    expect(await codeOf(reset())).toBe('uni-id-captcha-required');
    const captcha = await visitor.captcha('reset-pwd-by-sms');
    expect(await codeOf(reset({ captcha }))).toBe('uni-id-mobile-verify-code-error');
    const byMail = () => visitor.id.resetPwdByEmail({ email: 'a@b.cn', code: '000000', password: NEW });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await codeOf(byMail())).toBe('uni-id-email-verify-code-error');
    expect(await codeOf(byMail())).toBe('uni-id-captcha-required');
  });

  it('tells who proved the number when the account is gone meanwhile', async () => {
    const visitor = temple.person();
    const code = await visitor.smsCode(MOBILE, 'reset-pwd-by-sms');
    await database.pool.query('update users set mobile_index = null, mobile_sealed = null');
    expect(await codeOf(visitor.id.resetPwdBySms({ mobile: MOBILE, code, password: NEW }))).toBe(
      'uni-id-account-not-exists',
    );
  });

  it('to one’s own number sets the first password; this login stays, others end', async () => {
    const other = temple.person();
    await other.id.loginBySms({ mobile: MOBILE, code: await other.smsCode(MOBILE, 'login-by-sms') });
    temple.clock.advance({ seconds: 60 });
    const code = await person.smsCode(MOBILE, 'set-pwd-by-sms');
    expect(
      await codeOf(person.id.setPwd({ code: code === '000000' ? '000001' : '000000', password: NEW })),
    ).toBe('uni-id-mobile-verify-code-error');
    expect(await codeOf(person.id.setPwd({ code, password: NEW }))).toBe('ok');
    expect(await person.id.getAccountInfo({})).toMatchObject({ isPasswordSet: true });
    expect(await codeOf(other.id.getAccountInfo({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(temple.person().id.login({ mobile: MOBILE, password: NEW }))).toBe('ok');
  });

  it('to one’s own number asks for a picture after three failures', async () => {
    const set = (more = {}) => person.id.setPwd({ code: '000000', password: NEW, ...more });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await codeOf(set())).toBe('uni-id-mobile-verify-code-error');
    expect(await codeOf(set())).toBe('uni-id-captcha-required');
    expect(await codeOf(set({ captcha: 'nono' }))).toBe('uni-captcha-verify-fail');
  });

  it('needs a number', async () => {
    const named = temple.person();
    await named.register('lotus');
    expect(await codeOf(named.id.setPwd({ code: '000000', password: NEW }))).toBe(
      'uni-id-unbind-mobile-not-exists',
    );
  });
});
