import { type CallOptions, type CloudError, createCloud, createSupervisor } from '@yuanguang/cloud';
import { CLOUD_TEXTS } from '@yuanguang/cloud/texts';
import type { config } from '@yuanguang/contract/objects/config';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mutableClock } from '../../testing/clock.ts';
import { makeTestDatabase } from '../../testing/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const clock = mutableClock();
let server: TestServer;
let methods: string[];
let bodies: Record<string, unknown>[];

beforeAll(async () => {
  const databaseUrl = await makeTestDatabase();
  server = await startTestServer({ clock: clock.now, background: false, databaseUrl });
});
afterAll(() => server.close());
beforeEach(() => {
  methods = [];
  bodies = [];
});

function client(overrides: Partial<Parameters<typeof createCloud>[0]> = {}) {
  return createCloud({
    endpoint: server.url,
    spaceId: server.deps.settings.CLOUD_SPACE_ID,
    clientSecret: server.deps.keys.clientSecret,
    clientInfo: () => ({ deviceId: 'd', locale: 'ja' }),
    now: () => clock.now().getTime(),
    fetch(url, init) {
      const body = JSON.parse(String(init?.body));
      bodies.push(body);
      methods.push(body.method.split('.').at(-1));
      return fetch(url, init);
    },
    ...overrides,
  });
}

describe('Our own client', () => {
  it('authorizes first, once for all calls, and reads typed answers', async () => {
    const object = client().object<typeof config>('config');
    const [one] = await Promise.all([object.read({}), object.read({}), object.read({})]);
    expect(one.config.appVersion).toBe('2.0.7');
    expect(methods.filter((method) => method === 'anonymousAuthorize')).toHaveLength(1);
    expect(methods).toHaveLength(4);
  });

  it('gets one new token for many calls whose token expired, and sends each again unchanged', async () => {
    const object = client().object<typeof config>('config');
    await object.read({});
    clock.advance({ seconds: 601 });
    bodies.length = 0;
    methods.length = 0;
    await Promise.all([object.read({}), object.read({})]);
    expect(methods.toSorted()).toEqual(['anonymousAuthorize', 'invoke', 'invoke', 'invoke', 'invoke']);
    const invokes = bodies.filter(({ method }) => String(method).endsWith('invoke'));
    expect(new Set(invokes.map(({ params, timestamp }) => `${params} ${timestamp}`)).size).toBe(1);
    expect(new Set(invokes.map(({ token }) => token)).size).toBe(2);
  });

  it('gives up when the new token is refused too', async () => {
    const refused = { success: false, error: { code: 'GATEWAY_INVALID_TOKEN', message: 'no' } };
    const fetcher: typeof fetch = async (url, init) => {
      const method = JSON.parse(String(init?.body)).method;
      methods.push(method.split('.').at(-1));
      return method.endsWith('invoke') ? Response.json(refused) : fetch(url, init);
    };
    const object = client({ fetch: fetcher }).object<typeof config>('config');
    await expect(object.read({})).rejects.toMatchObject({ code: 'GATEWAY_INVALID_TOKEN', reason: 'gateway' });
    expect(methods).toEqual(['anonymousAuthorize', 'invoke', 'anonymousAuthorize', 'invoke']);
  });

  it('tells a refusal by its code, its words in the caller’s language, and its field', async () => {
    const object = client().object<typeof sponsor>('sponsor');
    const error: CloudError = await object.order({ orderToken: 5 } as never).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'param-invalid', field: 'orderToken', subject: 'sponsor' });
    expect(error.message).toMatch(/[ぁ-ん]/);
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes over a new login token wherever it comes', async () => {
    const newToken = { token: 'a.b.c', tokenExpired: 1 };
    const given: object[] = [];
    for (const errCode of [0, 'name-empty']) {
      const fetcher: typeof fetch = async () =>
        Response.json({ success: true, data: { errCode, newToken, accessToken: 't' } });
      const cloud = client({ fetch: fetcher, onNewToken: (token) => given.push(token) });
      await cloud
        .object<typeof config>('config')
        .read({})
        .catch(() => undefined);
    }
    expect(given).toEqual([newToken, newToken]);
  });

  it('sends the login token only when there is one', async () => {
    await client({ uniIdToken: () => undefined })
      .object<typeof config>('config')
      .read({});
    await client({ uniIdToken: () => 'a.b.c' })
      .object<typeof config>('config')
      .read({});
    const sent = bodies.filter(({ method }) => String(method).endsWith('invoke'));
    expect(sent.map(({ params }) => JSON.parse(String(params)).functionArgs.uniIdToken)).toEqual([
      undefined,
      'a.b.c',
    ]);
  });

  it('makes sense of answers that are not the gateway’s', async () => {
    const fetcher: typeof fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const object = client({ fetch: fetcher }).object<typeof config>('config');
    await expect(object.read({})).rejects.toMatchObject({ code: 'SYS_ERR', reason: 'gateway' });
  });

  it('options of one method go before those of its object', async () => {
    const object = client({ fetch: () => new Promise(() => undefined) }).object<typeof config>('config', {
      all: { preventDuplicate: false, timeout: 600_000 },
      methods: { read: { preventDuplicate: true, timeout: 100 } },
    });
    const first = object.read({});
    await expect(object.read({})).rejects.toMatchObject({ code: -9998 });
    await expect(first).rejects.toMatchObject({ code: -9999 });
  });

  it('shows by itself what it is doing and what went wrong where it is given a supervisor', async () => {
    const shown: unknown[] = [];
    const cloud = createCloud<CallOptions>({
      endpoint: server.url,
      spaceId: server.deps.settings.CLOUD_SPACE_ID,
      clientSecret: server.deps.keys.clientSecret,
      clientInfo: () => ({ deviceId: 'd', locale: 'ja' }),
      now: () => clock.now().getTime(),
      supervise: createSupervisor({
        texts: () => CLOUD_TEXTS.ja,
        now: () => clock.now().getTime(),
        ui: {
          showLoading: ({ title }) => shown.push(title),
          hideLoading: () => shown.push('hidden'),
          showToast: ({ title }) => shown.push({ toast: title }),
          showModal: async ({ title, content, confirmText }) => {
            shown.push({ title, content, confirmText });
            return true;
          },
        },
      }),
    });
    const object = cloud.object<typeof sponsor>('sponsor');
    const refused = object.order({ orderToken: 5 } as never);
    const { message }: CloudError = await refused.catch((reason) => reason);
    await expect(object.order({ orderToken: 5 } as never, { customUI: true })).rejects.toThrow(message);
    const dialog = { title: 'お知らせ', content: message, confirmText: '確認' };
    expect(shown).toEqual(['読み込み中...', 'hidden', dialog]);
  });
});
