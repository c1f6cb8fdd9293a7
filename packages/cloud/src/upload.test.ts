// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cloud } from './cloud.ts';
import { type CloudError, CODES } from './errors.ts';
import { type LocalServer, localServer } from './local-server.ts';
import { textOf } from './supervisor.ts';
import { quietCloud } from './testing.ts';
import { CLOUD_TEXTS } from './texts.ts';
import { type UploadProgress, type UploadResult, uploadFiles } from './upload.ts';

// A stand-in for the gateway and the upload route, for what a browser sees of them; the real ones are tried with this
// client in the server's conformance tests.
interface Waiting {
  readonly form: string;
  finish(status: number, body: string): void;
}

let server: LocalServer;
let cloud: Cloud;
let waiting: Waiting[] = [];
let arrived: (() => void)[] = [];
let signed = 0;
let reported: string[] = [];
let signing: 'open' | 'refused' = 'open';

beforeAll(async () => {
  server = await localServer((request, body, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    if (request.url === '/upload') {
      waiting.push({
        form: `accept-language: ${request.headers['accept-language']}\n${body}`,
        finish(status, text) {
          response.statusCode = status;
          response.end(text);
        },
      });
      arrived.shift()?.();
      return undefined;
    }
    return response.end(JSON.stringify(gatewayAnswer(JSON.parse(body))));
  });
});
afterAll(() => server.close());
beforeEach(() => {
  [waiting, arrived, reported, signed, signing] = [[], [], [], 0, 'open'];
  const noWait = async () => undefined;
  cloud = quietCloud({
    endpoint: server.url,
    spaceId: 's',
    clientSecret: 'c',
    fetch: plainFetch,
    wait: noWait,
  });
});

/** The gateway's calls leave by Node's own fetch; only forms go through the browser's request. */
const plainFetch: typeof fetch = (url, init) => fetch(url, { ...init, signal: null });

function gatewayAnswer({ method, params }: { method: string; params: string }): object {
  if (method.endsWith('anonymousAuthorize')) return { success: true, data: { accessToken: 't' } };
  if (method.endsWith('report')) {
    const { id } = JSON.parse(params) as { id: string };
    reported.push(id);
    return { success: true, data: { id, url: `/files/${id}?expires=1` } };
  }
  if (signing === 'refused') return { success: false, error: { code: 'Throttling.Api', message: 'no' } };
  signed += 1;
  const id = String(signed);
  const host = 'temple.example/upload';
  const rest = { cdnDomain: 'temple.example/files', accessKeyId: 'a', signature: 's', policy: 'p' };
  return { success: true, data: { ...rest, id, host, ossPath: `${id}.png`, url: '/upload' } };
}

/** Resolves with the `count`-th form that arrived. */
async function forms(count: number): Promise<Waiting[]> {
  while (waiting.length < count) await new Promise<void>((resolve) => arrived.push(resolve));
  return waiting;
}

const file = (content: string, type = 'image/png') => new File([content], '身份证.png', { type });
const errorIn = (result: UploadResult | undefined) => (result as { error: CloudError } | undefined)?.error;

