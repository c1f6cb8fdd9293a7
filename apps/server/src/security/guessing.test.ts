import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing/database.ts';
import { type AttackedApp, attackedApp } from './attacked-app.testing.ts';

const database = startTestDatabase();
let attacked: AttackedApp;
beforeEach(async () => {
  attacked = await attackedApp(database);
});
afterEach(() => attacked.close());

const KNOWN = '13800138000';
const UNKNOWN = '13900139000';

async function picture(scene: string): Promise<void> {
  await attacked.call('uni-captcha-co', 'getImageCaptcha', { scene });
}
async function code(mobile: string, scene: string) {
  await picture('send-sms-code');
  return attacked.call('uni-id-co', 'sendSmsCode', { mobile, scene, captcha: '2468' });
}
/** An account with this number. */
async function member(mobile: string): Promise<void> {
  await code(mobile, 'login-by-sms');
  await attacked.deps.jobs.drain();
  const sent = attacked.deps.sms.sent.at(-1)?.code ?? '';
  expect((await attacked.call('uni-id-co', 'loginBySms', { mobile, code: sent })).errCode).toBe(0);
  attacked.clock.advance({ hours: 25 });
}

/** What a stranger learns of who has an account here by asking, word for word. */
describe('Who has an account is not told', () => {
  it.each(['login-by-sms', 'reset-pwd-by-sms', 'bind-mobile-by-sms', 'set-pwd-by-sms'])(
    'by asking for a code (%s)',
    async (scene) => {
      await member(KNOWN);
      expect(await code(KNOWN, scene)).toEqual(await code(UNKNOWN, scene));
      // Also not by when one may ask again.
      expect(await code(KNOWN, scene)).toEqual(await code(UNKNOWN, scene));
    },
  );

  it('by a wrong code for a new password, however often', async () => {
    await member(KNOWN);
    const wrong = (mobile: string) =>
      attacked.call('uni-id-co', 'resetPwdBySms', { mobile, code: '000000', password: 'lotus-9' });
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong(KNOWN)).toEqual(await wrong(UNKNOWN));
  });

  it('by a wrong code for a login', async () => {
    await member(KNOWN);
    const wrong = (mobile: string) => attacked.call('uni-id-co', 'loginBySms', { mobile, code: '000000' });
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong(KNOWN)).toEqual(await wrong(UNKNOWN));
  });

  it('by a passkey login, which is the same for everybody', async () => {
    const [one, two] = [
      await attacked.call('account', 'passkeyLogin', {}),
      await attacked.call('account', 'passkeyLogin', {}),
    ].map(({ options }) => ({ ...(options as object), challenge: '' }));
    expect(one).toEqual(two);
    expect(one).not.toHaveProperty('allowCredentials.0');
  });

  it('but is told by a login with a password, as existing clients need it, and slowly', async () => {
    await attacked.person({ password: 'lotus-1' });
    const login = (username: string) =>
      attacked.call('uni-id-co', 'login', { username, password: 'wrong-1' });
    expect((await login('person-1')).errCode).toBe('uni-id-password-error');
    expect((await login('nobody-1')).errCode).toBe('uni-id-account-not-exists');
    for (let tries = 0; tries < 2; tries += 1) {
      await login('person-1');
      await login('nobody-1');
    }
    // From the fourth try on a picture stands before both answers.
    expect(await login('person-1')).toEqual(await login('nobody-1'));
  });
});

describe('A link to an order', () => {
  it('cannot be made from its id, nor found by changing another', async () => {
    const made = Buffer.concat([Buffer.alloc(12, 1), Buffer.alloc(16)]).toString('base64url');
    for (const orderToken of [made, '', 'x', `${made}=`, made.slice(0, -1), `${made}AAAA`]) {
      const input = { orderToken, language: 'zh-Hans' };
      for (const method of ['order', 'cancel']) {
        expect((await attacked.call('sponsor', method, input)).errCode).toBe('link-invalid');
      }
      const claimed = await attacked.call('sponsor', 'claim', input, await attacked.person());
      expect(claimed.errCode).toBe('link-invalid');
    }
  });
});
