import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing/database.ts';
import type { SettingOverrides } from '../testing/deps.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { INSIDE } from './attacked-app.testing.ts';

const database = startTestDatabase();
const OIDC = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'temple', OIDC_CLIENT_SECRET: 'secret' };
let dist: string;
let app: TestApp['app'];

async function open(settings: SettingOverrides = {}): Promise<void> {
  ({ app } = await testApp(database, { settings: { ...OIDC, ...settings }, build: { webDist: dist } }));
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'yuanguang-web-'));
  for (const name of ['index.html', 'index.en.html'])
    await writeFile(join(dist, name), '<!doctype html><!--cloud-->');
  await writeFile(join(dist, 'sw.js'), 'self.x = 1;');
  await open();
});
afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

/** Every route of the server, asked for something that is there and for something that is not. */
const ROUTES: readonly (readonly [method: 'GET' | 'POST' | 'OPTIONS', url: string])[] = [
  ['GET', '/'],
  ['GET', '/zhuyin'],
  ['GET', '/zhuyin/'],
  ['GET', '/zhuyin/index.en.html'],
  ['GET', '/zhuyin/nothing.js'],
  ['GET', '/favicon.ico'],
  ['POST', '/client'],
  ['OPTIONS', '/client'],
  ['POST', '/uni-id-co/externalLogin'],
  ['POST', '/uni-id-co/login'],
  ['POST', '/upload'],
  ['OPTIONS', '/upload'],
  ['GET', '/files/nothing.png'],
  ['GET', '/login/oidc?state=x'],
  ['GET', '/login/nobody'],
  ['GET', '/cashier/cashier.css'],
  ['GET', '/cashier/nothing'],
  ['POST', '/cashier/nothing'],
  ['POST', '/cashier/nothing/notices'],
  ['POST', '/pay/sandbox/notify'],
  ['POST', '/pay/nobody/notify'],
  ['GET', '/realname/simulated/style.css'],
  ['GET', '/realname/simulated/nothing'],
  ['POST', '/realname/simulated/nothing'],
  ['GET', '/feeds/nothing.ics'],
  ['GET', '/notices/style.css'],
  ['GET', '/notices/nobody/nothing/x'],
  ['POST', '/notices/nobody/nothing/x'],
  ['GET', '/receipts/nothing/certificate.png'],
  ['GET', '/receipts/nothing/certificate.webp'],
  ['GET', '/receipts/nothing/card.png'],
  ['GET', '/receipts/nothing/card-link'],
  ['GET', '/cards/style.css'],
  ['GET', '/cards/nothing'],
  ['GET', '/cards/nothing/card.png'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/nothing'],
];

const directives = (policy: unknown) => new Set(String(policy).split('; '));

describe('Every route', () => {
  it.each(ROUTES)(
    '%s %s: may not be guessed at, may load nothing strange, and sets no cookie',
    async (method, url) => {
      const { headers } = await app.inject({ method, url });
      expect(headers['x-content-type-options']).toBe('nosniff');
      const policy = directives(headers['content-security-policy']);
      expect(policy.has("default-src 'none'") || policy.has("object-src 'none'")).toBe(true);
      for (const name of ['set-cookie', 'server', 'x-powered-by']) expect(headers).not.toHaveProperty(name);
      if (headers['content-type']?.toString().startsWith('text/')) {
        expect(headers['content-type']).toMatch(/; charset=utf-8$/i);
      }
    },
  );

  it.each(ROUTES.filter(([, url]) => !url.startsWith('/files')))(
    '%s %s: may not be shown in a frame of another page',
    async (method, url) => {
      const { headers } = await app.inject({ method, url });
      expect(directives(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    },
  );

  it.each(ROUTES)('%s %s: knows no other methods', async (_method, url) => {
    const taken = new Set(ROUTES.filter(([, other]) => other === url).map(([method]) => method));
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST', 'TRACE'] as const) {
      if (taken.has(method as 'POST')) continue;
      const answer = await app.inject({ method, url } as InjectOptions);
      expect([404, 405], `${method} ${url}`).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(INSIDE);
    }
  });

  it('that shows a page says nothing of it to other sites, stands alone, and wants nothing of the device', async () => {
    for (const url of ['/zhuyin/', '/cashier/nothing', '/realname/simulated/nothing', '/notices/a/b/c']) {
      expect((await app.inject(url)).headers).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'geolocation=(), camera=(), microphone=()',
      });
    }
  });

  it('answers nonsense without telling of the inside', async () => {
    const nonsense = [
      '/files/%00',
      '/files/%ff',
      '/files/..%2f..%2fkeys%2fdata-key',
      '/files/a/../../keys/data-key',
      '/zhuyin/%2e%2e/%2e%2e/keys/data-key',
      '/zhuyin/%c0%ae%c0%ae/x',
      '/receipts/%00/certificate.png',
      '/cards/%00/card.png?lang[]=x&lang=th',
      '/receipts/%00/card.png?shape[]=square&name[a]=hidden',
      `/receipts/${'A'.repeat(4_000)}/certificate.png?lang[]=x&lang=th`,
      "/realname/simulated/' or 1=1 --",
      '/cashier/%00',
      '/login/oidc?state=%00&state=%ff',
      '/pay/__proto__/notify',
      '/notices/%00/__proto__/%ff',
      '/feeds/%00.ics',
      '/%',
    ];
    for (const url of nonsense) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.inject({ method, url });
        expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500);
        expect(answer.body).not.toMatch(INSIDE);
        expect(answer.body).not.toContain('test:');
      }
    }
  });
});

