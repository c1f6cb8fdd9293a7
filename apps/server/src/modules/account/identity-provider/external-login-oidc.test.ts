import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';
import { CLIENT, startIssuer, type TestIssuer } from './oidc-issuer.testing.ts';

const PUBLIC_URL = 'http://localhost:8080';
const database = startTestDatabase();
let issuer: TestIssuer;
let app: AccountsApp;
const open = async (more: Record<string, string> = {}) => {
  app = await accountsApp(database, {
    PUBLIC_URL,
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: '佛学院',
    ...more,
  });
  // The issuer lives in real time.
  app.clock.set(systemClock());
};
beforeAll(async () => {
  issuer = await startIssuer([`${PUBLIC_URL}/login/oidc`, `${PUBLIC_URL}/login/google`]);
});
afterAll(() => issuer.close());
beforeEach(() => open());
afterEach(() => app.close());

/** To the issuer and back: what the page hands to `finishExternalLogin`. */
async function visit(who: Person, subject: string, bind = false) {
  const { url, state } = await who.account.startExternalLogin({ provider: 'oidc', bind });
  const back = await issuer.visit(url, subject);
  return { provider: 'oidc' as const, state, query: back.search.slice(1) };
}
const finish = async (who: Person, subject: string, bind = false) =>
  who.account.finishExternalLogin(await visit(who, subject, bind));
const notConfirmed = 'uni-id-get-third-party-account-failed';

describe('Login by an issuer of one’s own', () => {
  it('is offered by its name', async () => {
    expect((await app.person().account.loginMethods({})).providers).toEqual([{ id: 'oidc', name: '佛学院' }]);
  });

  it('asks with PKCE, state and nonce for nothing but who somebody is', async () => {
    const { url, state } = await app.person().account.startExternalLogin({ provider: 'oidc' });
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: CLIENT.id,
      redirect_uri: `${PUBLIC_URL}/login/oidc`,
      scope: 'openid',
      response_type: 'code',
      code_challenge_method: 'S256',
      state,
    });
    expect(asked.nonce).toMatch(/^[\w-]{43}$/);
  });

  it('makes the account at the first time and finds it at the next, on any device', async () => {
    const first = await finish(app.person(), 'chen');
    expect(first).toMatchObject({
      login: { type: 'register', passwordConfirmed: false },
      linked: ['oidc'],
    });
    // Where every client looks for it.
    expect(first.newToken?.token).toBe(first.login?.newToken.token);
    const again = await finish(app.person(), 'chen');
    expect(again.login).toMatchObject({ type: 'login', uid: first.login?.uid });
    const other = await finish(app.person(), 'li');
    expect(other.login?.uid).not.toBe(first.login?.uid);
  });

  it('keeps no name that the issuer has for the person', async () => {
    await finish(app.person(), 'chen-at-the-issuer');
    const { rows } = await database.pool.query('select user_identities::text as line from user_identities');
    expect(rows).toHaveLength(1);
    expect(rows[0].line).not.toContain('chen-at-the-issuer');
  });

  it('counts somebody’s invitation', async () => {
    const inviter = app.person();
    await inviter.register('inviter');
    const { rows } = await database.pool.query('select my_invite_code as code from users');
    const who = app.person();
    const login = await who.account.finishExternalLogin({
      ...(await visit(who, 'chen')),
      inviteCode: rows[0].code,
    });
    expect(login.login).toMatchObject({ type: 'register' });
    expect((await inviter.id.getInvitedUser({ level: 1 })).invitedUser).toHaveLength(1);
    const wrong = { ...(await visit(who, 'li')), inviteCode: 'ZZZZZZ' };
    expect(await codeOf(who.account.finishExternalLogin(wrong))).toBe('uni-id-invalid-invite-code');
  });

  it('by two devices at once makes one account', async () => {
    const [phone, tablet] = [app.person(), app.person()];
    const both = [await visit(phone, 'chen'), await visit(tablet, 'chen')] as const;
    const results = await Promise.all([
      phone.account.finishExternalLogin(both[0]),
      tablet.account.finishExternalLogin(both[1]),
    ]);
    expect(new Set(results.map(({ login }) => login?.uid)).size).toBe(1);
    expect((await database.pool.query('select 1 from users')).rowCount).toBe(1);
  });

  it('goes by the account’s state', async () => {
    await finish(app.person(), 'chen');
    for (const [status, code] of [
      [1, 'uni-id-account-banned'],
      [2, 'uni-id-account-auditing'],
      [3, 'uni-id-account-audit-failed'],
      [4, 'uni-id-account-closed'],
    ] as const) {
      await database.pool.query('update users set status = $1', [status]);
      expect(await codeOf(finish(app.person(), 'chen'))).toBe(code);
    }
    await database.pool.query(`update users set status = 0, app_ids = '{another}'`);
    expect(await codeOf(finish(app.person(), 'chen'))).toBe('uni-id-account-not-exists-in-current-app');
  });
});

