import { type CloudError, createCloud } from '@yuanguang/cloud';
import { type CloudObject, OBJECTS } from '@yuanguang/contract';
import type { account } from '@yuanguang/contract/objects/account';
import type { CaptchaScene, uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import type { EmailScene, SmsScene, uniIdCo } from '@yuanguang/contract/objects/uni-id-co';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Context } from '../../lib/context.ts';
import type { Database } from '../../lib/db.ts';
import { mutableClock } from '../../testing/clock.ts';
import { testContext } from '../../testing/context.ts';
import { type SettingOverrides, testDeps } from '../../testing/deps.ts';
import { type AccountContext, accountTools, withTools } from './account-context.ts';

/** The answers that TEST_CAPTCHA and TEST_CODE of the test settings allow. */
export const CAPTCHA = '2468';
export const CODE = '135790';
export const PASSWORD = 'lotus-1';

export interface PersonOptions {
  readonly device?: string;
  readonly ip?: string;
  readonly locale?: string;
  readonly appId?: string;
  readonly platform?: string;
  readonly userAgent?: string;
}

/** The whole app, and people who call it through the gateway, each with a device and a token of its own. */
export async function accountsApp(database: Database, settings: SettingOverrides = {}) {
  const clock = mutableClock();
  const deps = await testDeps(database, { clock: clock.now, settings });
  const app = await buildApp(deps);
  // As at the server's start: the queues are there before the first call.
  await deps.jobs.start();
  let people = 0;

  function person(options: PersonOptions = {}) {
    people += 1;
    const device = options.device ?? `device-${people}`;
    const kept: { token: string | undefined; renewals: number } = { token: undefined, renewals: 0 };
    const cloud = createCloud({
      endpoint: 'http://app.test',
      spaceId: deps.settings.CLOUD_SPACE_ID,
      clientSecret: deps.keys.clientSecret,
      clientInfo: () => ({
        appId: options.appId ?? 'yuanguang',
        uniPlatform: options.platform ?? 'web',
        deviceId: device,
        locale: options.locale ?? 'zh-Hans',
        osName: 'android',
        appVersion: '2.0.7',
      }),
      uniIdToken: () => kept.token,
      onNewToken({ token }) {
        kept.token = token;
        kept.renewals += 1;
      },
      now: () => clock.now().getTime(),
      fetch: injected(app, options),
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

  return { app, deps, clock, person, admin, face, context, close: () => app.close() };
}

export type AccountsApp = Awaited<ReturnType<typeof accountsApp>>;
export type Person = ReturnType<AccountsApp['person']>;

/** `fetch` that goes straight into the app, without a network, from an address of the test's choice. */
function injected(app: FastifyInstance, { ip, userAgent }: PersonOptions): typeof fetch {
  return async (url, init) => {
    const answer = await app.inject({
      method: 'POST',
      url: new URL(String(url)).pathname,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
      payload: String(init?.body),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    checkPromised(String(init?.body), answer.body);
    return new Response(answer.body, { status: answer.statusCode });
  };
}

/** What the gateway itself refuses; every other refusal must be one that the contract names for the method. */
const GATEWAY_CODES = [
  'uni-id-check-token-failed',
  'uni-id-token-expired',
  'permission-denied',
  'param-invalid',
];

function checkPromised(request: string, answer: string): void {
  const { params } = JSON.parse(request) as { params: string };
  const { functionTarget, functionArgs } = JSON.parse(params);
  const { data } = JSON.parse(answer) as { data?: { errCode?: unknown; field?: unknown } };
  const code = data?.errCode;
  if (!functionTarget || typeof code !== 'string' || GATEWAY_CODES.includes(code)) return;
  const method = `${functionTarget}.${functionArgs.method}`;
  const objects: Record<string, CloudObject> = OBJECTS;
  const call = objects[functionTarget]?.calls[functionArgs.method];
  if (!call) throw new Error(`${method} is in no contract`);
  const promised = [
    ...call.errors,
    ...(call.withoutToken && data?.field === 'token' ? [call.withoutToken] : []),
  ];
  if (!promised.some((one) => one === code)) throw new Error(`${method} does not promise ${code}`);
}

/** The code of a refusal, or `ok`. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: CloudError) => String(error.code ?? error),
  );
