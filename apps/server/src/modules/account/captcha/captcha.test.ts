import { CAPTCHA_SCENES } from '@yuanguang/contract/objects/uni-captcha-co';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, CAPTCHA, codeOf } from '../account.testing.ts';
import { keepCaptcha } from './captcha.repository.ts';
import { checkCaptcha } from './captcha.ts';

const database = startTestDatabase();
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database);
});
afterEach(() => temple.close());

describe('A picture', () => {
  it.each(CAPTCHA_SCENES)('for %s is drawn by either object', async (scene) => {
    const person = temple.person();
    const picture = { captchaBase64: expect.stringMatching(/^data:image\/png;base64,/) };
    expect(await person.captchas.getImageCaptcha({ scene })).toMatchObject(picture);
    expect(await person.id.createCaptcha({ scene })).toMatchObject(picture);
    expect(await person.id.refreshCaptcha({ scene })).toMatchObject(picture);
  });

  it('needs a scene that exists and a device', async () => {
    const person = temple.person();
    expect(await codeOf(person.captchas.getImageCaptcha({ scene: 'other' as never }))).toBe(
      'uni-id-invalid-param',
    );
    expect(await codeOf(person.captchas.getImageCaptcha({} as never))).toBe('uni-id-param-required');
    const nobody = temple.person({ device: '' });
    expect(await codeOf(nobody.captchas.getImageCaptcha({ scene: 'register' }))).toBe(
      'uni-captcha-deviceId-required',
    );
  });

  it('is good once, for its own device and scene, for 180 seconds', async () => {
    const [person, other] = [temple.person(), temple.person()];
    await person.captcha('login-by-pwd');
    expect(await codeOf(person.register('lotus', { captcha: 'wxyz' }))).toBe('uni-captcha-verify-fail');
    const register = (who = person) =>
      who.id.registerUser({ username: 'lotus', password: 'lotus-1', captcha: CAPTCHA });
    expect(await codeOf(register())).toBe('uni-captcha-verify-fail');
    await person.captcha('register');
    expect(await codeOf(register(other))).toBe('uni-captcha-verify-fail');
    temple.clock.advance({ seconds: 180 });
    await expect(register()).rejects.toMatchObject({
      code: 'uni-captcha-verify-overdue',
      field: 'captcha',
      message: '图形验证码已过期，请看新的一张',
    });
    await person.captcha('register');
    temple.clock.advance({ seconds: 179 });
    expect(await codeOf(register())).toBe('ok');
    expect(await codeOf(register())).toBe('uni-captcha-verify-fail');
  });

  it('is read alike in small and capital letters, and by nothing fixed unless the settings say so', async () => {
    await temple.close();
    temple = await accountsApp(database, { TEST_CAPTCHA: '' });
    const ctx = temple.context();
    const keep = () =>
      keepCaptcha(database.db, {
        device_id: ctx.caller.deviceId,
        scene: 'register',
        answer_hash: ctx.cipher.index(`user.captcha:register:${ctx.caller.deviceId}`, 'ab3d'),
        expires_at: new Date(ctx.now().getTime() + 1_000),
      });
    for (const answer of ['ab3d', 'AB3D', ' aB3d ', 'ＡＢ３Ｄ']) {
      await keep();
      await checkCaptcha(ctx, 'register', answer);
    }
    for (const answer of [CAPTCHA, 'ab3e']) {
      await keep();
      await expect(checkCaptcha(ctx, 'register', answer)).rejects.toMatchObject({
        code: 'uni-captcha-verify-fail',
      });
    }
  });

  it('is not drawn without end for one device', async () => {
    const person = temple.person();
    const draw = () => codeOf(person.captchas.getImageCaptcha({ scene: 'register' }));
    for (let pictures = 0; pictures < 60; pictures += 1) expect(await draw()).toBe('ok');
    expect(await draw()).toBe('too-many-requests');
    temple.clock.advance({ minutes: 10 });
    expect(await draw()).toBe('ok');
  });
});

describe('Each night', () => {
  it('what is over is cleared away, and nothing else', async () => {
    const person = temple.person();
    await person.register('lotus');
    await person.captcha('register');
    await person.smsCode('13800138000', 'login-by-sms');
    const counts = async () => {
      const tables = ['captchas', 'verification_codes', 'user_log', 'user_sessions'];
      const all = tables.map((table) => database.pool.query(`select count(*)::int as n from ${table}`));
      return (await Promise.all(all)).map(({ rows }) => rows[0].n);
    };
    const sweep = async () => {
      await temple.deps.jobs.enqueue({ db: database.db }, 'account.sweep', {});
      await temple.deps.jobs.drain();
    };
    await sweep();
    expect(await counts()).toEqual([1, 1, 1, 1]);
    temple.clock.advance({ days: 8, minutes: 1 });
    await sweep();
    expect(await counts()).toEqual([0, 0, 1, 0]);
    temple.clock.advance({ days: 173 });
    await sweep();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});
