import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bareApp } from '../../app.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { encodingFor } from './page.ts';
import { webRoutes } from './web-routes.ts';

const BOOT = "document.documentElement.dataset.mode = 'day';";
const STYLE = 'body{margin:0}';
const HTML = `<!doctype html><html><head><style>${STYLE}</style><script>${BOOT}</script><!--cloud--><!--config-->
<script type="module" src="/zhuyin/assets/main-abc.js"></script></head><body></body></html>`;
const FRAMES = ['www.example.org', 'sutra.example.net'];
const ORIGIN = 'https://temple.example';
const SCRIPT = 'console.log("main")'.repeat(100);

let dist: string;
let app: FastifyInstance;
let told: { cloud: object; config: { searchText: string } };

beforeEach(async () => {
  told = { cloud: { spaceId: 'mp-x', endpoint: '' }, config: { searchText: '' } };
  dist = await mkdtemp(join(tmpdir(), 'yuanguang-web-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), HTML);
  await writeFile(join(dist, 'sw.js'), 'self.x = 1;');
  await writeFile(join(dist, '.secret'), 'hidden');
  await writeFile(join(dist, 'assets/main-abc.js'), SCRIPT);
  await writeFile(join(dist, 'assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
  app = bareApp(quietLog);
  await app.register(webRoutes, { dist, origin: ORIGIN, frames: FRAMES, blocks: async () => told });
});
afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('The page', () => {
  it('is what the bare address and the address without a slash lead to', async () => {
    for (const url of ['/', '/zhuyin']) {
      expect(await get(url)).toMatchObject({ statusCode: 302, headers: { location: '/zhuyin/' } });
    }
  });

  it('holds what the server tells it, in blocks that no value can end', async () => {
    told.config.searchText = '</script><script>alert(1)</script>$&';
    const { body, headers } = await get('/zhuyin/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const block = (id: string) =>
      JSON.parse(
        body.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`))?.[1] ?? '',
      );
    expect(block('cloud')).toEqual(told.cloud);
    expect(block('config')).toEqual(told.config);
    expect(body.match(/<script/g)).toHaveLength(4);
  });

  it('is asked for again each time, and not sent again when nothing changed', async () => {
    const first = await get('/zhuyin/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = { 'if-none-match': String(first.headers.etag) };
    expect(await get('/zhuyin/', again)).toMatchObject({ statusCode: 304, body: '' });
    told = { ...told, config: { searchText: '心经' } };
    const changed = await get('/zhuyin/', again);
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('心经');
  });

  it('comes compressed as the browser likes it', async () => {
    const plain = (await get('/zhuyin/index.html')).body;
    const br = await get('/zhuyin/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gz = await get('/zhuyin/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
    expect(encodingFor(undefined)).toBe('identity');
  });

  it('runs its own scripts only: those of this server, and inline ones by their hash', async () => {
    const policy = String((await get('/zhuyin/')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        `script-src 'self' ${hash(BOOT)}`,
        `style-src 'self' ${hash(STYLE)}`,
        "connect-src 'self'",
        'frame-src https://www.example.org https://sutra.example.net',
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy).not.toContain('unsafe-eval');
  });

  it('shows no other site inside it unless it is named', async () => {
    const strict = bareApp(quietLog);
    await strict.register(webRoutes, { dist, origin: ORIGIN, frames: [], blocks: async () => told });
    const { headers } = await strict.inject({ url: '/zhuyin/' });
    expect(String(headers['content-security-policy']).split('; ')).toContain("frame-src 'none'");
    await strict.close();
  });

  it('has whole addresses for the preview of a link, in the language that the link names', async () => {
    const preview = (language: string) =>
      `<head><meta property="og:image" content="<!--origin-->/zhuyin/preview-${language}.png">`;
    for (const [file, language] of [
      ['index.html', 'zh-Hans'],
      ['index.th.html', 'th'],
    ] as const)
      await writeFile(join(dist, file), HTML.replace('<head>', preview(language)));
    const picture = async (url: string, headers = {}) =>
      /og:image" content="([^"]*)"/.exec((await get(url, headers)).body)?.[1];
    const address = (language: string) => `${ORIGIN}/zhuyin/preview-${language}.png`;
    const thai = { 'accept-language': 'th' };
    expect(await picture('/zhuyin/')).toBe(address('zh-Hans'));
    expect(await picture('/zhuyin/', thai)).toBe(address('th'));
    expect(await picture('/zhuyin/?lang=th', { 'accept-language': 'zh-CN' })).toBe(address('th'));
    for (const query of ['lang=xx', 'lang=th&lang=en', 'lang[]=en', 'lang=%00', 'lang=%22%3E%3Cscript%3E'])
      expect(await picture(`/zhuyin/?${query}`, thai), query).toBe(address('th'));
  });

  it('is not there without a build, which is said in JSON', async () => {
    await rm(join(dist, 'index.html'));
    expect(await get('/zhuyin/')).toMatchObject({ statusCode: 404, body: '{"error":"not found"}' });
  });
});

describe('Files', () => {
  it('that name no icon have the one browsers ask for by themselves', async () => {
    const picture = await readFile(new URL('../../../../web/public/icon-192.png', import.meta.url));
    await writeFile(join(dist, 'icon-192.png'), picture);
    const { statusCode, headers, rawPayload } = await get('/favicon.ico');
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' });
    expect(rawPayload).toEqual(picture);
  });

  it('with a hash in their name are kept for good and sent as the build compressed them', async () => {
    const { headers, rawPayload } = await get('/zhuyin/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeGreaterThanOrEqual(
      2_592_000,
    );
    expect(headers['cache-control']).toContain('immutable');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
  });

  it('that never stand as a document carry no header that only documents heed', async () => {
    const script = await get('/zhuyin/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(Object.keys(script.headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-encoding',
      'content-length',
      'content-type',
      'date',
      'vary',
      'x-content-type-options',
    ]);
    expect((await get('/zhuyin/')).headers).toMatchObject({ 'content-security-policy': expect.any(String) });
  });

  it('without one, the service worker before all, are asked for again each time', async () => {
    const { headers } = await get('/zhuyin/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(await get('/zhuyin/sw.js', { 'if-none-match': String(headers.etag) })).toMatchObject({
      statusCode: 304,
    });
  });

  it.each([
    '/zhuyin/nothing.js',
    '/zhuyin/.secret',
    '/zhuyin/../package.json',
    '/zhuyin/..%2f..%2fpackage.json',
    '/zhuyin/assets/',
    '/package.json',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get(url)).body).not.toMatch(/hidden|yuanguang/);
  });
});
