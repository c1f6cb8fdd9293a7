import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mutableClock } from '../../../testing/clock.ts';
import { testContext } from '../../../testing/context.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { testSettings } from '../../../testing/deps.ts';
import { type Listening, listen } from '../../../testing/listen.ts';
import type { FaceCheckRequest, RealNameProvider } from '../provider.ts';
import { createRealNameProvider } from '../registry.ts';

const KEY = { id: 'key-id', secret: 'key-secret' };
const database = startTestDatabase();
const clock = mutableClock();
let service: Listening;
let seen: { form: Record<string, string>; headers: IncomingHttpHeaders }[];
let reply: { status: number; body: unknown };
const nonces = new Set<string>();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Verifies a request as the service does: by its own reckoning of the signature from what arrived. */
function isGenuine(method: string, path: string, headers: IncomingHttpHeaders, body: string): boolean {
  const match = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!match || match[1] !== KEY.id) return false;
  const names = match[2]?.split(';') ?? [];
  const needed = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce'];
  if (!needed.every((name) => names.includes(name))) return false;
  const canonical = [
    method,
    path,
    '',
    ...names.map((name) => `${name}:${String(headers[name])}`),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n');
  const expected = createHmac('sha256', KEY.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const nonce = String(headers['x-acs-signature-nonce']);
  const fresh = !nonces.has(nonce);
  nonces.add(nonce);
  return match[3] === expected && fresh && headers['x-acs-content-sha256'] === sha256(body);
}

beforeAll(async () => {
  service = await listen(() => (request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      seen.push({ form: Object.fromEntries(new URLSearchParams(body)), headers: request.headers });
      const genuine = isGenuine(request.method ?? '', request.url ?? '', request.headers, body);
      response.statusCode = genuine ? reply.status : 403;
      response.end(JSON.stringify(genuine ? reply.body : { Code: 'SignatureDoesNotMatch' }));
    });
  });
});
afterAll(() => service.close());
beforeEach(() => {
  seen = [];
  reply = { status: 200, body: { Code: '200', ResultObject: {} } };
});

async function provider(secret = KEY.secret): Promise<RealNameProvider> {
  const settings = await testSettings({
    REALNAME_PROVIDER: 'aliyun',
    REALNAME_ENDPOINT: service.url,
    REALNAME_SCENE_ID: '1000000006',
    REALNAME_KEY_ID: KEY.id,
    REALNAME_KEY_SECRET: secret,
  });
  const made = createRealNameProvider({ settings, clock: clock.now, db: testContext(database).db });
  if (!made) throw new Error('no provider');
  return made;
}

const request: FaceCheckRequest = {
  requestId: `r${'0'.repeat(24)}`,
  name: '陈静慧',
  idCard: '11010519491231002X',
  returnUrl: 'https://temple.example/zhuyin/#/back',
  language: 'zh-Hans',
  metaInfo: '{"zimVer":"3.0.0"}',
};
const answer = (result: object) => {
  reply = { status: 200, body: { Code: '200', Message: 'success', ResultObject: result } };
};

describe('The real-name service', () => {
  it('is asked with a right signature, and name and number only in the body', async () => {
    answer({ CertifyId: 'c1', CertifyUrl: 'https://service.example/h5?c=c1' });
    expect(await (await provider()).start(request)).toEqual({
      certifyId: 'c1',
      url: 'https://service.example/h5?c=c1',
    });
    expect(seen[0]?.headers).toMatchObject({
      'x-acs-action': 'InitFaceVerify',
      'x-acs-version': '2019-03-07',
      'x-acs-date': '2026-03-01T02:00:00Z',
    });
    expect(seen[0]?.form).toEqual({
      SceneId: '1000000006',
      ProductCode: 'ID_PRO',
      OuterOrderNo: request.requestId,
      CertType: 'IDENTITY_CARD',
      CertName: request.name,
      CertNo: request.idCard,
      ReturnUrl: request.returnUrl,
      MetaInfo: request.metaInfo,
    });
  });

  it('may answer without a page: then only an app can go on', async () => {
    answer({ CertifyId: 'c2' });
    expect(await (await provider()).start({ ...request, metaInfo: null })).toEqual({
      certifyId: 'c2',
      url: null,
    });
  });

  it.each([
    [
      { Passed: 'T', SubCode: '200' },
      { state: 'passed', reason: null },
    ],
    [
      { Passed: 'F', SubCode: '201' },
      { state: 'failed', reason: 10_013 },
    ],
    [{ Passed: null }, { state: 'processing', reason: null }],
    [{}, { state: 'processing', reason: null }],
  ])('says %j', async (result, expected) => {
    answer(result);
    expect(await (await provider()).result('c1')).toEqual(expected);
    expect(seen[0]?.form).toEqual({ SceneId: '1000000006', CertifyId: 'c1' });
  });

  it.each([
    ['a code of its own', { status: 200, body: { Code: '401', Message: 'invalid parameter' } }],
    ['an error', { status: 500, body: {} }],
    ['an answer without an id', { status: 200, body: { Code: '200', ResultObject: {} } }],
  ])('that answers %s is taken as a refusal, which names nobody', async (_, bad) => {
    reply = bad;
    const error = await (await provider()).start(request).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/静慧|110105/);
  });

  it('does not take a wrong secret', async () => {
    answer({ CertifyId: 'c1' });
    await expect((await provider('other-secret')).start(request)).rejects.toThrow(/HTTP 403/);
  });
});
