import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mutableClock } from '../testing/clock.ts';
import { startTestDatabase } from '../testing/database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { signer } from './signature.ts';

const AUTHORIZE = 'serverless.auth.user.anonymousAuthorize';
const INVOKE = 'serverless.function.runtime.invoke';

const database = startTestDatabase();
const clock = mutableClock();
let app: TestApp['app'];
let wire: TestApp['wire'];

beforeEach(async () => {
  ({ app, wire } = await testApp(database, { clock }));
});
afterEach(() => app.close());

describe('The signature', () => {
  it.each([
    [
      { method: AUTHORIZE, params: '{}', spaceId: 'mp-harness', timestamp: 1795199485752 },
      '04743e724912e031d057eee88ad7ae8d',
    ],
    [
      {
        method: 'serverless.file.resource.generateProximalSign',
        params: '{"env":"public","filename":"one.png"}',
        spaceId: 'mp-harness',
        timestamp: 1795199486295,
        token: 'e5048eec-2517-4458-909a-c784486bcc2e',
      },
      '840e3eb7a2e722933f2e36a02a5df1d9',
    ],
    [
      {
        method: 'serverless.file.resource.report',
        params: '{"id":"2f32f58d-58c9-43de-88b2-f24d6763b6dc"}',
        spaceId: 'mp-harness',
        timestamp: 1795199486321,
        token: 'e5048eec-2517-4458-909a-c784486bcc2e',
      },
      'e68a0f6aad08f00a4813f626f5d87761',
    ],
  ])('is the one the published client computed (%#)', (body, expected) => {
    expect(signer('harness-secret')(body)).toBe(expected);
  });

  it.each([1, 63, 64, 65, 200])('is an HMAC for a secret of %d characters', (length) => {
    const secret = '密'.repeat(length).slice(0, length);
    expect(signer(secret)({ method: '方法' })).toBe(
      createHmac('md5', secret).update('method=方法').digest('hex'),
    );
  });

  it('covers a text of any length to its last character, and nothing of the text before', () => {
    const sign = signer('x');
    for (const length of [9000, 4097, 4096, 4089, 4088, 12, 1, 4090]) {
      for (const character of ['a', '法']) {
        const method = character.repeat(length);
        const expected = createHmac('md5', 'x').update(`method=${method}`).digest('hex');
        expect(sign({ method })).toBe(expected);
      }
    }
  });

  it('leaves empty values out, whatever they are', () => {
    const body = { method: 'm', params: '{}', spaceId: 's', timestamp: 1 };
    const sign = signer('x');
    expect(sign({ ...body, token: '', other: null, more: false, none: 0 })).toBe(sign(body));
  });

  it.each([
    ['wrong', { 'x-serverless-sign': '0'.repeat(32) }],
    ['empty', { 'x-serverless-sign': '' }],
    ['of another length', { 'x-serverless-sign': 'abc' }],
  ])('is refused when %s, and the right one is never told', async (_name, headers) => {
    const answer = await wire.call(AUTHORIZE, {}, undefined, { headers });
    expect(answer).toMatchObject({ status: 200, success: false, error: { code: 'SignatureNotMatch' } });
    expect(answer.text).not.toMatch(/[0-9a-f]{32}/);
  });

  it('is refused when missing', async () => {
    const body = {
      method: AUTHORIZE,
      params: '{}',
      spaceId: 'mp-yuanguang',
      timestamp: clock.now().getTime(),
    };
    expect((await wire.send(JSON.stringify(body))).error?.code).toBe('SignatureNotMatch');
  });

  it('is refused when made with another secret', async () => {
    const answer = await wire.call(AUTHORIZE, {}, undefined, { secret: 'not-the-secret' });
    expect(answer.error?.code).toBe('SignatureNotMatch');
  });

  it('covers members the protocol does not name', async () => {
    expect((await wire.call(AUTHORIZE, {}, undefined, { body: { extra: 'x' } })).success).toBe(true);
  });

  it('holds for params exactly as sent, spaces and escapes included', async () => {
    const params = `{ "functionTarget":"config",  "functionArgs":{"method":"re\\u0061d","params":[{}],"clientInfo":{}} }`;
    expect((await wire.call(INVOKE, params, await wire.authorize())).data.errCode).toBe(0);
  });
});

