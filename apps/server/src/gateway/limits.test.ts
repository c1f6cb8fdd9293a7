import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { networkOf } from '../lib/limits/caller-address.ts';
import { throttle } from '../lib/limits/throttle.ts';
import { mutableClock } from '../testing/clock.ts';
import { startTestDatabase } from '../testing/database.ts';
import type { SettingOverrides } from '../testing/deps.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const AUTHORIZE = 'serverless.auth.user.anonymousAuthorize';

const database = startTestDatabase();
const clock = mutableClock();
let app: TestApp['app'] | undefined;

async function start(settings: SettingOverrides) {
  const made = await testApp(database, { clock, settings });
  app = made.app;
  return made.wire;
}
afterEach(() => app?.close());

describe('One address', () => {
  it('may authorize only so often, and again after a while', async () => {
    const wire = await start({ RATE_AUTHORIZE_PER_MINUTE: '8' });
    const codes = [];
    for (let i = 0; i < 10; i += 1) codes.push((await wire.call(AUTHORIZE, {})).error?.code);
    expect(codes).toEqual([...Array(8).fill(undefined), 'Throttling.Api', 'Throttling.Api']);
    const refused = await wire.call(AUTHORIZE, {});
    expect(refused.headers['retry-after']).toBe('8');
    clock.advance({ seconds: 8 });
    expect((await wire.call(AUTHORIZE, {})).success).toBe(true);
  });

  it('may call only so often, whatever it sends, and hears so with HTTP 200', async () => {
    const wire = await start({ RATE_CALLS_PER_MINUTE: '3' });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await wire.send('nonsense'));
    expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
      [200, 'InvalidBody.Format'],
      [200, 'InvalidBody.Format'],
      [200, 'InvalidBody.Format'],
      [200, 'Throttling.Api'],
    ]);
  });

  it('is not used up by one device of many', async () => {
    const settings = { RATE_CALLS_PER_MINUTE: '30', RATE_DEVICE_CALLS_PER_MINUTE: '8' };
    const wire = await start(settings);
    const call = async (token: string) =>
      (await wire.call('serverless.file.resource.info', { id: '' }, token)).error?.code;
    const [greedy, other] = [await wire.authorize(), await wire.authorize()];
    const codes = [];
    for (let i = 0; i < 60; i += 1) codes.push(await call(greedy));
    expect(codes.filter((code) => code === undefined)).toHaveLength(2);
    expect([await call(other), await call(other)]).toEqual([undefined, undefined]);
  });

  it('does not use up what others may', () => {
    const allows = throttle(4, clock.now);
    expect([allows('192.0.2.1'), allows('192.0.2.1'), allows('192.0.2.2')]).toEqual([true, false, true]);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('cannot pretend to be another by a header, unless a trusted proxy says so', async () => {
    const allowed = async (settings: SettingOverrides) => {
      const wire = await start({ RATE_AUTHORIZE_PER_MINUTE: '1', ...settings });
      const headers = [{ 'x-forwarded-for': '192.0.2.1' }, { 'x-forwarded-for': '192.0.2.2' }];
      const answers = [];
      for (const one of headers) answers.push(await wire.call(AUTHORIZE, {}, undefined, { headers: one }));
      await app?.close();
      return answers.map(({ success }) => success);
    };
    expect(await allowed({})).toEqual([true, false]);
    expect(await allowed({ TRUST_PROXY: '127.0.0.1' })).toEqual([true, true]);
  });
});

describe('The gateway', () => {
  it('answers headers of more than 16 KiB with 431 and closes', async () => {
    await start({});
    await app?.listen({ port: 0, host: '127.0.0.1' });
    const answer = await raw(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('gives slow senders 15 seconds for headers and two minutes for a request', async () => {
    await start({});
    expect(app?.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 120_000 });
  });
});

/** Sends bytes to the listening app and answers all that comes back until it closes. */
function raw(bytes: string): Promise<string> {
  const address = app?.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
