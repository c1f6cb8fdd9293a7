import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, localServer } from './local-server.ts';
import { boundedTimeout, type HttpMethod, request } from './request.ts';
import { download, upload } from './transfer.ts';

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly type: string | undefined;
  readonly body: string;
}

let server: LocalServer;
let silent: () => void = () => undefined;

beforeAll(async () => {
  server = await localServer((heard, body, response) => {
    if (heard.url === '/silent') return silent();
    if (heard.url === '/text') return response.end('{not json');
    if (heard.url === '/bytes') return response.end(Buffer.from([1, 2, 255]));
    if (heard.url === '/refused') response.statusCode = 403;
    response.setHeader('X-Echo', 'yes');
    response.end(
      JSON.stringify({ method: heard.method, url: heard.url, type: heard.headers['content-type'], body }),
    );
  });
});
afterAll(() => server.close());

const ask = (options: Omit<Parameters<typeof request>[0], 'url'> & { path?: string }) =>
  request<Heard>({ ...options, url: `${server.url}${options.path ?? '/x'}` });

describe('A request', () => {
  it.each(['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)('%s sends data as JSON', async (method) => {
    const { statusCode, data, header } = await ask({ method, data: { a: '愿' } });
    expect({ statusCode, echo: header['x-echo'] }).toEqual({ statusCode: 200, echo: 'yes' });
    expect(data).toEqual({ method, url: '/x', type: 'application/json', body: '{"a":"愿"}' });
  });

  it('GET, the default, sends data in the query', async () => {
    const { data } = await ask({ path: '/x?z=1#part', data: { a: '愿 x', b: { c: 1 }, none: undefined } });
    expect(data.method).toBe('GET');
    expect([...new URL(data.url, server.url).searchParams]).toEqual([
      ['z', '1'],
      ['a', '愿 x'],
      ['b', '{"c":1}'],
    ]);
  });

  it('HEAD has an answer without content', async () => {
    expect(await ask({ method: 'HEAD' })).toMatchObject({ statusCode: 200, data: '' });
  });

  it('sends data as a form where the content type says so', async () => {
    const header = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { data } = await ask({ method: 'POST', header, data: { a: '1 2', b: 'x&y' } });
    expect(data.body).toBe('a=1+2&b=x%26y');
    expect(data.type).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it('answers with text where JSON was not asked for or did not come', async () => {
    expect((await ask({ path: '/text' })).data).toBe('{not json');
    expect(typeof (await ask({ dataType: 'text' })).data).toBe('string');
  });

  it('answers with bytes where they were asked for', async () => {
    const { data } = await request({ url: `${server.url}/bytes`, responseType: 'arraybuffer' });
    expect([...new Uint8Array(data as ArrayBuffer)]).toEqual([1, 2, 255]);
  });

  it('answers with whatever status came', async () => {
    expect((await ask({ path: '/refused' })).statusCode).toBe(403);
  });

  it.each(['TRACE', 'CONNECT'] as const)(
    '%s fails as the platform refuses to send it',
    async (method: HttpMethod) => {
      await expect(ask({ method })).rejects.toMatchObject({ code: 5, message: 'request:fail' });
    },
  );

  it('that takes too long fails with code 5', async () => {
    await expect(ask({ path: '/silent', timeout: 100 })).rejects.toMatchObject({
      code: 5,
      reason: 'timeout',
      message: 'request:fail timeout',
    });
  });

  it('that is aborted fails with code 600003, before or under way', async () => {
    const abort = new AbortController();
    silent = () => abort.abort();
    const options = { path: '/silent', signal: abort.signal };
    await expect(ask(options)).rejects.toMatchObject({ code: 600003, reason: 'abort' });
    await expect(ask(options)).rejects.toMatchObject({ code: 600003, reason: 'abort' });
  });

  it('without a network fails with code 5, an upload or download with 602001', async () => {
    const url = 'http://127.0.0.1:1/';
    await expect(request({ url })).rejects.toMatchObject({ code: 5, reason: 'network' });
    await expect(download({ url })).rejects.toMatchObject({ code: 602001, message: 'downloadFile:fail' });
    const file = new Blob(['x']);
    await expect(upload({ url, file, name: 'file' })).rejects.toMatchObject({ code: 602001 });
  });

  it.each([
    [undefined, 60_000],
    [0, 100],
    [99, 100],
    [15_000, 15_000],
    [3_600_000, 600_000],
  ])('of %s ms patience waits %i', (asked, ms) => {
    expect(boundedTimeout(asked)).toBe(ms);
  });
});

describe('An upload', () => {
  it('is a form with the fields before the file', async () => {
    const { data } = await upload({
      url: `${server.url}/up`,
      file: new Blob(['picture'], { type: 'image/png' }),
      name: 'file',
      fileName: 'a.png',
      formData: { key: 'k' },
    });
    const heard = JSON.parse(data) as Heard;
    expect(heard.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(heard.body).toMatch(
      /name="key"\r\n\r\nk\r\n[\s\S]*name="file"; filename="a.png"\r\n[\s\S]*picture/,
    );
  });
});
