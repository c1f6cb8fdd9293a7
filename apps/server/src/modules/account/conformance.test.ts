import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRuntime, RUNS, spaceOf, type UniCloudSpace } from '../../gateway/conformance/runtime.ts';
import { startRuntimeServer } from '../../gateway/conformance/runtime-server.testing.ts';

/** A short login, so that its end comes before the gateway finds the runtime's clock wrong. */
const at = startRuntimeServer({ SESSION_WEB_SECONDS: '3600' });
let cloud: UniCloudSpace;
let names = 0;
/** The runtime tells its host a moment after the answer; on a busy machine the moment is longer than a second. */
const PATIENT = { timeout: 15_000 };

beforeEach(async () => {
  // The clock goes back with each test: what an address has asked for would add up, as it never does in one hour.
  await at.server.deps.database.pool.query('truncate rate_limits');
  // The runtime watches for ended logins once in a process; here each test loads it anew.
  Reflect.deleteProperty(globalThis, '_globalUniCloudStatus');
  Object.assign(globalThis, {
    getCurrentPages: () => [{ $page: { fullPath: '/pages/mine' } }],
    addEventListener: () => undefined,
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'addEventListener'));

const accounts = () => cloud.importObject('uni-id-co', { customUI: true });
const pictures = () => cloud.importObject('uni-captcha-co', { customUI: true });

async function register(): Promise<{ username: string; reply: Record<string, unknown> }> {
  names += 1;
  const username = `lotus_${names}`;
  await pictures().getImageCaptcha?.({ scene: 'register' });
  // As the published page sends it: with fields the server does not know and blank ones.
  const input = { username, nickname: '', password: 'lotus-1', password2: 'lotus-1', captcha: '2468' };
  return { username, reply: (await accounts().registerUser?.(input)) ?? {} };
}

describe.each(RUNS)('The published client runtime (%s) and accounts (%s database)', (published) => {
  beforeEach(async () => {
    cloud = (await loadRuntime(published, { loginPage: 'pages/login' })).init(spaceOf(at.server));
  });

  it('gets a picture it can show', async () => {
    expect(await pictures().getImageCaptcha?.({ scene: 'register' })).toMatchObject({
      errCode: 0,
      captchaBase64: expect.stringMatching(/^data:image\/png;base64,/),
    });
  });

  it('registers, keeps the token, and is then somebody', async () => {
    const { reply } = await register();
    expect(reply).toMatchObject({ errCode: 0, passwordConfirmed: true, uid: expect.any(String) });
    const { token, tokenExpired } = reply.newToken as { token: string; tokenExpired: number };
    expect(at.host.storage.get('uni_id_token')).toBe(token);
    expect(at.host.storage.get('uni_id_token_expired')).toBe(tokenExpired);
    // The runtime reads the payload with a plain base64 decoder.
    expect(token.split('.')[1]).not.toMatch(/[-_]/);
    expect(await accounts().getAccountInfo?.()).toMatchObject({ errCode: 0, isUsernameSet: true });
  });

  it('reads a wrong password three times, then is asked for a picture, and logs in with it', async () => {
    const { username } = await register();
    at.host.storage.clear();
    const wrong = { username, password: 'wrong-1' };
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(accounts().login?.(wrong)).rejects.toMatchObject({ errCode: 'uni-id-password-error' });
    }
    await expect(accounts().login?.(wrong)).rejects.toMatchObject({ errCode: 'uni-id-captcha-required' });
    await pictures().getImageCaptcha?.({ scene: 'login-by-pwd' });
    const input = { username, password: 'lotus-1', captcha: '2468' };
    expect(await accounts().login?.(input)).toMatchObject({ errCode: 0, passwordConfirmed: true });
    expect(at.host.storage.get('uni_id_token')).toMatch(/^ey/);
  });

  it('takes over the token it asks for, and the one that comes by itself in the middle of its life', async () => {
    await register();
    const seen = new Set([at.host.storage.get('uni_id_token')]);
    at.clock.advance({ seconds: 60 });
    await accounts().refreshToken?.();
    seen.add(at.host.storage.get('uni_id_token'));
    at.clock.advance({ seconds: 1_801 });
    await accounts().getAccountInfo?.();
    seen.add(at.host.storage.get('uni_id_token'));
    expect(seen.size).toBe(3);
  });

  it('goes to the login page when its login is over, forged or ended, not when there was none', async () => {
    const logins = () => at.host.shown.filter(({ name }) => name === 'navigateTo');
    await register();
    at.clock.advance({ seconds: 3_601 });
    await expect(accounts().getAccountInfo?.()).rejects.toMatchObject({ errCode: 'uni-id-token-expired' });
    await vi.waitFor(() => expect(logins()).toHaveLength(1), PATIENT);
    expect(logins()[0]?.options.url).toBe('/pages/login?uniIdRedirectUrl=%2Fpages%2Fmine');
    at.host.storage.set('uni_id_token', 'a.b.c');
    await expect(accounts().getAccountInfo?.()).rejects.toMatchObject({
      errCode: 'uni-id-check-token-failed',
    });
    await vi.waitFor(() => expect(logins()).toHaveLength(2), PATIENT);
    at.host.storage.delete('uni_id_token');
    await expect(accounts().getAccountInfo?.()).rejects.toMatchObject({ errCode: 'uni-id-param-required' });
    expect(logins()).toHaveLength(2);
  });

  it('is told that a login is over in the words that send it to the login page', async () => {
    await register();
    const token = String(at.host.storage.get('uni_id_token'));
    await accounts().logout?.();
    at.host.storage.set('uni_id_token', token);
    await expect(accounts().getAccountInfo?.()).rejects.toMatchObject({
      errCode: 'uni-id-check-token-failed',
    });
    at.host.storage.set('uni_id_token', `${token}x`);
    await expect(accounts().getAccountInfo?.()).rejects.toMatchObject({
      errCode: 'uni-id-check-token-failed',
    });
    at.host.storage.delete('uni_id_token');
    await expect(accounts().getAccountInfo?.()).rejects.toMatchObject({ errCode: 'uni-id-param-required' });
  });

  it('reads its profile and leaves a message by the database, and is nobody after logging out', async () => {
    const { username, reply } = await register();
    const profile = () =>
      cloud.database().collection('uni-id-users').where("'_id' == $cloudEnv_uid").field('username').get();
    expect((await profile()).result.data).toEqual([{ _id: reply.uid, username }]);
    const message = { content: '印得很好', contact: '静慧', mobile: '13800138000' };
    const { result } = await cloud.database().collection('opendb-feedback').add(message);
    expect(result).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/) });
    await accounts().logout?.();
    at.host.storage.delete('uni_id_token');
    await expect(profile()).rejects.toMatchObject({ code: expect.stringMatching(/TOKEN_INVALID/) });
  });
});