describe('Pictures are sent', () => {
  it('five at a time, and answered in their order whatever the order of arrival', async () => {
    const sending = uploadFiles(
      cloud,
      Array.from({ length: 7 }, (_, index) => file(`content-${index}`)),
    );
    const first = [...(await forms(5))];
    expect(signed).toBe(5);
    const indexOf = ({ form }: Waiting) => Number(/content-(\d)/.exec(form)?.[1]);
    for (const form of first.toReversed()) form.finish(200, '{}');
    for (const form of (await forms(7)).slice(5)) form.finish(200, '{}');
    const results = await sending;
    expect(results).toHaveLength(7);
    for (const form of waiting) {
      const id = /name="id"\r\n\r\n(\d+)/.exec(form.form)?.[1];
      expect(results[indexOf(form)]).toEqual({
        fileId: `https://temple.example/files/${id}.png`,
        url: `${server.url}/files/${id}?expires=1`,
      });
    }
    expect(reported.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('as the published clients send them: fields in order, the file last, no name of the visitor’s', async () => {
    const sending = uploadFiles(cloud, [file('x')]);
    const [{ form, finish }] = (await forms(1)) as [Waiting];
    finish(200, '{}');
    await sending;
    expect([...form.matchAll(/; name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Cache-Control',
      'Content-Disposition',
      'OSSAccessKeyId',
      'Signature',
      'host',
      'id',
      'key',
      'policy',
      'success_action_status',
      'file',
    ]);
    expect(form).toContain('accept-language: zh-Hans');
    expect(form).toContain('filename="picture.png"');
  });

  it('with progress that only grows, by the sizes of the files', async () => {
    const seen: UploadProgress[] = [];
    const onProgress = (progress: UploadProgress) => seen.push(progress);
    const sending = uploadFiles(cloud, [file('a'.repeat(30_000)), file('b'.repeat(10_000))], { onProgress });
    for (const { finish } of await forms(2)) finish(200, '{}');
    await sending;
    expect(seen.length).toBeGreaterThanOrEqual(4);
    const wholes = seen.map(({ whole }) => whole);
    expect(wholes).toEqual(wholes.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ share: 1, whole: 1 });
  });

  it('none at all when there is none', async () => {
    expect(await uploadFiles(cloud, [])).toEqual([]);
  });
});

describe('A picture that does not arrive', () => {
  it('has its error in its place; the others arrive', async () => {
    const sending = uploadFiles(cloud, [file('good'), file('bad'), file('broken')]);
    for (const { form, finish } of await forms(3)) {
      if (form.includes('good')) finish(200, '{}');
      else if (form.includes('bad')) finish(415, '{"errCode":"file-type-not-allowed","errMsg":"请选用图片"}');
      else finish(502, '<h1>Bad gateway</h1>');
    }
    const results = await sending;
    expect(results[0]).toHaveProperty('fileId');
    expect(errorIn(results[1])).toMatchObject({
      code: 'file-type-not-allowed',
      reason: 'server',
      field: 'file',
    });
    expect(errorIn(results[2])).toMatchObject({ code: 'UPLOAD_FAILED', message: '文件上传失败' });
    for (const texts of Object.values(CLOUD_TEXTS)) {
      expect(textOf(errorIn(results[1]) as CloudError, texts)).toBe('请选用图片');
      expect(textOf(errorIn(results[2]) as CloudError, texts)).toBe(texts.upload);
    }
    expect(reported).toHaveLength(1);
  });

  it('because the gateway refused says so in our words', async () => {
    signing = 'refused';
    const [result] = await uploadFiles(cloud, [file('x')]);
    expect(errorIn(result)).toMatchObject({ code: CODES.upload, message: '文件上传失败' });
    expect(waiting).toEqual([]);
  });

  it('because it is none, or too large, is not even sent', async () => {
    const large = file('x');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    const results = await uploadFiles(cloud, [file('%PDF', 'application/pdf'), large]);
    expect(results.map((result) => errorIn(result)?.code)).toEqual([
      'file-type-not-allowed',
      'file-too-large',
    ]);
    for (const result of results) expect(errorIn(result)?.message).toMatch(/图片/);
    expect(signed).toBe(0);
  });

  it('because the network failed or took too long', async () => {
    const late = uploadFiles(cloud, [file('x')], { timeout: 100 });
    expect(errorIn((await late)[0])).toMatchObject({ code: CODES.request, reason: 'timeout' });
    const gone = quietCloud({
      endpoint: 'http://127.0.0.1:9',
      spaceId: 's',
      clientSecret: 'c',
      fetch: (url, init) => plainFetch(String(url).replace('http://127.0.0.1:9', server.url), init),
    });
    const [result] = await uploadFiles(gone, [file('x')]);
    expect(errorIn(result)).toMatchObject({ code: CODES.transfer, reason: 'network' });
  });

  it('because it was called off: those under way end, those that wait do not begin', async () => {
    const calledOff = new AbortController();
    const options = { signal: calledOff.signal, concurrency: 2 };
    const sending = uploadFiles(cloud, [file('one'), file('two'), file('three'), file('four')], options);
    const done = (await forms(2)).find(({ form }) => form.includes('one'));
    done?.finish(200, '{}');
    await forms(3);
    calledOff.abort();
    const results = await sending;
    expect(results[0]).toHaveProperty('fileId');
    expect(results.slice(1).map((result) => errorIn(result)?.code)).toEqual([600003, 600003, 600003]);
    expect(signed).toBe(3);
  });
});
