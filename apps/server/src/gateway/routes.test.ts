import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { connectDatabase } from '../lib/db.ts';
import { startTestDatabase } from '../testing/database.ts';
import { testDeps } from '../testing/deps.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const TOKEN = 'token-of-the-metrics';

const database = startTestDatabase();
let app: TestApp['app'];
let wire: TestApp['wire'];

beforeEach(async () => {
  ({ app, wire } = await testApp(database, { settings: { METRICS_TOKEN: TOKEN } }));
});
afterEach(() => app.close());

describe('Health', () => {
  it('is ready while the database answers', async () => {
    for (const url of ['/healthz', '/readyz']) {
      expect(await app.inject(url)).toMatchObject({ statusCode: 200, body: '{"ok":true}' });
    }
  });

  it('lives on but is not ready when the database is gone', async () => {
    const gone = connectDatabase('postgres://nobody@127.0.0.1:1/none', 2, () => undefined);
    const deps = await testDeps(database);
    const cut = await buildApp({ ...deps, database: gone });
    expect((await cut.inject('/healthz')).statusCode).toBe(200);
    expect(await cut.inject('/readyz')).toMatchObject({ statusCode: 503, body: '{"ok":false}' });
    await cut.close();
    await gone.close();
  });
});

describe('The visitors’ page', () => {
  it('comes without the database, told what is known', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'yuanguang-web-'));
    await writeFile(join(dist, 'index.html'), '<!doctype html><!--cloud--><!--config-->');
    const deps = await testDeps(database);
    const gone = connectDatabase('postgres://nobody@127.0.0.1:1/none', 3, () => undefined);
    const cut = await buildApp({ ...deps, database: gone }, { webDist: dist });
    const page = await cut.inject('/zhuyin/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(deps.settings.CLOUD_SPACE_ID);
    expect(page.body).not.toContain('id="config"');
    await cut.close();
    await gone.close();
    await rm(dist, { recursive: true });
  });
});

describe('Metrics', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers });

  it('count the calls of objects by outcome', async () => {
    await wire.invoke('config', 'read');
    await wire.invoke('config', 'read', 'wrong');
    const { body } = await from('127.0.0.1');
    expect(body).toContain('yuanguang_calls_total{object="config",method="read",outcome="0"} 1');
    expect(body).toContain('yuanguang_calls_total{object="config",method="read",outcome="param-invalid"} 1');
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.9', '172.31.0.1', 'fd00::5'])(
    'may be read from %s',
    async (address) => {
      expect((await from(address)).statusCode).toBe(200);
    },
  );

  it.each([
    ['203.0.113.7', {}],
    ['172.32.0.1', {}],
    ['2001:db8::1', {}],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['127.0.0.1', { forwarded: 'for=203.0.113.7' }],
    ['203.0.113.7', { authorization: 'Bearer wrong' }],
  ])('do not exist for %s with %j', async (address, headers) => {
    expect(await from(address, headers)).toMatchObject({ statusCode: 404, body: '{"error":"not found"}' });
  });

  it('may be read from anywhere with the token', async () => {
    expect((await from('203.0.113.7', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  });
});

describe('Whatever else is asked for', () => {
  it('is answered in JSON that tells nothing of the inside', async () => {
    const answer = await app.inject('/nothing/here?x=1');
    expect(answer).toMatchObject({ statusCode: 404, body: '{"error":"not found"}' });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });
});
