import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, CODE, codeOf, PASSWORD, type Person } from '../account.testing.ts';

const database = startTestDatabase();
const MOBILE = '13800138000';
let temple: AccountsApp;
let person: Person;
beforeEach(async () => {
  temple = await accountsApp(database);
  person = temple.person();
});
afterEach(() => temple.close());

const byCode = (code: string, who = person, more = {}) =>
  who.id.loginBySms({ mobile: MOBILE, code, ...more });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('A code by text message', () => {
  it('is six digits in the words of the caller, and is kept only as a hash', async () => {
    const code = await temple.person({ locale: 'en' }).smsCode(MOBILE, 'login-by-sms');
    expect(code).toMatch(/^\d{6}$/);
    expect(temple.deps.sms.sent).toEqual([
      {
        mobile: MOBILE,
        code,
        language: 'en',
        text: `Yuanguang Temple: your code to log in is ${code}. It is good for 3 minutes. Please tell it to nobody.`,
      },
    ]);
    const stored = await database.pool.query('select * from verification_codes');
    const jobs = await database.pool.query(`select data from pgboss.job where name = 'account.code'`);
    const text = JSON.stringify([stored.rows, jobs.rows]);
    expect(text).not.toContain(code);
    expect(text).not.toContain(MOBILE);
  });

  it('makes an account of an unknown number and logs in to a known one', async () => {
    const code = await person.smsCode(MOBILE, 'login-by-sms');
    const first = await byCode(code);
    expect(first).toMatchObject({ type: 'register', passwordConfirmed: false });
    temple.clock.advance({ seconds: 60 });
    const second = await byCode(await person.smsCode(MOBILE, 'login-by-sms'));
    expect(second).toMatchObject({ type: 'login', uid: first.uid });
    expect(await person.id.getAccountInfo({})).toMatchObject({ isMobileBound: true, isUsernameSet: false });
  });

  it('is good once, also for two who use it at the same time', async () => {
    const code = await person.smsCode(MOBILE, 'login-by-sms');
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(byCode(code, temple.person()))));
    expect(codes.toSorted()).toEqual([
      'ok',
      'uni-id-mobile-verify-code-error',
      'uni-id-mobile-verify-code-error',
    ]);
  });

  it('is not lost when the registration is refused for a wrong invitation', async () => {
    const code = await person.smsCode(MOBILE, 'login-by-sms');
    const invited = byCode(code, person, { inviteCode: 'QQQQQQ' });
    await expect(invited).rejects.toMatchObject({ code: 'uni-id-invalid-invite-code', field: 'inviteCode' });
    expect(await byCode(code)).toMatchObject({ type: 'register' });
    temple.clock.advance({ seconds: 60 });
    const again = await person.smsCode(MOBILE, 'login-by-sms');
    expect(await byCode(again, person, { inviteCode: 'QQQQQQ' })).toMatchObject({ type: 'login' });
  });

  it('is good for 180 seconds', async () => {
    const code = await person.smsCode(MOBILE, 'login-by-sms');
    temple.clock.advance({ seconds: 180 });
    await expect(byCode(code)).rejects.toMatchObject({
      code: 'uni-id-mobile-verify-code-error',
      field: 'code',
      message: '短信验证码不正确或已过期',
    });
    const next = await person.smsCode(MOBILE, 'login-by-sms');
    temple.clock.advance({ seconds: 179 });
    expect(await codeOf(byCode(next))).toBe('ok');
  });

  it('is good for its own number and scene only', async () => {
    const code = await person.smsCode(MOBILE, 'bind-mobile-by-sms');
    expect(await codeOf(byCode(code))).toBe('uni-id-mobile-verify-code-error');
    const other = person.id.loginBySms({ mobile: '13900139000', code });
    expect(await codeOf(other)).toBe('uni-id-mobile-verify-code-error');
  });

  it('is worth nothing after five wrong tries, and a picture is asked for after three', async () => {
    const code = await person.smsCode(MOBILE, 'login-by-sms');
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await codeOf(byCode(otherThan(code)))).toBe('uni-id-mobile-verify-code-error');
    }
    expect(await codeOf(byCode(code))).toBe('uni-id-captcha-required');
    for (let tries = 0; tries < 2; tries += 1) {
      const captcha = await person.captcha('login-by-sms');
      expect(await codeOf(byCode(otherThan(code), person, { captcha }))).toBe(
        'uni-id-mobile-verify-code-error',
      );
    }
    const captcha = await person.captcha('login-by-sms');
    expect(await codeOf(byCode(code, person, { captcha }))).toBe('uni-id-mobile-verify-code-error');
  });

  it('is the fixed one of the settings too, but only when one was asked for', async () => {
    expect(await codeOf(byCode(CODE))).toBe('uni-id-mobile-verify-code-error');
    await person.smsCode(MOBILE, 'login-by-sms');
    expect(await codeOf(byCode(CODE))).toBe('ok');
  });

  it('any that still lives is good, and then none of the others', async () => {
    const first = await person.smsCode(MOBILE, 'login-by-sms');
    temple.clock.advance({ seconds: 60 });
    const second = await person.smsCode(MOBILE, 'login-by-sms');
    expect(await codeOf(byCode(first))).toBe('ok');
    expect(await codeOf(byCode(second))).toBe('uni-id-mobile-verify-code-error');
  });
});