describe('An authorization request is good', () => {
  it('once', async () => {
    const who = app.person();
    const came = await visit(who, 'chen');
    await who.account.finishExternalLogin(came);
    expect(await codeOf(who.account.finishExternalLogin(came))).toBe(notConfirmed);
  });

  it('for ten minutes', async () => {
    const who = app.person();
    const came = await visit(who, 'chen');
    app.clock.advance({ minutes: 10 });
    expect(await codeOf(who.account.finishExternalLogin(came))).toBe(notConfirmed);
  });

  it('on the device where it began', async () => {
    const came = await visit(app.person(), 'chen');
    expect(await codeOf(app.person().account.finishExternalLogin(came))).toBe(notConfirmed);
  });

  it('only with what the issuer sent back for it', async () => {
    const who = app.person();
    const [one, two] = [await visit(who, 'chen'), await visit(who, 'li')];
    expect(await codeOf(who.account.finishExternalLogin({ ...one, query: two.query }))).toBe(notConfirmed);
    const cancelled = { ...(await visit(who, 'chen')), query: `error=access_denied&state=${one.state}` };
    expect(await codeOf(who.account.finishExternalLogin(cancelled))).toBe(notConfirmed);
    expect(await codeOf(who.account.finishExternalLogin({ ...one, state: 'never begun' }))).toBe(
      notConfirmed,
    );
    expect(await codeOf(who.account.finishExternalLogin({ ...one, state: '' }))).toBe(
      'uni-id-param-required',
    );
    // A code belongs to the verifier of its own request: put into another, it is worth nothing.
    const [mine, theirs] = [await visit(who, 'chen'), await visit(who, 'li')];
    const code = new URLSearchParams(theirs.query).get('code') ?? '';
    const mixed = new URLSearchParams(mine.query);
    mixed.set('code', code);
    expect(await codeOf(who.account.finishExternalLogin({ ...mine, query: mixed.toString() }))).toBe(
      notConfirmed,
    );
  });

  it('not endlessly often', async () => {
    const who = app.person();
    for (let times = 0; times < 60; times += 1) await who.account.startExternalLogin({ provider: 'oidc' });
    expect(await codeOf(who.account.startExternalLogin({ provider: 'oidc' }))).toBe('too-many-requests');
    expect(await codeOf(who.account.finishExternalLogin({ provider: 'oidc', state: 'x', query: '' }))).toBe(
      'too-many-requests',
    );
  });
});

describe('Linking', () => {
  it('adds a login method to one’s own account, and removing it takes it away', async () => {
    const chen = app.person();
    const { uid } = await chen.register('chen-jinghui');
    expect(await finish(chen, 'chen', true)).toMatchObject({ login: null, linked: ['oidc'] });
    expect(await finish(chen, 'chen', true)).toMatchObject({ linked: ['oidc'] });
    expect((await finish(app.person(), 'chen')).login).toMatchObject({ uid, type: 'login' });
    expect(await chen.account.unlinkProvider({ provider: 'oidc' })).toMatchObject({ linked: [] });
    expect(await codeOf(chen.account.unlinkProvider({ provider: 'oidc' }))).toBe('uni-id-unbind-failed');
    expect((await finish(app.person(), 'chen')).login).toMatchObject({ type: 'register' });
  });

  it('is refused when the person belongs to another account, or the account to another person', async () => {
    const [chen, li] = [app.person(), app.person()];
    await chen.register('chen-jinghui');
    await li.register('li-ming');
    await finish(chen, 'chen', true);
    expect(await codeOf(finish(li, 'chen', true))).toBe('uni-id-bind-conflict');
    expect(await codeOf(finish(chen, 'somebody', true))).toBe('uni-id-bind-conflict');
  });

  it('needs the login it began with', async () => {
    const chen = app.person();
    expect(await codeOf(chen.account.startExternalLogin({ provider: 'oidc', bind: true }))).toBe(
      'uni-id-check-token-failed',
    );
    await chen.register('chen-jinghui');
    const came = await visit(chen, 'chen', true);
    await chen.id.logout({});
    chen.kept.token = undefined;
    expect(await codeOf(chen.account.finishExternalLogin(came))).toBe('uni-id-check-token-failed');
  });

  it('stays when it is the only login method', async () => {
    const chen = app.person();
    chen.kept.token = (await finish(chen, 'chen')).login?.newToken.token;
    expect(await codeOf(chen.account.unlinkProvider({ provider: 'oidc' }))).toBe(
      'uni-id-unbind-unique-login',
    );
  });
});

describe('The redirect back', () => {
  it('redirects to the login page with everything the identity provider said', async () => {
    const answer = await app.app.inject({ url: '/login/oidc?code=a%2Bb&state=s1&iss=x' });
    expect(answer.statusCode).toBe(303);
    const onward = new URL(String(answer.headers.location), PUBLIC_URL);
    expect(onward.origin).toBe(PUBLIC_URL);
    const [page, query] = onward.hash.split('?');
    expect(page).toBe('#/uni_modules/uni-id-pages/pages/login/login-withoutpwd');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      provider: 'oidc',
      state: 's1',
      query: 'code=a%2Bb&state=s1&iss=x',
    });
  });
});

describe('An identity provider', () => {
  it('that is not configured is not offered and refuses', async () => {
    const who = app.person();
    expect(await codeOf(who.account.startExternalLogin({ provider: 'google' }))).toBe(
      'uni-id-config-field-required',
    );
    expect(await codeOf(who.account.finishExternalLogin({ provider: 'google', state: 'x', query: '' }))).toBe(
      'uni-id-config-field-required',
    );
  });

  it('that cannot be reached refuses, and is asked again at the next time', async () => {
    await app.close();
    await open({ OIDC_ISSUER: 'http://127.0.0.1:9' });
    expect(await codeOf(app.person().account.startExternalLogin({ provider: 'oidc' }))).toBe(notConfirmed);
  });

  it('such as Google works alike', async () => {
    await app.close();
    await open({
      GOOGLE_ISSUER: issuer.url,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    });
    const who = app.person();
    const { url, state } = await who.account.startExternalLogin({ provider: 'google' });
    const back = await issuer.visit(url, 'chen');
    const result = await who.account.finishExternalLogin({
      provider: 'google',
      state,
      query: back.search.slice(1),
    });
    expect(result).toMatchObject({ login: { type: 'register' }, linked: ['google'] });
  });
});
