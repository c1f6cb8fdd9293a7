import { call, cloudObject } from '@yuanguang/contract';
import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Context } from '../lib/context.ts';
import { implement } from '../lib/implement.ts';
import { refuse } from '../lib/refusal.ts';
import { setEntry } from '../modules/config/config.service.ts';
import { startTestDatabase } from '../testing/database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const probe = cloudObject('probe', {
  greet: call({
    access: 'anyone',
    input: z.object({ who: z.object({ name: z.string(), tags: z.optional(z.array(z.number())) }) }),
    output: z.object({ text: z.string(), inner: z.object({ seen: z.array(z.string()) }) }),
    errors: ['order-not-found'],
  }),
  break: call({ access: 'anyone', input: z.object({}), output: z.object({}), errors: [] }),
  misfit: call({ access: 'anyone', input: z.object({}), output: z.object({ n: z.number() }), errors: [] }),
  mine: call({ access: 'user', input: z.object({ must: z.string() }), output: z.object({}), errors: [] }),
  office: call({ access: 'staff', input: z.object({ must: z.string() }), output: z.object({}), errors: [] }),
  _hidden: call({ access: 'anyone', input: z.object({}), output: z.object({}), errors: [] }),
});

const database = startTestDatabase();
const seen: { ctx?: Context; input?: unknown } = {};
const logged: object[] = [];
let app: TestApp['app'];
let wire: TestApp['wire'];
let ran = 0;

beforeEach(async () => {
  ran = 0;
  logged.length = 0;
  const log = Object.assign(Object.create(quietLog), {
    child: () => log,
    error: (fields: object) => logged.push(fields),
  });
  const implementation = implement(probe, {
    async greet(ctx, input) {
      Object.assign(seen, { ctx, input });
      if (input.who.name === 'nobody') refuse('order-not-found', 'who.name');
      const inner = { seen: Object.keys(input.who), secretInside: 'leak' };
      return { text: `hello ${input.who.name}`, inner, secret: 'leak' };
    },
    async break() {
      throw new Error('select password from users; at /srv/secret.ts:1');
    },
    misfit: async () => ({ n: 'secret text' }) as unknown as { n: number },
    async mine() {
      ran += 1;
      return {};
    },
    async office() {
      ran += 1;
      return {};
    },
    _hidden: async () => ({}),
  });
  ({ app, wire } = await testApp(database, { log, build: { extra: [implementation] } }));
});
afterEach(() => app.close());

