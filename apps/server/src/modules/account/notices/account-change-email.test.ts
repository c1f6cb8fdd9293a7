import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, PASSWORD, type Person } from '../account.testing.ts';
import { SoftwareAuthenticator } from '../passkey/passkey.testing.ts';

const database = startTestDatabase();
const OLD = 'wen@example.org';
const MOBILE = '13800138000';
const SETTINGS = 'http://localhost:8080/zhuyin/#/pages/ucenter/settings/settings';
let app: AccountsApp;
let chen: Person;
let uid: string;
beforeEach(async () => {
  app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080' });
  chen = app.person();
  ({ uid } = await chen.register('chen-jinghui'));
});
afterEach(() => app.close());

async function bindEmail(who: Person, email: string) {
  const code = await who.emailCode(email, 'bind-email');
  await who.account.bindEmail({ email, code });
}
async function bindMobile(who: Person, mobile: string) {
  const code = await who.smsCode(mobile, 'bind-mobile-by-sms');
  await who.id.bindMobileBySms({ mobile, code });
}

/** Does something, and answers the emails that went out because of it. */
async function emailsFrom(work: () => Promise<unknown>) {
  await app.deps.jobs.drain();
  app.deps.mailer.sent.length = 0;
  await work();
  await app.deps.jobs.drain();
  return app.deps.mailer.sent.filter(({ subject }) => !subject.includes('验证码'));
}

describe('The address that an account had is told of', () => {
  beforeEach(async () => {
    await bindEmail(chen, OLD);
    app.clock.advance({ minutes: 1 });
  });

  it('a phone number, masked, at which time, and where logins are ended', async () => {
    const [mail, ...more] = await emailsFrom(() => bindMobile(chen, MOBILE));
    expect(more).toEqual([]);
    expect(mail?.to).toBe(OLD);
    expect(mail?.text).toContain('2026年3月1日 10:01（北京时间），您圆光寺账号的手机号码改为 138****8000。');
    expect(mail?.text).toContain(SETTINGS);
    expect(mail?.text).not.toContain(MOBILE);
    // Nothing to press, no code: the only address is that of a page.
    expect(mail?.html).not.toMatch(/<a |\d{6}/);
    expect(await emailsFrom(() => bindMobile(app.person(), MOBILE).catch(() => undefined))).toEqual([]);
  });

  it('another address; that one is told only that it is used now', async () => {
    const sent = await emailsFrom(() => bindEmail(chen, 'Lotus@Example.net'));
    const to = (address: string) => sent.find((mail) => mail.to === address)?.text;
    expect(sent).toHaveLength(2);
    expect(to(OLD)).toContain('邮箱改为 l***@example.net');
    expect(to('lotus@example.net')).toContain('这个邮箱用于一个圆光寺账号');
    expect(to('lotus@example.net')).not.toMatch(/wen|w\*\*\*/);
  });

  it('a new password, by whichever way it was set', async () => {
    const said = '设置了新的密码';
    app.clock.advance({ seconds: 1 });
    const [changed] = await emailsFrom(() =>
      chen.id.updatePwd({ oldPassword: PASSWORD, newPassword: 'pond-22' }),
    );
    expect(changed).toMatchObject({ to: OLD, text: expect.stringContaining(said) });

    const visitor = app.person();
    const reset = await visitor.emailCode(OLD, 'reset-pwd-by-email');
    const [again] = await emailsFrom(() =>
      visitor.id.resetPwdByEmail({ email: OLD, code: reset, password: 'pond-33' }),
    );
    expect(again).toMatchObject({ to: OLD, text: expect.stringContaining(said) });

    await chen.id.login({ username: 'chen-jinghui', password: 'pond-33' });
    await bindMobile(chen, MOBILE);
    app.clock.advance({ minutes: 1 });
    const code = await chen.smsCode(MOBILE, 'set-pwd-by-sms');
    const [set] = await emailsFrom(() => chen.id.setPwd({ code, password: 'pond-44' }));
    expect(set).toMatchObject({ to: OLD, text: expect.stringContaining(said) });
  });

  it('a passkey that comes and goes', async () => {
    const key = new SoftwareAuthenticator();
    const [added] = await emailsFrom(async () => {
      const { options } = await chen.account.passkeyRegistration({});
      await chen.account.addPasskey({ response: key.create(options), name: '' });
    });
    expect(added).toMatchObject({ to: OLD, text: expect.stringContaining('添加了一把通行密钥') });
    const [removed] = await emailsFrom(() =>
      chen.account.removePasskey({ id: key.id.toString('base64url') }),
    );
    expect(removed).toMatchObject({ to: OLD, text: expect.stringContaining('移除了一把通行密钥') });
  });

  it('what the office changed, in the language in which the person agreed', async () => {
    const abroad = app.person({ locale: 'en' });
    await abroad.id.login({ username: 'chen-jinghui', password: PASSWORD });
    await abroad.account.agree({
      agreements: [{ agreement: 'privacy', version: '2026-11-22' }],
      occasion: 'login',
    });
    const staff = await app.admin();
    const sent = await emailsFrom(() =>
      staff.id.updateUser({ uid, username: 'chen-jinghui', mobile: MOBILE, password: 'pond-55' }),
    );
    expect(sent.map(({ to }) => to)).toEqual([OLD, OLD]);
    const text = sent.map((mail) => mail.text).join('\n');
    expect(text).toContain('was changed to 138****8000');
    expect(text).toContain('a new password was set');
    expect(
      await emailsFrom(() => staff.id.updateUser({ uid, username: 'chen-jinghui', mobile: MOBILE })),
    ).toEqual([]);
  });

  it.each([
    ['zh-Hant', '您的帳號有變更', '手機號碼改為 138****8000'],
    ['en', 'a change to your account', 'the phone number of your account'],
    ['ja', 'アカウントの内容が変わりました', '携帯電話番号が 138****8000 に変わりました'],
    ['th', 'บัญชีของท่านมีการเปลี่ยนแปลง', 'เปลี่ยนเป็น 138****8000'],
  ])('it in the language %s', async (locale, subject, about) => {
    const who = app.person({ locale });
    await who.id.login({ username: 'chen-jinghui', password: PASSWORD });
    const [mail] = (await emailsFrom(() => bindMobile(who, MOBILE))).slice(-1);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(about);
    expect(mail?.html).toContain(`<html lang="${locale}">`);
  });
});

