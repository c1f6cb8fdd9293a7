import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type AccountsApp, accountsApp, CODE, codeOf, PASSWORD } from '../account/account.testing.ts';
import { chain, type Step } from '../clientdb/samples.testing.ts';
import { order } from '../sponsor/sponsor.testing.ts';
import { setEntry } from './config.service.ts';

const database = startTestDatabase();
const MOBILE = '13800138000';
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database, {
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
  });
});
afterEach(() => temple.close());

/** The office throws a switch; other processes follow within two seconds. */
async function set(key: string, value: unknown): Promise<void> {
  await setEntry({ db: database.db, now: temple.clock.now }, key, value);
  temple.clock.advance({ seconds: 2 });
}

/** As an existing app asks, through `/client`. */
async function ask(steps: readonly Step[], token?: string, more: object = {}, client: object = {}) {
  const clientInfo = { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'd', locale: 'zh-Hans', ...client };
  const functionArgs = {
    command: chain(...steps),
    ...more,
    clientInfo,
    ...(token ? { uniIdToken: token } : {}),
  };
  const params = { functionTarget: 'DCloud-clientDB', functionArgs };
  const { data } = await temple.wire.call(
    'serverless.function.runtime.invoke',
    params,
    await temple.wire.authorize(),
  );
  return data;
}
const collection = (name: string): Step => ['collection', name];

describe('A module that is switched off', () => {
  const own: Step = ['where', 'user_id == $env.uid'];
  const closing: readonly (readonly [string, string, readonly Step[]])[] = [
    ['news', 'opendb-news-articles', [['get']]],
    ['news', 'read-news-log', [['add', { article_id: '0'.repeat(24) }]]],
    ['news', 'read-news-log', [own, ['get']]],
    ['feedback', 'opendb-feedback', [own, ['get']]],
    ['feedback', 'opendb-feedback', [own, ['count']]],
    ['checkin', 'opendb-sign-in', [own, ['get']]],
  ];
  it.each(closing)('%s: closes the collection %s to existing clients (%#)', async (module, name, steps) => {
    const { token } = await temple.member();
    const asked = () => ask([collection(name), ...steps], token);
    expect((await asked()).code).not.toBe('module-closed');
    await set(`modules.${module}`, false);
    expect(await asked()).toMatchObject({
      code: 'module-closed',
      message: expect.stringMatching(/\p{Script=Han}/u),
    });
  });

  it('is not read by way of another collection or in a list of commands either', async () => {
    await set('modules.news', false);
    const { token } = await temple.member();
    const temp = {
      $db: [
        { $method: 'collection', $param: ['opendb-news-articles'] },
        { $method: 'getTemp', $param: [] },
      ],
    };
    const users = {
      $db: [
        { $method: 'collection', $param: ['uni-id-users'] },
        { $method: 'field', $param: ['nickname'] },
        { $method: 'getTemp', $param: [] },
      ],
    };
    const joined = await ask([['collection', users, temp] as unknown as Step, ['get']], token);
    expect(joined.code).toBe('module-closed');
  });

  it('takes no check-in, and gives no merit', async () => {
    const { token } = await temple.member();
    const signIn = () => ask([collection('opendb-sign-in'), ['add', {}]], token, { action: 'signIn' });
    await set('modules.checkin', false);
    expect((await signIn()).code).toBe('module-closed');
    const { rows } = await database.pool.query('select count(*) from user_scores');
    expect(rows).toEqual([{ count: 0 }]);
    await set('modules.checkin', true);
    expect(await signIn()).toMatchObject({ code: 0, score: 10 });
  });

  it('takes no new accounts, and lets who has one log in', async () => {
    const known = temple.person();
    await known.register('lotus');
    const code = await known.smsCode(MOBILE, 'login-by-sms');
    await set('modules.mine', false);
    const visitor = temple.person();
    expect(await codeOf(visitor.register('pond'))).toBe('module-closed');
    expect(await codeOf(visitor.id.loginBySms({ mobile: MOBILE, code: '000000' }))).toBe(
      'uni-id-mobile-verify-code-error',
    );
    expect(await codeOf(visitor.id.loginBySms({ mobile: MOBILE, code }))).toBe('module-closed');
    const email = 'lotus@example.org';
    expect(await codeOf(visitor.id.registerUserByEmail({ email, password: PASSWORD, code: CODE }))).toBe(
      'module-closed',
    );
    expect(await codeOf(visitor.id.login({ username: 'lotus', password: PASSWORD }))).toBe('ok');
  });
});

describe('The flags of old', () => {
  const read = async (client: object) => {
    const clientInfo = { appId: 'yuanguang', deviceId: 'd', locale: 'zh-Hans', ...client };
    const { data } = await temple.wire.invoke('config', 'read', [{}], { clientInfo });
    return (data as { config: { buyclosed: boolean; modules: Record<string, boolean> } }).config;
  };
  const BROWSER = { uniPlatform: 'web', osName: 'ios' };
  const IPHONE = { uniPlatform: 'app', osName: 'ios' };
  const ANDROID = { uniPlatform: 'app', osName: 'android' };

  it('iosVery off: nothing can be bought in apps on iOS, and everything elsewhere', async () => {
    const quote = async (client: object) => {
      const clientInfo = { appId: 'yuanguang', deviceId: 'd', locale: 'zh-Hans', ...client };
      const { idempotencyKey: _, ...asked } = order();
      return (await temple.wire.invoke('sponsor', 'quote', [asked], { clientInfo })).data.errCode;
    };
    expect(await quote(IPHONE)).not.toBe('buying-closed');
    await set('iosVery', false);
    expect(
      [await read(IPHONE), await read(ANDROID), await read(BROWSER)].map((one) => one.buyclosed),
    ).toEqual([true, false, false]);
    expect(await quote(IPHONE)).toBe('buying-closed');
    expect(await quote(ANDROID)).not.toBe('buying-closed');
    expect(await quote(BROWSER)).not.toBe('buying-closed');
  });

  it('ceSuanShow off: divination is closed, whatever its own switch says', async () => {
    await set('modules.divination', true);
    expect((await read(BROWSER)).modules.divination).toBe(true);
    await set('ceSuanShow', false);
    expect((await read(BROWSER)).modules.divination).toBe(false);
  });

  it('appPublish off: of the apps only what tells of the temple is open, our pages are as ever', async () => {
    await set('appPublish', false);
    expect((await read(ANDROID)).modules).toMatchObject({
      temple: true,
      mine: true,
      news: true,
      sponsor: false,
    });
    expect((await read(BROWSER)).modules).toMatchObject({ temple: true, sponsor: true });
    const { token } = await temple.member();
    const signIns = (client: object) =>
      ask([collection('opendb-sign-in'), ['where', 'user_id == $env.uid'], ['get']], token, {}, client);
    expect((await signIns(ANDROID)).code).toBe('module-closed');
    expect((await signIns(BROWSER)).code).toBe(0);
  });

  it('isGoogle off: login by Google is neither offered nor taken', async () => {
    const visitor = temple.person();
    const offered = async () => (await visitor.account.loginMethods({})).providers.map(({ id }) => id);
    expect(await offered()).toEqual(['google']);
    await set('isGoogle', false);
    expect(await offered()).toEqual([]);
    expect(await codeOf(visitor.account.startExternalLogin({ provider: 'google' }))).toBe(
      'uni-id-config-field-required',
    );
  });
});
