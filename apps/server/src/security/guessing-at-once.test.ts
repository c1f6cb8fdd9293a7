import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  accountsApp,
  codeOf,
  PASSWORD,
  type Person,
} from '../modules/account/account.testing.ts';
import { startTestDatabase } from '../testing/database.ts';

const database = startTestDatabase();
let temple: AccountsApp;
let owner: Person;
beforeEach(async () => {
  temple = await accountsApp(database);
  owner = temple.person();
  await owner.register('lotus');
});
afterEach(() => temple.close());

const MOBILE = '13800138000';
const BURST = 60;
const EXCEEDED = 'uni-id-password-error-exceed-limit';
/** Wrong ones at the same time; the right one as soon as one was not judged, while the others are still under way. */
async function burst(
  wrong: string,
  guess: (right: boolean, index: number) => Promise<unknown>,
): Promise<string[]> {
  const refused = Promise.withResolvers<void>();
  const others = Array.from({ length: BURST - 1 }, async (_, index) => {
    const code = await codeOf(guess(false, index));
    if (code !== wrong) refused.resolve();
    return code;
  });
  await Promise.race([refused.promise, Promise.all(others)]);
  return Promise.all([...others, codeOf(guess(true, BURST - 1))]);
}
/** The answers that tell whether the guess was right. */
const judged = (codes: readonly string[], wrong: string) =>
  codes.filter((code) => code === wrong || code === 'ok');

describe('Sixty guesses at the same time, the right one among them,', () => {
  it('at a password: three are judged, then each needs a picture', async () => {
    const codes = await burst('uni-id-password-error', (right) =>
      temple.person().id.login({ username: 'lotus', password: right ? PASSWORD : 'wrong-1' }),
    );
    expect(judged(codes, 'uni-id-password-error')).toHaveLength(3);
    expect(codes.filter((code) => code === 'uni-id-captcha-required')).toHaveLength(BURST - 3);
    expect(codes.at(-1)).not.toBe('ok');
  });

  it('at a password, each with a picture read: six are judged', async () => {
    const people = Array.from({ length: BURST }, () => temple.person());
    const captchas = await Promise.all(people.map((person) => person.captcha('login-by-pwd')));
    const codes = await burst('uni-id-password-error', (right, index) =>
      (people[index] as Person).id.login({
        username: 'lotus',
        password: right ? PASSWORD : 'wrong-1',
        captcha: captchas[index],
      }),
    );
    expect(judged(codes, 'uni-id-password-error')).toHaveLength(6);
    expect(codes.at(-1)).toBe(EXCEEDED);
    expect(codes.filter((code) => code === EXCEEDED)).toHaveLength(BURST - 6);
  });

  it('at the old password before a new one: six are judged', async () => {
    const codes = await burst('uni-id-password-error', (right) =>
      owner.id.updatePwd({ oldPassword: right ? PASSWORD : 'wrong-1', newPassword: 'pond-22' }),
    );
    expect(judged(codes, 'uni-id-password-error')).toHaveLength(6);
    expect(codes.at(-1)).toBe(EXCEEDED);
  });

  it('at the password before a sensitive change: six are judged', async () => {
    temple.clock.advance({ minutes: 16 });
    const codes = await burst('uni-id-password-error', (right) =>
      owner.account.prove({ password: right ? PASSWORD : 'wrong-1' }),
    );
    expect(judged(codes, 'uni-id-password-error')).toHaveLength(6);
    expect(codes.at(-1)).toBe(EXCEEDED);
    expect(await codeOf(owner.account.passkeyRegistration({}))).toBe('proof-required');
  });

  it('at a code: three are judged, then each needs a picture; with pictures five', async () => {
    const code = await owner.smsCode(MOBILE, 'login-by-sms');
    const wrong = code === '000000' ? '000001' : '000000';
    const failed = 'uni-id-mobile-verify-code-error';
    const codes = await burst(failed, (right) =>
      temple.person().id.loginBySms({ mobile: MOBILE, code: right ? code : wrong }),
    );
    expect(judged(codes, failed)).toHaveLength(3);
    const people = Array.from({ length: BURST }, () => temple.person());
    const captchas = await Promise.all(people.map((person) => person.captcha('login-by-sms')));
    const more = await burst(failed, (right, index) =>
      (people[index] as Person).id.loginBySms({
        mobile: MOBILE,
        code: right ? code : wrong,
        captcha: captchas[index],
      }),
    );
    expect([...codes, ...more]).not.toContain('ok');
  });

  it('at a code for a new password or a number: three are judged, then each needs a picture', async () => {
    const failed = 'uni-id-mobile-verify-code-error';
    const input = { mobile: MOBILE, code: '000000' };
    const reset = await burst(failed, () =>
      temple.person().id.resetPwdBySms({ ...input, password: 'pond-22' }),
    );
    expect(judged(reset, failed)).toHaveLength(3);
    expect(judged(await burst(failed, () => owner.id.bindMobileBySms(input)), failed)).toHaveLength(3);
  });

  it('at an invitation code: ten are judged', async () => {
    const inviter = temple.person();
    await inviter.register('pond');
    const { rows } = await database.pool.query(`select my_invite_code from users where username = 'pond'`);
    const codes = await burst('uni-id-invalid-invite-code', (right) =>
      owner.id.acceptInvite({ inviteCode: right ? rows[0].my_invite_code : 'QQQQQQ' }),
    );
    expect(judged(codes, 'uni-id-invalid-invite-code')).toHaveLength(10);
    expect(codes.at(-1)).toBe('too-many-requests');
  });

  it('at a picture: one is judged', async () => {
    const person = temple.person();
    const captcha = await person.captcha('register');
    const codes = await burst('uni-captcha-verify-fail', (right, index) =>
      person.id.registerUser({
        username: `pond-${index}`,
        password: PASSWORD,
        captcha: right ? captcha : 'nono',
      }),
    );
    expect(codes).not.toContain('ok');
  });
});

describe('Who errs honestly', () => {
  it('three times gets in with the right password and a picture, and begins anew', async () => {
    const login = async (password: string, withPicture: boolean) =>
      codeOf(
        owner.id.login({
          username: 'lotus',
          password,
          ...(withPicture ? { captcha: await owner.captcha('login-by-pwd') } : {}),
        }),
      );
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1)
        expect(await login('wrong-1', false)).toBe('uni-id-password-error');
      expect(await login(PASSWORD, false)).toBe('uni-id-captcha-required');
      expect(await login(PASSWORD, true)).toBe('ok');
    }
  });

  it('never loses a try by pressing twice', async () => {
    const both = await Promise.all(
      [1, 2].map(() => codeOf(owner.id.login({ username: 'lotus', password: PASSWORD }))),
    );
    expect(both).toEqual(['ok', 'ok']);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await codeOf(owner.id.login({ username: 'lotus', password: 'wrong-1' }))).toBe(
        'uni-id-password-error',
      );
    }
  });

  it('loses no try that was not judged, because too many passwords waited', async () => {
    const crowd = Array.from({ length: 90 }, (_, index) =>
      codeOf(temple.person().id.login({ username: `nobody-${index}`, password: PASSWORD })),
    );
    const late = codeOf(owner.id.login({ username: 'lotus', password: PASSWORD }));
    expect(await late).toBe('too-many-requests');
    await Promise.all(crowd);
    for (let tries = 0; tries < 6; tries += 1) {
      const captcha = await owner.captcha('login-by-pwd');
      const login = owner.id.login({ username: 'lotus', password: 'wrong-1', captcha });
      expect(await codeOf(login)).toBe('uni-id-password-error');
    }
  });
});