describe('The service worker', () => {
  it('is not bound by the policy of what is no page', async () => {
    expect((await app.inject('/zhuyin/sw.js')).headers).not.toHaveProperty('content-security-policy');
  });
});

describe('Browsers are told to come by TLS only', () => {
  it('where visitors come by TLS, for a year', async () => {
    expect((await app.inject('/zhuyin/')).headers).not.toHaveProperty('strict-transport-security');
    await app.close();
    await open({ PUBLIC_URL: 'https://temple.example' });
    for (const url of ['/zhuyin/', '/cashier/nothing', '/login/oidc?state=x']) {
      const { headers } = await app.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });
});

describe('No redirect leads to a strange site', () => {
  it.each([
    '/login/oidc?state=x&redirect_uri=https://evil.example&uniIdRedirectUrl=//evil.example',
    '/login/oidc?https://evil.example',
    '/login/oidc?%0d%0alocation:%20https://evil.example',
    '//evil.example/zhuyin',
    '/zhuyin//evil.example/..',
    '/zhuyin?//evil.example',
    '/\\evil.example',
    '/cards/evil.example?lang=//evil.example',
    '/cards/%2F%2Fevil.example',
  ])('%s leads into the app or nowhere', async (url) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host: 'evil.example' } });
    if (statusCode >= 300 && statusCode < 400) {
      expect(String(headers.location)).toMatch(/^\/zhuyin\//);
      expect(String(headers.location)).not.toMatch(/[\r\n]/);
    } else {
      expect([400, 403, 404]).toContain(statusCode);
    }
    expect(rawPayload.toString()).not.toContain('evil.example');
  });
});

describe('A form of another site', () => {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

  it.each(forms)('(%s) calls no method: what it cannot make is a signature', async (type) => {
    const payload = JSON.stringify({
      method: 'serverless.auth.user.anonymousAuthorize',
      params: '{}',
      spaceId: 'mp-yuanguang',
      timestamp: Date.parse('2026-03-01T02:00:00Z'),
    });
    const headers = { 'content-type': type, origin: 'https://evil.example' };
    const { body } = await app.inject({ method: 'POST', url: '/client', headers, payload });
    expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: 'SignatureNotMatch' } });
  });

  it.each(forms)('(%s) sends no file, reports no payment, decides no check', async (type) => {
    const headers = { 'content-type': type, origin: 'https://evil.example' };
    const payload = 'action=pass&action=approve&id=x&policy=x&Signature=x';
    const post = (url: string) => app.inject({ method: 'POST', url, headers, payload });
    expect((await post('/upload')).statusCode).toBeGreaterThanOrEqual(400);
    expect(await post('/pay/sandbox/notify')).toMatchObject({ statusCode: 400, body: 'REFUSED' });
    expect((await post('/realname/simulated/0123456789abcdef0123')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await post('/cashier/0123456789abcdef0123')).statusCode).toBeGreaterThanOrEqual(400);
    const { rows } = await database.pool.query('select count(*)::int as n from payment_inbox');
    expect(rows).toEqual([{ n: 0 }]);
  });
});