describe('No email goes', () => {
  it('where there was no address', async () => {
    expect(await emailsFrom(() => bindEmail(chen, OLD))).toEqual([]);
    const li = app.person();
    await li.register('li-ming');
    expect(await emailsFrom(() => bindMobile(li, MOBILE))).toEqual([]);
  });

  it('for the number or address that was there before', async () => {
    await bindEmail(chen, OLD);
    await bindMobile(chen, MOBILE);
    app.clock.advance({ minutes: 1 });
    expect(await emailsFrom(() => bindMobile(chen, MOBILE))).toEqual([]);
    expect(await emailsFrom(() => bindEmail(chen, OLD))).toEqual([]);
  });

  it('when the change did not come about', async () => {
    await bindEmail(chen, OLD);
    const li = app.person();
    await li.register('li-ming');
    await bindMobile(li, MOBILE);
    app.clock.advance({ minutes: 1 });
    expect(
      await emailsFrom(() =>
        expect(bindMobile(chen, MOBILE)).rejects.toMatchObject({ code: 'uni-id-bind-conflict' }),
      ),
    ).toEqual([]);
  });
});

it('An email that waits shows neither address nor number', async () => {
  await bindEmail(chen, OLD);
  await bindMobile(chen, MOBILE);
  const { rows } = await database.pool.query(
    `select data::text from pgboss.job where name = 'account.changed'`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/wen|example|138/);
});
