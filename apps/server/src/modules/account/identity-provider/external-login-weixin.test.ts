import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type Listening, listen } from '../../../testing/listen.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';

const PUBLIC_URL = 'https://temple.example';
const SITE = { id: 'wx-site', secret: 'secret-of-the-site' };
const ACCOUNT = { id: 'wx-account', secret: 'secret-of-the-account' };
const INSIDE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50 Language/zh_CN';

interface Issued {
  readonly appId: string;
  readonly openid: string;
  readonly unionid?: string;
}
const database = startTestDatabase();
/** Codes that the double has given out; each is good once, for the app it was given to. */
const codes = new Map<string, Issued>();
let broken = false;
let weixin: Listening;
let app: AccountsApp;

beforeAll(async () => {
  weixin = await listen(() => (request, response) => {
    const url = new URL(request.url ?? '', 'http://double');
    const asked = Object.fromEntries(url.searchParams);
    const apps: Record<string, string> = { [SITE.id]: SITE.secret, [ACCOUNT.id]: ACCOUNT.secret };
    const issued = codes.get(asked.code ?? '');
    codes.delete(asked.code ?? '');
    const genuine =
      request.method === 'GET' &&
      url.pathname === '/sns/oauth2/access_token' &&
      asked.grant_type === 'authorization_code' &&
      asked.appid !== undefined &&
      apps[asked.appid] === asked.secret;
    const reply = !genuine
      ? { errcode: 40_013, errmsg: 'invalid appid' }
      : issued?.appId !== asked.appid
        ? { errcode: 40_029, errmsg: 'invalid code' }
        : { access_token: 'at', expires_in: 7_200, openid: issued?.openid, unionid: issued?.unionid };
    response.setHeader('content-type', 'text/plain');
    response.end(broken ? '<html>busy</html>' : JSON.stringify(reply));
  });
});
afterAll(() => weixin.close());
beforeEach(async () => {
  codes.clear();
  broken = false;
  app = await accountsApp(database, {
    PUBLIC_URL,
    WEIXIN_APP_ID: SITE.id,
    WEIXIN_APP_SECRET: SITE.secret,
    WEIXIN_ACCOUNT_APP_ID: ACCOUNT.id,
    WEIXIN_ACCOUNT_SECRET: ACCOUNT.secret,
    WEIXIN_OPEN_URL: weixin.url,
    WEIXIN_API_URL: weixin.url,
  });
});
afterEach(() => app.close());

const notConfirmed = 'uni-id-get-third-party-account-failed';
let count = 0;
function give(issued: Issued): string {
  count += 1;
  codes.set(`code-${count}`, issued);
  return `code-${count}`;
}

/** As WeChat does: back to the address that was given, with the code and the state. */
async function finish(who: Person, person: Omit<Issued, 'appId'>) {
  const { url, state } = await who.account.startExternalLogin({ provider: 'weixin' });
  const asked = new URL(url);
  const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('code', give({ appId: asked.searchParams.get('appid') ?? '', ...person }));
  back.searchParams.set('state', asked.searchParams.get('state') ?? '');
  return who.account.finishExternalLogin({ provider: 'weixin', state, query: back.search.slice(1) });
}

