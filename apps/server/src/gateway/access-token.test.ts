import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mutableClock } from '../testing/clock.ts';
import { startTestDatabase } from '../testing/database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const AUTHORIZE = 'serverless.auth.user.anonymousAuthorize';
const INVOKE = 'serverless.function.runtime.invoke';
const READ = { functionTarget: 'config', functionArgs: { method: 'read', params: [{}], clientInfo: {} } };

const database = startTestDatabase();
const clock = mutableClock();
let app: TestApp['app'];
let wire: TestApp['wire'];

beforeEach(async () => {
  ({ app, wire } = await testApp(database, { clock }));
});
afterEach(() => app.close());

describe('The timestamp', () => {
  it.each([-24, 24])('may be %d hours off', async (hours) => {
    const timestamp = clock.now().getTime() + hours * 3_600_000;
    expect((await wire.call(AUTHORIZE, {}, undefined, { body: { timestamp } })).success).toBe(true);
  });

  it.each([-25, 25])('is refused when %d hours off', async (hours) => {
    const timestamp = clock.now().getTime() + hours * 3_600_000;
    const answer = await wire.call(AUTHORIZE, {}, undefined, { body: { timestamp } });
    expect(answer.error?.code).toBe('RequestTimeout');
  });

  it('may be sent again, as clients do after a new token', async () => {
    const token = await wire.authorize();
    const twice = await Promise.all([wire.call(INVOKE, READ, token), wire.call(INVOKE, READ, token)]);
    expect(twice.map(({ data }) => data.errCode)).toEqual([0, 0]);
  });
});

describe('The access token', () => {
  it('lives 600 seconds, to the second', async () => {
    const { data } = await wire.call(AUTHORIZE, {});
    expect(data.expiresInSecond).toBe(600);
    const token = String(data.accessToken);
    clock.advance({ seconds: 599 });
    expect((await wire.call(INVOKE, READ, token)).success).toBe(true);
    clock.advance({ seconds: 1 });
    expect((await wire.call(INVOKE, READ, token)).error?.code).toBe('GATEWAY_INVALID_TOKEN');
  });

  it('is good in another process with the same keys', async () => {
    const token = await wire.authorize();
    const other = await testApp(database, { clock });
    expect((await other.wire.call(INVOKE, READ, token)).success).toBe(true);
    await other.close();
  });

  it('is never given twice', async () => {
    expect(await wire.authorize()).not.toBe(await wire.authorize());
  });

  it.each([
    ['missing', undefined],
    ['unknown', 'e5048eec-2517-4458-909a-c784486bcc2e'],
    ['of our shape but not ours', 'A'.repeat(48)],
  ])('is refused when %s', async (_name, token) => {
    const answer = await wire.call(INVOKE, READ, token);
    expect(answer).toMatchObject({ status: 200, success: false, error: { code: 'GATEWAY_INVALID_TOKEN' } });
  });

  it('is refused when any of its characters was changed', async () => {
    const token = await wire.authorize();
    for (const at of [0, 20, 30, 47]) {
      const changed = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
      expect((await wire.call(INVOKE, READ, changed)).error?.code).toBe('GATEWAY_INVALID_TOKEN');
    }
  });

  it('must be the same in header and body', async () => {
    const [token, other] = [await wire.authorize(), await wire.authorize()];
    const differing = await wire.call(INVOKE, READ, token, { headers: { 'x-basement-token': other } });
    const headerOnly = await wire.call(INVOKE, READ, token, { body: { token: undefined } });
    const codes = [differing, headerOnly].map(({ error }) => error?.code);
    expect(codes).toEqual(['GATEWAY_INVALID_TOKEN', 'GATEWAY_INVALID_TOKEN']);
  });

  it.each([[5], [['a']], [{}], [true]])('is refused when it is %j', async (token) => {
    const answer = await wire.call(INVOKE, READ, undefined, { body: { token } });
    expect(['GATEWAY_INVALID_TOKEN', 'InvalidBody.Format']).toContain(answer.error?.code);
  });
});