describe('A method of a cloud object', () => {
  it('gets its input by the contract and answers with errCode 0', async () => {
    const { data } = await wire.invoke('probe', 'greet', [{ who: { name: '慧明' } }]);
    expect(data).toEqual({ errCode: 0, text: 'hello 慧明', inner: { seen: ['name'] } });
  });

  it('never lets out a field that its output does not name, at any depth', async () => {
    const { text } = await wire.invoke('probe', 'greet', [{ who: { name: 'a' } }]);
    expect(text).not.toMatch(/secret|leak/);
  });

  it('never sees keys its input does not name, nor further arguments', async () => {
    const who = { name: 'a', role: 'admin', constructor: { prototype: { isAdmin: true } } };
    await wire.invoke('probe', 'greet', [{ who, admin: true }, { admin: true }]);
    expect(seen.input).toEqual({ who: { name: 'a' } });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('knows the caller by address, device and language, and no more', async () => {
    await wire.invoke('probe', 'greet', [{ who: { name: 'a' } }], {
      clientInfo: { deviceId: 'd'.repeat(500), locale: 'zh-TW', uid: 'x', roles: ['admin'] },
    });
    const { client, userAgent, ...caller } = seen.ctx?.caller ?? {};
    expect(caller).toEqual({
      deviceId: 'd'.repeat(64),
      ip: '127.0.0.1',
      language: 'zh-Hant',
      uid: null,
      roles: [],
    });
    expect(userAgent).toBe('lightMyRequest');
    expect(client).toMatchObject({ appId: '', platform: '' });
    expect(client).not.toHaveProperty('uid');
    expect(client).not.toHaveProperty('roles');
  });

  it('hears what an app says of itself, short and as text', async () => {
    await wire.invoke('probe', 'greet', [{ who: { name: 'a' } }], {
      clientInfo: {
        appId: '__UNI__1',
        uniPlatform: 'app-android',
        appVersionCode: 200070,
        osName: {},
        channel: 'c'.repeat(99),
      },
    });
    expect(seen.ctx?.caller.client).toMatchObject({
      appId: '__UNI__1',
      platform: 'app',
      appVersionCode: '200070',
      osName: '',
      channel: 'c'.repeat(64),
    });
  });
});

describe('Input that does not fit the contract', () => {
  it.each([
    [[{ who: { name: 5 } }], 'who.name'],
    [[{ who: { name: 'a', tags: [1, 'x'] } }], 'who.tags.1'],
    [[{ who: [] }], 'who'],
    [[{}], 'who'],
    [[], 'who'],
    [[null], 'who'],
    [['text'], ''],
    [[[1]], ''],
    ['text', ''],
    [{ who: { name: 'a' } }, ''],
    [7, ''],
  ])('%j is refused with the path of the field', async (params, field) => {
    const { data } = await wire.invoke('probe', 'greet', params);
    expect(data).toEqual({
      errCode: 'param-invalid',
      errMsg: ERROR_MESSAGES['param-invalid']['zh-Hans'],
      errSubject: 'probe',
      field,
    });
  });
});

describe('A refusal', () => {
  it.each([
    ['zh-Hans', 'zh-Hans'],
    ['zh_HK', 'zh-Hant'],
    ['en-GB', 'en'],
    ['ja', 'ja'],
    ['th-TH', 'th'],
    ['fr', 'zh-Hans'],
    [5, 'zh-Hans'],
    [undefined, 'zh-Hans'],
  ] as const)('is told to a caller with locale %s in %s', async (locale, language) => {
    const { data } = await wire.invoke('probe', 'greet', [{ who: { name: 'nobody' } }], {
      clientInfo: { locale },
    });
    expect(data).toEqual({
      errCode: 'order-not-found',
      errMsg: ERROR_MESSAGES['order-not-found'][language],
      errSubject: 'probe',
      field: 'who.name',
    });
  });
});

describe('A failure nobody expected', () => {
  it.each(['break', 'misfit'])('(%s) tells the caller nothing, and the log everything', async (method) => {
    const { data, headers, text } = await wire.invoke('probe', method);
    expect(data).toEqual({ errCode: 20000, errMsg: 'System error', errSubject: 'probe' });
    expect(text).not.toMatch(/select|secret|\.ts/);
    expect(logged).toMatchObject([{ requestId: headers['request-id'], object: 'probe', method }]);
  });
});

describe('Access', () => {
  it.each(['mine', 'office'])(
    'to %s needs a login, which is asked before the input is read',
    async (method) => {
      for (const uniIdToken of [undefined, 'a.b.c', 5, '']) {
        const { data } = await wire.invoke('probe', method, [{ wrong: true }], { uniIdToken });
        expect(data.errCode).toBe('uni-id-check-token-failed');
      }
      expect(ran).toBe(0);
    },
  );

  it('needs the client information every app sends', async () => {
    for (const clientInfo of [undefined, null, 'x', []]) {
      const { data } = await wire.invoke('probe', 'greet', [{ who: { name: 'a' } }], { clientInfo });
      expect(data).toEqual({ errCode: 20101, errMsg: 'Invalid client', errSubject: 'probe' });
    }
  });
});

describe('A name that is not there', () => {
  it.each([
    'nothing',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '_hidden',
    '',
    5,
    null,
    {},
    [],
  ])('as method (%j) is METHOD_NOT_FOUND', async (method) => {
    const { success, data } = await wire.invoke('probe', method);
    expect({ success, code: data.errCode }).toEqual({ success: true, code: 'METHOD_NOT_FOUND' });
  });

  it.each(['nothing', 'constructor', '__proto__', 'toString', ''])(
    'as function (%j) is FUNCTION_NOT_FOUND, with its name in the message',
    async (name) => {
      const { status, error } = await wire.invoke(name, 'read');
      expect(status).toBe(200);
      expect(error).toEqual({
        code: 'FUNCTION_NOT_FOUND',
        message: `FunctionName=${name} FUNCTION_NOT_FOUND`,
      });
    },
  );
});

describe('The configuration', () => {
  it('is read by any visitor and follows a switch', async () => {
    const before = await wire.invoke('config', 'read');
    expect(before.data).toMatchObject({
      errCode: 0,
      config: { appVersion: '2.0.7', appVersionCode: 200070, buyclosed: false, modules: { sponsor: true } },
    });
    await setEntry({ db: database.db, now: () => new Date() }, 'buyclosed', true);
    expect((await wire.invoke('config', 'read')).data).toMatchObject({ config: { buyclosed: true } });
  });
});