describe('Login by WeChat', () => {
  it('shows a code to scan in an ordinary browser, and asks at once inside WeChat', async () => {
    const outside = await app.person().account.startExternalLogin({ provider: 'weixin' });
    const scan = new URL(outside.url);
    expect(scan.pathname).toBe('/connect/qrconnect');
    expect(scan.hash).toBe('#wechat_redirect');
    expect(Object.fromEntries(scan.searchParams)).toEqual({
      appid: SITE.id,
      redirect_uri: `${PUBLIC_URL}/login/weixin`,
      response_type: 'code',
      scope: 'snsapi_login',
      state: outside.state,
    });
    const inside = new URL(
      (await app.person({ userAgent: INSIDE }).account.startExternalLogin({ provider: 'weixin' })).url,
    );
    expect(inside.pathname).toBe('/connect/oauth2/authorize');
    expect(inside.searchParams.get('appid')).toBe(ACCOUNT.id);
    expect(inside.searchParams.get('scope')).toBe('snsapi_base');
  });

  it('knows one person inside and outside of WeChat by the name for both', async () => {
    const first = await finish(app.person({ userAgent: INSIDE }), { openid: 'o1', unionid: 'u' });
    expect(first).toMatchObject({ login: { type: 'register' }, linked: ['weixin'] });
    const second = await finish(app.person(), { openid: 'o2', unionid: 'u' });
    expect(second.login).toMatchObject({ type: 'login', uid: first.login?.uid });
    // By now each of the names alone is enough.
    const third = await finish(app.person(), { openid: 'o2' });
    expect(third.login).toMatchObject({ type: 'login', uid: first.login?.uid });
  });

  it('takes the same openid of two apps for two people', async () => {
    const first = await finish(app.person(), { openid: 'same' });
    const second = await finish(app.person({ userAgent: INSIDE }), { openid: 'same' });
    expect(second.login?.uid).not.toBe(first.login?.uid);
  });

  it('is refused for a wrong state, no code, a used code, or an answer in no known shape', async () => {
    const who = app.person();
    const begin = async () => (await who.account.startExternalLogin({ provider: 'weixin' })).state;
    const end = (state: string, query: string) =>
      codeOf(who.account.finishExternalLogin({ provider: 'weixin', state, query }));
    const person = { appId: SITE.id, openid: 'o' };
    expect(await end(await begin(), `code=${give(person)}&state=other`)).toBe(notConfirmed);
    const cancelled = await begin();
    expect(await end(cancelled, `state=${cancelled}`)).toBe(notConfirmed);
    const used = await begin();
    expect(await end(used, `code=spent&state=${used}`)).toBe(notConfirmed);
    broken = true;
    const odd = await begin();
    expect(await end(odd, `code=${give(person)}&state=${odd}`)).toBe(notConfirmed);
    broken = false;
    const nameless = await begin();
    const query = `code=${give({ appId: SITE.id, openid: '' })}&state=${nameless}`;
    expect(await end(nameless, query)).toBe(notConfirmed);
  });
});

describe('An app of existing clients', () => {
  const code = (openid: string) => give({ appId: SITE.id, openid });

  it('logs in, links and unlinks by the code it got', async () => {
    const made = await app.person().id.loginByWeixin({ code: code('o1') });
    expect(made).toMatchObject({ type: 'register' });
    expect(await app.person().id.loginByWeixin({ code: code('o1') })).toMatchObject({
      type: 'login',
      uid: made.uid,
    });
    const chen = app.person();
    await chen.register('chen-jinghui');
    expect(await codeOf(chen.id.bindWeixin({ code: code('o1') }))).toBe('uni-id-bind-conflict');
    await chen.id.bindWeixin({ code: code('o2') });
    expect(await chen.id.getAccountInfo({})).toMatchObject({ isWeixinBound: true });
    await chen.id.unbindWeixin({});
    expect(await chen.id.getAccountInfo({})).toMatchObject({ isWeixinBound: false });
    expect(await codeOf(chen.id.unbindWeixin({}))).toBe('uni-id-unbind-failed');
  });

  it('tells the account’s address when it links and unlinks, once each', async () => {
    const chen = app.person();
    await chen.register('chen-jinghui');
    const mail = await chen.emailCode('wen@example.org', 'bind-email');
    await chen.account.bindEmail({ email: 'wen@example.org', code: mail });
    app.deps.mailer.sent.length = 0;
    await chen.id.bindWeixin({ code: code('o2') });
    await chen.id.bindWeixin({ code: code('o2') });
    await app.deps.jobs.drain();
    await chen.id.unbindWeixin({});
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent).toMatchObject([
      { to: 'wen@example.org', text: expect.stringContaining('绑定了微信，可以用它登录') },
      { to: 'wen@example.org', text: expect.stringContaining('解除了与微信的绑定') },
    ]);
  });

  it('is refused with a code that is not one', async () => {
    expect(await codeOf(app.person().id.loginByWeixin({ code: 'made up' }))).toBe(notConfirmed);
    const chen = app.person();
    await chen.register('chen-jinghui');
    expect(await codeOf(chen.id.bindWeixin({ code: 'made up' }))).toBe(notConfirmed);
  });

  it('cannot unlink the only login method', async () => {
    const who = app.person();
    await who.id.loginByWeixin({ code: code('o1') });
    expect(await codeOf(who.id.unbindWeixin({}))).toBe('uni-id-unbind-unique-login');
  });
});