describe('Sending codes', () => {
  it.each([
    [{ captcha: '' }, 'uni-id-param-required'],
    [{ captcha: 'nono' }, 'uni-captcha-verify-fail'],
    [{ mobile: '12345' }, 'uni-id-invalid-mobile'],
    [{ scene: 'other' as never }, 'uni-id-invalid-param'],
  ])('with %j is refused with %s', async (change, code) => {
    const captcha = await person.captcha('send-sms-code');
    const input = { mobile: MOBILE, scene: 'login-by-sms' as const, captcha, ...change };
    expect(await codeOf(person.id.sendSmsCode(input))).toBe(code);
    expect(await temple.deps.jobs.drain()).toBe(0);
  });

  it('needs a picture of its own each time', async () => {
    const captcha = await person.captcha('send-sms-code');
    const input = { mobile: MOBILE, scene: 'login-by-sms' as const, captcha };
    expect(await codeOf(person.id.sendSmsCode(input))).toBe('ok');
    temple.clock.advance({ seconds: 60 });
    expect(await codeOf(person.id.sendSmsCode(input))).toBe('uni-captcha-verify-fail');
  });

  it('gives a code for a new password to members only, and does not tell who is one', async () => {
    const code = await person.smsCode(MOBILE, 'login-by-sms');
    await byCode(code);
    temple.clock.advance({ seconds: 60 });
    for (const mobile of [MOBILE, '13900139000']) {
      await person.smsCode(mobile, 'reset-pwd-by-sms');
    }
    const email = 'nobody@example.org';
    expect(await person.emailCode(email, 'reset-pwd-by-email')).toBe('');
    expect(temple.deps.sms.sent.map(({ mobile }) => mobile)).toEqual([MOBILE, MOBILE]);
    expect(temple.deps.mailer.sent).toEqual([]);
    const reset = (mobile: string) => person.id.resetPwdBySms({ mobile, code: '000000', password: PASSWORD });
    expect(await codeOf(reset(MOBILE))).toBe('uni-id-mobile-verify-code-error');
    expect(await codeOf(reset('13900139000'))).toBe('uni-id-mobile-verify-code-error');
  });
});

describe('A code by mail', () => {
  it.each([
    ['zh-Hans', '圆光寺验证码'],
    ['zh-Hant', '圓光寺驗證碼'],
    ['en', 'Yuanguang Temple code'],
    ['ja', '円光寺 認証コード'],
    ['th', 'รหัสยืนยันวัดหยวนกวง'],
  ])('is written in %s', async (locale, subject) => {
    const code = await temple.person({ locale }).emailCode('Lotus@Example.org', 'register');
    const [mail] = temple.deps.mailer.sent;
    expect(mail).toMatchObject({ to: 'lotus@example.org', subject: expect.stringContaining(subject) });
    expect(mail?.text).toContain(code);
    expect(mail?.html).toContain(`lang="${locale}"`);
    expect(mail?.html).toContain(code);
  });
});
