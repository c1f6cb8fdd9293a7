import type { CloudError } from '@yuanguang/cloud';
import type { account } from '@yuanguang/contract/objects/account';
import type { CaptchaScene, uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import type { EmailScene, SmsScene, uniIdCo } from '@yuanguang/contract/objects/uni-id-co';
import type { Context } from '../../lib/context.ts';
import type { Database } from '../../lib/db.ts';
import { testContext } from '../../testing/context.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { type Device, testApp } from '../../testing/test-app.ts';
import { type AccountContext, accountTools, withTools } from './account-context.ts';

/** The answers that TEST_CAPTCHA and TEST_CODE of the test settings allow. */
export const CAPTCHA = '2468';
export const CODE = '135790';
export const PASSWORD = 'lotus-1';

/** The whole app, and people who call it through the gateway, each with a device and a token of its own. */
export async function accountsApp(database: Database, settings: SettingOverrides = {}) {
  const made = await testApp(database, { settings });
  const { app, deps, clock } = made;
  let people = 0;

  function person(options: Device = {}) {
    people += 1;
    const kept: { token: string | undefined; renewals: number } = { token: undefined, renewals: 0 };
    const device = options.device ?? `device-${people}`;
    const cloud = made.cloud({
      ...options,
      device,
      token: () => kept.token,
      onNewToken({ token }) {
        kept.token = token;
        kept.renewals += 1;
      },
    });
    const id = cloud.object<typeof uniIdCo>('uni-id-co', { all: { preventDuplicate: false } });
    const captchas = cloud.object<typeof uniCaptchaCo>('uni-captcha-co');

    /** Looks at a picture of the scene, and gives its answer. */
    async function captcha(scene: CaptchaScene): Promise<string> {
      await captchas.getImageCaptcha({ scene });
      return CAPTCHA;
    }
    /** Asks for a code and waits until it was sent. @returns the code, as it arrived. */
    async function smsCode(mobile: string, scene: SmsScene): Promise<string> {
      await id.sendSmsCode({ mobile, scene, captcha: await captcha('send-sms-code') });
      await deps.jobs.drain();
      return deps.sms.sent.at(-1)?.code ?? '';
    }
    async function emailCode(email: string, scene: EmailScene): Promise<string> {
      await id.sendEmailCode({ email, scene, captcha: await captcha('send-email-code') });
      await deps.jobs.drain();
      return /\b\d{6}\b/.exec(deps.mailer.sent.at(-1)?.text ?? '')?.[0] ?? '';
    }
    async function register(username: string, more: object = {}) {
      return id.registerUser({ username, password: PASSWORD, captcha: await captcha('register'), ...more });
    }
    return {
      device,
      cloud,
      id,
      captchas,
      account: cloud.object<typeof account>('account', { all: { preventDuplicate: false } }),
      kept,
      captcha,
      smsCode,
      emailCode,
      register,
    };
  }

  /** An administrator, registered as the first. */
  async function admin() {
    const staff = person();
    await staff.id.registerAdmin({ username: 'abbot', password: PASSWORD });
    return staff;
  }

  /** Somebody presses a button on the page of the simulated real-name check. */
  function face(url: string | null, action = 'pass') {
    return app.inject({
      method: 'POST',
      url: new URL(url ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action }).toString(),
    });
  }

  /** The context of a call, for what has no wire: a nightly job, a stored value. */
  const context = (overrides: Partial<Context> = {}): AccountContext =>
    withTools(
      { ...testContext(database, { now: clock.now, ...overrides }), db: database.db },
      accountTools(deps),
    );

  return { ...made, person, admin, face, context };
}

export type AccountsApp = Awaited<ReturnType<typeof accountsApp>>;
export type Person = ReturnType<AccountsApp['person']>;

/** The code of a refusal, or `ok`. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: CloudError) => String(error.code ?? error),
  );
