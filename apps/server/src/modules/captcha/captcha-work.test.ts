import { createHash } from 'node:crypto';
import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { workAnswer, workText } from '@yuanguang/contract/rules/captcha-work';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account/account.testing.ts';

const database = startTestDatabase();
let temple: AccountsApp;
let person: Person;
beforeEach(async () => {
  temple = await accountsApp(database, { TEST_CAPTCHA: '' });
  person = temple.person();
});
afterEach(() => temple.close());

interface Work {
  readonly challenge: string;
  readonly bits: number;
}
const zeros = ({ challenge }: Work, number: number) =>
  Math.clz32(
    createHash('sha256')
      .update(workText(challenge, String(number)))
      .digest()
      .readUInt32BE(0),
  );
/** The first number that is, or is not, work enough. */
function find(work: Work, enough: boolean): string {
  let number = 0;
  while (zeros(work, number) >= work.bits !== enough) number += 1;
  return workAnswer(String(number));
}
const work = (scene: CaptchaScene = 'register', who = person) => who.captchas.getWork({ scene });
const register = (captcha: string, who = person) =>
  codeOf(who.id.registerUser({ username: 'lotus', password: PASSWORD, captcha }));

describe('Work in place of a picture', () => {
  it('registers who did it, once', async () => {
    const answer = find(await work(), true);
    expect(await register(answer)).toBe('ok');
    expect(await register(answer)).toBe('uni-captcha-verify-fail');
  });

  it('sends a code, and logs in after three failures', async () => {
    const mobile = '13800138000';
    const captcha = find(await work('send-sms-code'), true);
    await person.id.sendSmsCode({ mobile, scene: 'login-by-sms', captcha });
    const code = temple.deps.sms.sent[0]?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 3; tries += 1) await codeOf(person.id.loginBySms({ mobile, code: wrong }));
    expect(await codeOf(person.id.loginBySms({ mobile, code }))).toBe('uni-id-captcha-required');
    const answer = find(await work('login-by-sms'), true);
    expect(await codeOf(person.id.loginBySms({ mobile, code, captcha: answer }))).toBe('ok');
  });

  it.each(['too little', 'work:', 'work:-1', 'work:1e3', `work:${'9'.repeat(40)}`])(
    'that is none (%s) does not do, and is used up',
    async (answer) => {
      const given = await work();
      expect(await register(answer === 'too little' ? find(given, false) : answer)).toBe(
        'uni-captcha-verify-fail',
      );
      expect(await register(find(given, true))).toBe('uni-captcha-verify-fail');
    },
  );

  it('is for its own device, scene and 180 seconds, and for no picture', async () => {
    expect(await register(find(await work('login-by-pwd'), true))).toBe('uni-captcha-verify-fail');
    const other = temple.person();
    expect(await register(find(await work('register', other), true))).toBe('uni-captcha-verify-fail');
    const late = find(await work(), true);
    temple.clock.advance({ seconds: 180 });
    expect(await register(late)).toBe('uni-captcha-verify-overdue');
    const before = find(await work(), true);
    await person.captchas.getImageCaptcha({ scene: 'register' });
    expect(await register(before)).toBe('uni-captcha-verify-fail');
  });

  it('grows with how much is asked for from an address, for it alone, and ends nowhere', async () => {
    const ask = async (device: number, ip: string) =>
      (await temple.person({ ip, device: `many-${device}` }).captchas.getWork({ scene: 'register' })).bits;
    const bits: number[] = [];
    for (let device = 0; device < 200; device += 1) bits.push(await ask(device, '203.0.113.9'));
    expect(bits[0]).toBe(16);
    expect(bits[19]).toBe(16);
    expect(bits[20]).toBe(17);
    expect(bits.at(-1)).toBe(20);
    expect(bits).toEqual(bits.toSorted((one, other) => one - other));
    expect(await ask(0, '203.0.113.10')).toBe(16);
    temple.clock.advance({ hours: 1 });
    expect(await ask(0, '203.0.113.9')).toBe(16);
  });

  it('needs a device and a scene that exists', async () => {
    expect(await codeOf(work('other' as never))).toBe('uni-id-invalid-param');
    expect(await codeOf(work('register', temple.person({ device: '' })))).toBe(
      'uni-captcha-deviceId-required',
    );
  });
});
