import type { SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MessageRefused } from '../../../providers/message-refused.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';

const database = startTestDatabase();
const MOBILE = '13800138000';
const UNKNOWN = '13900139000';
let temple: AccountsApp;
let person: Person;
beforeEach(async () => {
  temple = await accountsApp(database);
  person = temple.person();
});
afterEach(() => temple.close());

async function ask(scene: SmsScene = 'login-by-sms', mobile = MOBILE, who = person): Promise<void> {
  await who.id.sendSmsCode({ mobile, scene, captcha: await who.captcha('send-sms-code') });
}
/** From now on the provider of text messages answers like this; undefined: it takes them. */
function provider(answer?: () => Promise<never>): void {
  const { sms } = temple.deps;
  sms.answer = answer;
}
const wrongKeys = () => Promise.reject(new MessageRefused('SignatureDoesNotMatch', { all: true }));
/** Those that wait for later are due now. */
async function later(): Promise<number> {
  await database.pool.query(`update pgboss.job set start_after = now() where name = 'account.code'`);
  return temple.deps.jobs.drain();
}
const sent = () => temple.deps.sms.sent;

describe('A code', () => {
  it('is with the provider when the call answers, and is not sent again', async () => {
    await ask();
    expect(sent()).toHaveLength(1);
    await later();
    expect(sent()).toHaveLength(1);
    const code = sent()[0]?.code ?? '';
    expect(await person.id.loginBySms({ mobile: MOBILE, code })).toMatchObject({ type: 'register' });
  });

  it.each([
    ['zh-Hans', '验证码没有发出，请稍后再试，或改用其他方式'],
    ['zh-Hant', '驗證碼沒有送出，請稍後再試，或改用其他方式'],
    ['en', 'The code could not be sent. Please try again later, or choose another way.'],
    [
      'ja',
      '認証コードをお送りできませんでした。しばらくしてからお試しいただくか、別の方法をお選びください。',
    ],
    ['th', 'ส่งรหัสไม่สำเร็จ กรุณาลองใหม่ภายหลัง หรือเลือกวิธีอื่น'],
  ])('that the provider refuses is told as not sent, in words of %s', async (locale, message) => {
    provider(wrongKeys);
    const asked = ask('login-by-sms', MOBILE, temple.person({ locale }));
    await expect(asked).rejects.toMatchObject({ code: 'code-not-sent', message });
  });

  it('that was refused does not count, and is never sent', async () => {
    provider(wrongKeys);
    for (let times = 0; times < 8; times += 1) expect(await codeOf(ask())).toBe('code-not-sent');
    provider();
    await later();
    expect(sent()).toEqual([]);
    expect((await database.pool.query('select * from verification_codes')).rows).toEqual([]);
    expect(await codeOf(ask())).toBe('ok');
    expect(sent()).toHaveLength(1);
  });

  it('for a number that the provider does not take leaves others alone', async () => {
    provider(() => Promise.reject(new MessageRefused('no such number', { all: false })));
    expect(await codeOf(ask())).toBe('code-not-sent');
    provider();
    expect(await codeOf(ask('reset-pwd-by-sms', UNKNOWN))).toBe('ok');
  });

  it('without a clear word of the provider is sent by the job, until it is used or over', async () => {
    provider(() => Promise.reject(new Error('timeout')));
    expect(await codeOf(ask())).toBe('ok');
    expect(await codeOf(ask())).toBe('code-wait');
    provider();
    expect(await later()).toBe(1);
    expect(sent()).toHaveLength(1);
    temple.clock.advance({ seconds: 60 });
    provider(() => Promise.reject(new Error('timeout')));
    await ask();
    temple.clock.advance({ seconds: 180 });
    provider();
    await later();
    expect(sent()).toHaveLength(1);
  });

  it('that waited through an update of the server is sent all the same', async () => {
    await ask();
    const { rows } = await database.pool.query('update verification_codes set sent_at = null returning id');
    sent().splice(0);
    const { jobs, keys } = temple.deps;
    const outgoing = { id: rows[0].id, channel: 'sms', to: MOBILE, scene: 'login-by-sms', code: '012345' };
    const sealed = keys.data.seal('account.code-letter', JSON.stringify({ ...outgoing, language: 'en' }));
    await jobs.enqueue({ db: database.db }, 'account.code', { sealed });
    await jobs.drain();
    expect(sent()).toMatchObject([{ mobile: MOBILE, code: '012345' }]);
  });

  it('by email is told as not sent, too', async () => {
    temple.deps.mailer.answer = () => Promise.reject(new MessageRefused('535', { all: true }));
    const captcha = await person.captcha('send-email-code');
    const asked = person.id.sendEmailCode({ email: 'lotus@example.org', scene: 'login-by-email', captcha });
    expect(await codeOf(asked)).toBe('code-not-sent');
  });
});

describe('Whether a number is a member’s', () => {
  it('is not told by a provider that refuses everything', async () => {
    await person.id.loginBySms({ mobile: MOBILE, code: await person.smsCode(MOBILE, 'login-by-sms') });
    temple.clock.advance({ hours: 25 });
    const reset = (mobile: string) => codeOf(ask('reset-pwd-by-sms', mobile, temple.person()));
    provider(wrongKeys);
    // Nobody knows yet.
    expect(await reset(UNKNOWN)).toBe('ok');
    expect(await reset(MOBILE)).toBe('ok');
    temple.clock.advance({ seconds: 61 });
    // Now it is known, for everybody; also when a member's is not tried any more.
    for (const mobile of [UNKNOWN, MOBILE]) expect(await reset(mobile)).toBe('code-not-sent');
    provider();
    temple.clock.advance({ minutes: 6 });
    for (const mobile of [UNKNOWN, MOBILE]) expect(await reset(mobile)).toBe('ok');
    expect(sent().at(-1)?.mobile).toBe(MOBILE);
  });
});
