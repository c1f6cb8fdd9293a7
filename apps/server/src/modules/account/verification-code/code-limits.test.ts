import type { CloudError } from '@yuanguang/cloud';
import type { SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';

const database = startTestDatabase();
const MOBILE = '13800138000';
const DAY_MS = 86_400_000;
let temple: AccountsApp;
let owner: Person;
beforeEach(async () => {
  temple = await accountsApp(database);
  owner = temple.person();
});
afterEach(() => temple.close());

async function ask(who: Person, scene: SmsScene = 'login-by-sms', mobile = MOBILE): Promise<void> {
  await who.id.sendSmsCode({ mobile, scene, captcha: await who.captcha('send-sms-code') });
}
const send = (who: Person, scene?: SmsScene, mobile?: string) => codeOf(ask(who, scene, mobile));
const refusalOf = (who: Person): Promise<CloudError> =>
  ask(who).then(
    () => Promise.reject(new Error('it was sent')),
    (error) => error,
  );
let strangers = 0;
/** Somebody with another device at another address. */
function stranger(): Person {
  strangers += 1;
  return temple.person({ ip: `203.0.${Math.floor(strangers / 250)}.${strangers % 250}` });
}
/** The owner has logged in on this device before. */
async function known(): Promise<void> {
  await owner.id.loginBySms({ mobile: MOBILE, code: await owner.smsCode(MOBILE, 'login-by-sms') });
  temple.clock.advance({ hours: 25 });
}

describe('Codes that strangers ask for a number', () => {
  it('do not keep the owner from one, at a device that has logged in before', async () => {
    await known();
    for (let times = 0; times < 5; times += 1) {
      expect(await send(stranger())).toBe('ok');
      temple.clock.advance({ seconds: 60 });
    }
    expect(await send(stranger())).toBe('code-wait');
    const code = await owner.smsCode(MOBILE, 'login-by-sms');
    expect(await owner.id.loginBySms({ mobile: MOBILE, code })).toMatchObject({ type: 'login' });
  });

  it('do not keep the owner from one elsewhere either: there it takes a while, which is told', async () => {
    await known();
    for (let times = 0; times < 5; times += 1) {
      await send(stranger());
      temple.clock.advance({ seconds: 60 });
    }
    const elsewhere = stranger();
    const refused = await refusalOf(elsewhere);
    expect(refused).toMatchObject({
      code: 'code-wait',
      message: '为防滥用，请在4分钟后再获取验证码；已收到的验证码仍可使用',
      retryAfter: 240,
    });
    temple.clock.advance({ seconds: 239 });
    expect(await refusalOf(elsewhere)).toMatchObject({
      message: '为防滥用，请在1分钟后再获取验证码；已收到的验证码仍可使用',
    });
    temple.clock.advance({ seconds: 1 });
    expect(await send(elsewhere)).toBe('ok');
  });

  it.each([
    ['zh-Hant', '為防濫用，請在4 分鐘後再取得驗證碼；已收到的驗證碼仍可使用'],
    [
      'en',
      'To prevent misuse, please ask for the next code in 4 minutes. A code you have received can still be used.',
    ],
    [
      'ja',
      '悪用を防ぐため、認証コードは4 分後にあらためてお受け取りください。すでに届いたコードはお使いいただけます。',
    ],
    ['th', 'เพื่อป้องกันการใช้ในทางที่ผิด กรุณาขอรหัสใหม่ในอีก 4 นาที รหัสที่ได้รับแล้วยังใช้ได้'],
  ])('are refused in words of %s that say when', async (locale, message) => {
    for (let times = 0; times < 5; times += 1) {
      await send(stranger());
      temple.clock.advance({ seconds: 60 });
    }
    expect(await refusalOf(temple.person({ ip: '198.51.100.7', locale }))).toMatchObject({ message });
  });

  it('are no more than thirty-odd a day, from however many addresses, each with its picture read', async () => {
    const began = temple.clock.now().getTime();
    let sent = 0;
    while (temple.clock.now().getTime() - began < DAY_MS) {
      const code = await refusalOf(stranger()).catch(() => undefined);
      if (!code) sent += 1;
      temple.clock.advance({ seconds: code?.retryAfter ?? 1 });
    }
    expect(sent).toBeGreaterThan(20);
    expect(sent).toBeLessThan(35);
    await temple.deps.jobs.drain();
    expect(temple.deps.sms.sent.length).toBeLessThanOrEqual(sent);
  });

  it('asked for at the same time are one', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => send(stranger())));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'code-wait')).toHaveLength(19);
  });
});