describe('The body', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', 'method=x'],
    ['half of a JSON', '{"method":"x"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '5'],
    ['a text', '"x"'],
    ['a key twice', '{"method":"a","method":"b"}'],
    ['a key twice, once escaped', '{"method":"a","m\\u0065thod":"b"}'],
    ['the key __proto__', '{"__proto__":"x","method":"a"}'],
    ['a deep member', `{"other":${'['.repeat(500)}${']'.repeat(500)}}`],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['a member that is an object', '{"method":"m","params":"{}","other":{}}'],
  ])('is refused when it is %s', async (_name, payload) => {
    const answer = await wire.send(payload);
    expect(answer).toMatchObject({ status: 200, success: false, error: { code: 'InvalidBody.Format' } });
  });

  it.each([
    [{ method: undefined }, 'MissingMethod'],
    [{ method: 5 }, 'InvalidMethod.Format'],
    [{ method: '' }, 'InvalidMethod.Format'],
    [{ method: ['a'] }, 'InvalidMethod.Format'],
    [{ params: undefined }, 'MissingParams'],
    [{ params: { a: 1 } }, 'InvalidParams.Format'],
    [{ params: 5 }, 'InvalidParams.Format'],
    [{ spaceId: 'mp-other' }, 'InvalidSpaceId.NotFound'],
    [{ spaceId: undefined }, 'InvalidSpaceId.NotFound'],
    [{ spaceId: 7 }, 'InvalidSpaceId.NotFound'],
    [{ timestamp: undefined }, 'InvalidBody.Format'],
    [{ timestamp: '1795199485752' }, 'InvalidBody.Format'],
    [{ timestamp: 1.5 }, 'InvalidBody.Format'],
    [{ timestamp: null }, 'InvalidBody.Format'],
  ])('with %j is refused as %s', async (body, code) => {
    expect((await wire.call(AUTHORIZE, {}, undefined, { body })).error?.code).toBe(code);
  });

  it('is refused from 256 KiB on, with HTTP 200', async () => {
    const answer = await wire.call(AUTHORIZE, {}, undefined, { body: { extra: 'x'.repeat(256 * 1024) } });
    expect(answer).toMatchObject({ status: 200, error: { code: 'InvalidBody.Format' } });
  });

  it('is read whatever content type it has', async () => {
    const answer = await wire.call(AUTHORIZE, {}, undefined, { headers: { 'content-type': 'text/plain' } });
    expect(answer.success).toBe(true);
  });
});

describe('Params', () => {
  it.each([
    ['not JSON', 'nope'],
    ['a list', '[]'],
    ['null', 'null'],
    ['deeper than 32 levels', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['hiding a key twice', '{"functionTarget":"config","functionTarget":"sponsor","functionArgs":{}}'],
    [
      'hiding __proto__ deep inside',
      '{"functionTarget":"config","functionArgs":{"a":[{"__proto__":{"x":1}}]}}',
    ],
    ['without a function', '{"functionArgs":{}}'],
    ['with a function that is no text', '{"functionTarget":{},"functionArgs":{}}'],
    ['without arguments', '{"functionTarget":"config"}'],
    ['with arguments that are a list', '{"functionTarget":"config","functionArgs":[]}'],
  ])('are refused when %s', async (_name, params) => {
    const answer = await wire.call(INVOKE, params, await wire.authorize());
    expect(answer).toMatchObject({ status: 200, success: false, error: { code: 'InvalidParams.Format' } });
  });
});

describe('Every answer', () => {
  it('has the request id in body and header, a new one each time', async () => {
    const answers = [await wire.call(AUTHORIZE, {}), await wire.send('nope', { 'request-id': 'mine' })];
    const ids = answers.map(({ headers }) => String(headers['request-id']));
    expect(new Set([...ids, 'mine']).size).toBe(3);
    for (const [i, { text }] of answers.entries()) {
      expect(JSON.parse(text).header).toEqual({ 'x-serverless-request-id': ids[i] });
    }
  });

  it('may be read by apps of any origin, which is never given cookies', async () => {
    const { headers } = await wire.call(AUTHORIZE, {});
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'request-id, retry-after',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('was allowed beforehand to browsers that ask, with the header the clients misspell', async () => {
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: '/client' });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('POST');
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual([
      'content-type',
      'x-basement-token',
      'x-serverless-sign',
      'x-oss-server-side-encrpytion',
    ]);
  });
});

describe('Other methods', () => {
  it('of the protocol that nobody knows are refused', async () => {
    const answer = await wire.call('serverless.nothing', {}, await wire.authorize());
    expect(answer.error?.code).toBe('InvalidMethod.Format');
  });

  it('ask about files and are always answered, in order', async () => {
    const params = { id: 'https://a/1.png,https://a/2.png' };
    const { data } = await wire.call('serverless.file.resource.info', params, await wire.authorize());
    expect(data).toMatchObject([{ url: 'https://a/1.png' }, { url: 'https://a/2.png' }]);
  });

  it('ask about no file, or about more than 50', async () => {
    const token = await wire.authorize();
    const method = 'serverless.file.resource.info';
    expect((await wire.call(method, { id: 5 }, token)).data).toEqual([]);
    const many = { id: Array.from({ length: 51 }, (_, i) => `f${i}`).join(',') };
    expect((await wire.call(method, many, token)).error?.code).toBe('ParamInvalid');
  });

  it.each(['generateProximalSign', 'report'])(
    'for uploads (%s) refuse what they do not know',
    async (name) => {
      const answer = await wire.call(`serverless.file.resource.${name}`, { id: 'x' }, await wire.authorize());
      expect(answer.error?.code).toBe('ParamInvalid');
    },
  );
});
