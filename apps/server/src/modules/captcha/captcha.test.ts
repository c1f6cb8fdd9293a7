import { CAPTCHA_SCENES } from '@yuanguang/contract/objects/uni-captcha-co';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type AccountsApp, accountsApp, CAPTCHA, codeOf } from '../account/account.testing.ts';
import { keepCaptcha } from './captcha.repository.ts';
import { verifyCaptcha } from './captcha.service.ts';

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
        answer_hash: ctx.cipher.index(`captcha:register:${ctx.caller.deviceId}`, 'ab3d'),
        expires_at: new Date(ctx.now().getTime() + 1_000),
        work_bits: null,
      });
    for (const answer of ['ab3d', 'AB3D', ' aB3d ', 'ＡＢ３Ｄ']) {
      await keep();
      await verifyCaptcha(ctx, 'register', answer);
    }
    for (const answer of [CAPTCHA, 'ab3e']) {
      await keep();
      await expect(verifyCaptcha(ctx, 'register', answer)).rejects.toMatchObject({
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

it('Each night pictures that are over are cleared away, and no others', async () => {
  const person = temple.person();
  await person.captcha('register');
  temple.clock.advance({ seconds: 179 });
  await person.captcha('login-by-pwd');
  const sweep = async () => {
    await temple.deps.jobs.enqueue({ db: database.db }, 'captcha.sweep', {});
    await temple.deps.jobs.drain();
    return (await database.pool.query('select scene from captchas')).rows;
  };
  expect(await sweep()).toHaveLength(2);
  temple.clock.advance({ seconds: 1 });
  expect(await sweep()).toEqual([{ scene: 'login-by-pwd' }]);
});