describe('One who asks', () => {
  it('gets a code a minute for one thing, and at once for the next step', async () => {
    expect(await send(owner, 'login-by-sms')).toBe('ok');
    expect(await send(owner, 'set-pwd-by-sms')).toBe('ok');
    temple.clock.advance({ seconds: 59 });
    expect(await send(owner, 'login-by-sms')).toBe('code-wait');
    temple.clock.advance({ seconds: 1 });
    expect(await send(owner, 'login-by-sms')).toBe('ok');
    // Over all things together there is a bound.
    expect(await send(owner, 'bind-mobile-by-sms')).toBe('code-wait');
  });

  it('is slowed down at a device that has logged in as well, not shut out', async () => {
    await known();
    const began = temple.clock.now().getTime();
    let sent = 0;
    while (temple.clock.now().getTime() - began < DAY_MS) {
      const refused = await refusalOf(owner).catch(() => undefined);
      if (!refused) sent += 1;
      temple.clock.advance({ seconds: refused?.retryAfter ?? 1 });
    }
    expect(sent).toBeGreaterThan(20);
    expect(sent).toBeLessThan(35);
  });

  it('loses nothing by asking too early', async () => {
    await temple.close();
    temple = await accountsApp(database, { RATE_CODES_PER_HOUR: '2' });
    owner = temple.person();
    expect(await send(owner)).toBe('ok');
    for (let times = 0; times < 5; times += 1) expect(await send(owner)).toBe('code-wait');
    temple.clock.advance({ seconds: 60 });
    expect(await send(owner)).toBe('ok');
  });
});

describe('All codes', () => {
  it('of a device and of an address are limited, which is told with when', async () => {
    await temple.close();
    temple = await accountsApp(database, { RATE_CODES_PER_HOUR: '1' });
    owner = temple.person();
    expect(await send(owner, 'login-by-sms', '13800138001')).toBe('ok');
    temple.clock.advance({ minutes: 20 });
    expect(await send(owner, 'login-by-sms', '13800138002')).toBe('code-wait');
    for (let device = 3; device <= 6; device += 1) {
      expect(await send(temple.person(), 'login-by-sms', `1380013800${device}`)).toBe('ok');
    }
    const tooMany = await refusalOf(temple.person());
    expect(tooMany.retryAfter).toBe(40 * 60);
    expect(tooMany.message).toContain('40分钟');
    // The refused ones have not used up what the number has.
    expect(await send(stranger(), 'login-by-sms', '13800138002')).toBe('ok');
  });

  it('at one address do not keep one who is known there from a code', async () => {
    await temple.close();
    temple = await accountsApp(database, { RATE_CODES_PER_HOUR: '1' });
    owner = temple.person();
    await known();
    for (let device = 1; device <= 5; device += 1) {
      expect(await send(temple.person(), 'login-by-sms', `1390013900${device}`)).toBe('ok');
    }
    expect(await send(temple.person(), 'login-by-sms', '13900139009')).toBe('code-wait');
    expect(await send(owner)).toBe('ok');
  });

  it('by text message are limited in total for strangers, so that the bill is; who is known still gets one', async () => {
    await temple.close();
    temple = await accountsApp(database, { SMS_CODES_PER_HOUR: '3' });
    owner = temple.person();
    await known();
    for (let number = 1; number <= 3; number += 1) {
      expect(await send(stranger(), 'login-by-sms', `1390013900${number}`)).toBe('ok');
    }
    const late = stranger();
    expect(await send(late, 'login-by-sms', '13900139009')).toBe('code-wait');
    expect(await send(owner)).toBe('ok');
    expect(await late.emailCode('lotus@example.org', 'login-by-email')).toMatch(/^\d{6}$/);
    temple.clock.advance({ hours: 1 });
    expect(await send(late, 'login-by-sms', '13900139009')).toBe('ok');
  });
});
