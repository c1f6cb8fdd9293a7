import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mutableClock } from '../../testing/clock.ts';
import { testSettings } from '../../testing/deps.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { createSmsSender } from './sms.ts';

const clock = mutableClock();
const MESSAGE = {
  mobile: '13800138000',
  code: '012345',
  text: 'Your code is 012345.',
  language: 'en',
} as const;
const KEY_ID = 'key-of-the-tests';
const KEY_SECRET = 'secret-of-the-tests';

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let endpoint: string;
let heard: Heard[];
let answer: (call: Heard) => { status: number; json: object };

beforeEach(async () => {
  heard = [];
  answer = () => ({ status: 500, json: {} });
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', endpoint);
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    heard.push(call);
    const { status, json } = answer(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const sender = async (settings: Record<string, string>) =>
  createSmsSender(
    await testSettings({
      SMS_KEY_ID: KEY_ID,
      SMS_KEY_SECRET: KEY_SECRET,
      SMS_ENDPOINT: endpoint,
      ...settings,
    }),
    clock.now,
    quietLog,
  );

describe('Aliyun', () => {
  const aliyun = () => sender({ SMS_PROVIDER: 'aliyun', SMS_SIGN_NAME: '圆光寺', SMS_TEMPLATE: 'SMS_1' });

  /** The service's own check (ACS3-HMAC-SHA256): the canonical request, made anew from what arrived, signs the same. */
  function isSigned({ method, path, query, headers, body }: Heard, secret: string): boolean {
    const [, names = '', signature] =
      /^ACS3-HMAC-SHA256 Credential=key-of-the-tests,SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      ) ?? [];
    const encode = (text: string) =>
      encodeURIComponent(text).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      );
    const queryText = [...query]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .join('&');
    const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
    const hashed = createHash('sha256').update(body).digest('hex');
    if (headers['x-acs-content-sha256'] !== hashed) return false;
    const canonical = [method, path, queryText, lines.join(''), names, hashed].join('\n');
    const toSign = `ACS3-HMAC-SHA256\n${createHash('sha256').update(canonical).digest('hex')}`;
    return createHmac('sha256', secret).update(toSign).digest('hex') === signature;
  }

  it('gets the code in the template, signed with the key', async () => {
    answer = (call) =>
      isSigned(call, KEY_SECRET)
        ? { status: 200, json: { Code: 'OK', Message: 'OK', RequestId: 'r', BizId: 'b' } }
        : { status: 403, json: { Code: 'SignatureDoesNotMatch', Message: 'no', RequestId: 'r' } };
    await (await aliyun()).send(MESSAGE);
    const [call] = heard;
    const given = new URLSearchParams([...(call?.query ?? []), ...new URLSearchParams(call?.body)]);
    expect(Object.fromEntries(given)).toMatchObject({
      PhoneNumbers: '13800138000',
      SignName: '圆光寺',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
    });
    expect(call?.headers['x-acs-action']).toBe('SendSms');
    expect(heard).toHaveLength(1);
    // The check itself tells a wrong key.
    expect(call && isSigned(call, 'another')).toBe(false);
  });

  it('gets news in the template of their kind, and none without it', async () => {
    answer = () => ({ status: 200, json: { Code: 'OK', Message: 'OK', RequestId: 'r', BizId: 'b' } });
    const settings = { SMS_PROVIDER: 'aliyun', SMS_SIGN_NAME: '圆光寺', SMS_TEMPLATE: 'SMS_1' };
    const news = { kind: 'monthly', values: { purpose: '供灯', code: 'x'.repeat(32) } } as const;
    const telling = { mobile: '13800138000', text: '…', language: 'zh-Hans', news } as const;
    await (await sender({ ...settings, SMS_MONTHLY_TEMPLATE: 'SMS_3' })).send(telling);
    const given = new URLSearchParams([...(heard[0]?.query ?? []), ...new URLSearchParams(heard[0]?.body)]);
    expect(given.get('TemplateCode')).toBe('SMS_3');
    expect(JSON.parse(given.get('TemplateParam') ?? '')).toEqual(news.values);
    await expect((await sender({ ...settings, SMS_ORDER_TEMPLATE: 'SMS_2' })).send(telling)).rejects.toThrow(
      'monthly',
    );
    expect(heard).toHaveLength(1);
  });

  it.each([
    [200, 'isv.BUSINESS_LIMIT_CONTROL', { name: 'MessageRefused', all: false }],
    [200, 'isv.AMOUNT_NOT_ENOUGH', { name: 'MessageRefused', all: true }],
    [403, 'SignatureDoesNotMatch', { name: 'MessageRefused', all: true }],
    [400, 'Throttling.User', { name: 'Error' }],
    [503, 'ServiceUnavailable', { name: 'Error' }],
  ])(
    'that answers %d %s has refused for good, for one number or for all, or may be asked again',
    async (status, Code, error) => {
      answer = () => ({ status, json: { Code, Message: 'x', RequestId: 'r' } });
      const sending = (await aliyun()).send(MESSAGE);
      await expect(sending).rejects.toMatchObject({ ...error, message: expect.stringContaining(Code) });
    },
  );
});

describe('Twilio', () => {
  const SID = `AC${'0'.repeat(32)}`;
  const twilio = () => sender({ SMS_PROVIDER: 'twilio', SMS_KEY_ID: SID, SMS_FROM: '+15005550006' });
  const basic = `Basic ${Buffer.from(`${SID}:${KEY_SECRET}`).toString('base64')}`;

  it('gets the whole text for the number abroad, with the account’s name and token', async () => {
    answer = ({ headers }) =>
      headers.authorization === basic
        ? { status: 201, json: { sid: 'SM1', status: 'queued' } }
        : { status: 401, json: { code: 20003, message: 'Authenticate', status: 401 } };
    await (await twilio()).send(MESSAGE);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ method: 'POST', path: `/2010-04-01/Accounts/${SID}/Messages.json` });
    expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
      To: '+8613800138000',
      From: '+15005550006',
      Body: 'Your code is 012345.',
    });
  });

  it.each([
    [400, 21211, 'Invalid To number', { name: 'MessageRefused', all: false }],
    [401, 20003, 'Authenticate', { name: 'MessageRefused', all: true }],
    [429, 20429, 'Too many requests', { name: 'Error' }],
    [500, 20500, 'Internal error', { name: 'Error' }],
  ])(
    'that answers %d (%d) has refused for good, for one number or for all, or may be asked again',
    async (status, code, message, error) => {
      answer = () => ({ status, json: { code, message, status } });
      const sending = (await twilio()).send(MESSAGE);
      await expect(sending).rejects.toMatchObject({ ...error, message: expect.stringContaining(message) });
    },
  );
});

describe('The outbox', () => {
  it('keeps the message as a file only its owner can read, and tells the code to the log', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yuanguang-sms-'));
    const lines: string[] = [];
    const log = { ...quietLog, info: (_fields: object, message: string) => void lines.push(message) };
    const outbox = createSmsSender({ ...(await testSettings()), OUTBOX: folder }, clock.now, log);
    await outbox.send(MESSAGE);
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^2026-03-01T02-00-00-000Z-[0-9a-f]{8}\.sms\.txt$/);
    expect(await readFile(join(folder, name), 'utf8')).toBe(
      'To: +86 13800138000\nDate: 2026-03-01T02:00:00.000Z\n\nYour code is 012345.\n',
    );
    expect(lines).toEqual(['text message to 138****8000: the code is 012345']);
    await rm(folder, { recursive: true });
  });
});
