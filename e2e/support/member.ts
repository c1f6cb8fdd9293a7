import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createCloud } from '@yuanguang/cloud';
import type { account } from '@yuanguang/contract/objects/account';
import type { uniIdCo } from '@yuanguang/contract/objects/uni-id-co';
import type { ServedApp } from './served-apps.ts';

/** What the settings of the tests allow instead of what was drawn or sent. */
export const CAPTCHA = '2468';
export const CODE = '135790';
export const PASSWORD = 'lotus-1';

/** Somebody with a device of their own, who speaks to the app without a screen. */
export function person(app: ServedApp, name = `u${randomBytes(6).toString('hex')}`) {
  const device = `e2e-${randomBytes(8).toString('hex')}`;
  const kept = { token: '', tokenExpired: 0 };
  const cloud = createCloud({
    endpoint: app.url,
    spaceId: app.spaceId,
    clientSecret: app.clientSecret,
    clientInfo: () => ({ deviceId: device, locale: 'zh-Hans', uniPlatform: 'web' }),
    uniIdToken: () => kept.token || undefined,
    onNewToken: (next) => Object.assign(kept, next),
  });
  const id = cloud.object<typeof uniIdCo>('uni-id-co');
  return {
    name,
    kept,
    cloud,
    id,
    account: cloud.object<typeof account>('account'),
    async register() {
      await id.createCaptcha({ scene: 'register' });
      await id.registerUser({ username: name, password: PASSWORD, captcha: CAPTCHA });
    },
    async loginByCode(mobile: string) {
      await id.createCaptcha({ scene: 'send-sms-code' });
      await id.sendSmsCode({ mobile, captcha: CAPTCHA, scene: 'login-by-sms' });
      await id.loginBySms({ mobile, code: CODE });
    },
    login: (password: string) => id.login({ username: name, password }),
  };
}
export type Person = ReturnType<typeof person>;

/** From now on the pages belong to this person. */
export async function login(page: Page, { kept }: Person): Promise<void> {
  // A file of the same place, where nothing of the app runs yet.
  await page.goto('icon.svg');
  await page.evaluate(
    ([token, expired]) => {
      localStorage.setItem('uni_id_token', token);
      localStorage.setItem('uni_id_token_expired', expired);
    },
    [kept.token, String(kept.tokenExpired)] as const,
  );
}

/** The same for a page that has not been anywhere yet, from its next load on. */
export async function loginOnEveryLoad(page: Page, { kept }: Pick<Person, 'kept'>): Promise<void> {
  await page.addInitScript(({ token, tokenExpired }) => {
    localStorage.setItem('uni_id_token', token);
    localStorage.setItem('uni_id_token_expired', String(tokenExpired));
  }, kept);
}

/** Whoever is logged in on `page`, to be asked without a screen. */
export async function memberOn(page: Page, app: ServedApp): Promise<Person> {
  const someone = person(app);
  const kept = await page.evaluate(() => ({
    token: localStorage.getItem('uni_id_token') ?? '',
    tokenExpired: Number(localStorage.getItem('uni_id_token_expired')),
  }));
  Object.assign(someone.kept, kept);
  return someone;
}

/** A simulated device with a fingerprint that always fits. */
export async function withFingerprint(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Somebody new, at home on `page` from its next load on, and again after each. */
export async function loggedIn(page: Page, app: ServedApp): Promise<Person> {
  const someone = person(app);
  await someone.register();
  await loginOnEveryLoad(page, someone);
  return someone;
}

/** Somebody new, at home on `page` until they leave. */
export async function newMember(page: Page, app: ServedApp): Promise<Person> {
  const someone = person(app);
  await someone.register();
  await login(page, someone);
  return someone;
}
