import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type Listening, listen } from '../../../testing/listen.ts';
import { type AccountsApp, accountsApp, codeOf } from '../account.testing.ts';
import { startIssuer, type TestIssuer } from './oidc-issuer.testing.ts';

const APP_ID = 'org.temple.app';
const SITE_ID = 'org.temple.web';
const database = startTestDatabase();
let issuer: TestIssuer;
let app: AccountsApp;
let privateKey = '';

beforeAll(async () => {
  issuer = await startIssuer(['http://localhost/unused']);
  const pair = await generateKeyPair('ES256', { extractable: true });
  privateKey = await exportPKCS8(pair.privateKey);
});
afterAll(() => issuer.close());
const open = async (appleIssuer: string) =>
  accountsApp(database, {
    APPLE_CLIENT_ID: SITE_ID,
    APPLE_APP_IDS: APP_ID,
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    APPLE_ISSUER: appleIssuer,
  });
beforeEach(async () => {
  app = await open(issuer.url);
});
afterEach(() => app.close());

const statement = (change: Partial<Parameters<TestIssuer['statement']>[0]> = {}) =>
  issuer.statement({ subject: 'apple-chen', audience: APP_ID, issuedAt: app.clock.now(), ...change });
const notConfirmed = 'uni-id-get-third-party-account-failed';

describe('Login by what an app got from Apple', () => {
  it('makes the account with the nickname at the first time, and finds it at the next', async () => {
    const who = app.person();
    const made = await who.id.loginByApple({ identityToken: await statement(), nickname: '静慧' });
    expect(made).toMatchObject({ type: 'register' });
    expect(await who.account.me({})).toMatchObject({ nickname: '静慧', linked: ['apple'] });
    const again = await app.person().id.loginByApple({ identityToken: await statement() });
    expect(again).toMatchObject({ type: 'login', uid: made.uid });
  });

  it('links to an account and unlinks', async () => {
    const chen = app.person();
    await chen.register('chen-jinghui');
    await chen.id.bindApple({ identityToken: await statement() });
    expect(await chen.id.getAccountInfo({})).toMatchObject({ isAppleBound: true });
    await chen.id.unbindApple({});
    expect(await codeOf(chen.id.unbindApple({}))).toBe('uni-id-unbind-failed');
  });

  it.each([
    ['for another app', () => statement({ audience: 'org.other.app' })],
    ['by another issuer', () => statement({ issuer: 'https://appleid.apple.com.evil.example' })],
    ['that has expired', () => statement({ expires: new Date(app.clock.now().getTime() - 120_000) })],
    [
      'of more than ten minutes ago',
      () => statement({ issuedAt: new Date(app.clock.now().getTime() - 12 * 60_000) }),
    ],
    ['whose words were changed', async () => changed(await statement())],
    ['that nobody signed', async () => unsigned(await statement())],
    ['that is no statement', async () => 'apple says so'],
  ])('is refused for a statement %s', async (_, token) => {
    expect(await codeOf(app.person().id.loginByApple({ identityToken: await token() }))).toBe(notConfirmed);
    expect((await database.pool.query('select 1 from users')).rowCount).toBe(0);
  });

  it('is refused with a code, for Apple’s kit gives none', async () => {
    expect(await codeOf(app.person().id.loginByApple({ identityToken: '' }))).toBe('uni-id-param-required');
  });
});

describe('Apple in a browser', () => {
  it('gets as client secret a statement signed with the team’s key', async () => {
    const asked: URLSearchParams[] = [];
    const double: Listening = await listen((url) => (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url?.startsWith('/.well-known')) {
        const paths = { authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` };
        response.end(JSON.stringify({ issuer: url, jwks_uri: `${url}/keys`, ...paths }));
        return;
      }
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        asked.push(new URLSearchParams(body));
        response.statusCode = 400;
        response.end('{"error":"invalid_grant"}');
      });
    });
    await app.close();
    app = await open(double.url);
    const who = app.person();
    const { state } = await who.account.startExternalLogin({ provider: 'apple' });
    const query = `code=c1&state=${state}`;
    expect(await codeOf(who.account.finishExternalLogin({ provider: 'apple', state, query }))).toBe(
      notConfirmed,
    );
    await double.close();
    const [form] = asked;
    expect(form?.get('client_id')).toBe(SITE_ID);
    expect(form?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    const [head = '', words = ''] = (form?.get('client_secret') ?? '').split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' });
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(read(words)).toEqual({
      iss: 'TEAM123456',
      sub: SITE_ID,
      aud: double.url,
      iat: now,
      exp: now + 300,
    });
  });
});

function changed(token: string): string {
  const [head, words = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(words, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody' })).toString('base64url');
  return `${head}.${other}.${signature}`;
}

function unsigned(token: string): string {
  const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return `${head}.${token.split('.')[1]}.`;
}
