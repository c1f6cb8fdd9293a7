import { createCloud } from '@yuanguang/cloud';
import { WEB_APP_ID } from '@yuanguang/contract/constants';
import type { account } from '@yuanguang/contract/objects/account';
import type { uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import type { uniIdCo } from '@yuanguang/contract/objects/uni-id-co';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mutableClock } from '../../testing/clock.ts';
import { makeTestDatabase } from '../../testing/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { EXISTING_APP_ID, loadRuntime, RUNTIMES, spaceOf, type UniCloudSpace } from './runtime.ts';
import { installUniHost, type UniHost } from './uni-host.ts';

const APART = 'uni-id-account-not-exists-in-current-app';
const PASSWORD = 'lotus-1';
const [NEWEST] = RUNTIMES;
let host: UniHost;
let names = 0;
const newName = () => `lotus_${++names}`;

/** Our pages, as they call: `apps/web/src/shared/cloud/cloud.ts`. */
function web(server: TestServer) {
  const cloud = createCloud({
    endpoint: server.url,
    spaceId: server.deps.settings.CLOUD_SPACE_ID,
    clientSecret: server.deps.keys.clientSecret,
    clientInfo: () => ({
      appId: WEB_APP_ID,
      uniPlatform: 'web',
      deviceId: `web-${names}`,
      locale: 'zh-Hans',
    }),
  });
  return {
    id: cloud.object<typeof uniIdCo>('uni-id-co'),
    account: cloud.object<typeof account>('account'),
    captchas: cloud.object<typeof uniCaptchaCo>('uni-captcha-co'),
  };
}

/** The published runtime in an app of the given id. */
async function published(server: TestServer, appId: string): Promise<UniCloudSpace> {
  host.remove();
  host = installUniHost({ appId });
  return (await loadRuntime(NEWEST)).init(spaceOf(server));
}
const idOf = (space: UniCloudSpace) => space.importObject('uni-id-co', { customUI: true });

async function registerInApp(space: UniCloudSpace): Promise<string> {
  const username = newName();
  await space.importObject('uni-captcha-co', { customUI: true }).getImageCaptcha?.({ scene: 'register' });
  await idOf(space).registerUser?.({ username, password: PASSWORD, captcha: '2468' });
  host.storage.clear();
  return username;
}

async function registerOnWeb(server: TestServer): Promise<string> {
  const username = newName();
  const { id, captchas } = web(server);
  await captchas.getImageCaptcha({ scene: 'register' });
  await id.registerUser({ username, password: PASSWORD, captcha: '2468' });
  return username;
}

async function serverWith(settings: { APP_IDS?: string }): Promise<TestServer> {
  const clock = mutableClock(new Date());
  const databaseUrl = await makeTestDatabase();
  return startTestServer({ clock: clock.now, background: false, databaseUrl, settings });
}

beforeEach(() => {
  host = installUniHost();
});
afterEach(() => host.remove());

describe('An app of the temple that APP_IDS names', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serverWith({ APP_IDS: `__UNI__OTHER01, ${EXISTING_APP_ID}` });
  });
  afterAll(() => server.close());

  it('lets who registered there log in on our pages', async () => {
    const username = await registerInApp(await published(server, EXISTING_APP_ID));
    expect(await web(server).id.login({ username, password: PASSWORD })).toMatchObject({
      uid: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
  });

  it('lets who registered on our pages log in there', async () => {
    const username = await registerOnWeb(server);
    const app = await published(server, EXISTING_APP_ID);
    expect(await idOf(app).login?.({ username, password: PASSWORD })).toMatchObject({ errCode: 0 });
    expect(host.storage.get('uni_id_token')).toMatch(/^ey/);
  });

  it('shares its people with every other app of the list', async () => {
    const username = await registerInApp(await published(server, EXISTING_APP_ID));
    const sister = await published(server, '__UNI__OTHER01');
    expect(await idOf(sister).login?.({ username, password: PASSWORD })).toMatchObject({ errCode: 0 });
  });

  it('leaves an app outside the list apart, both ways', async () => {
    const stranger = await published(server, '__UNI__STRANGE');
    const theirs = await registerInApp(stranger);
    const ours = await registerOnWeb(server);
    await expect(idOf(stranger).login?.({ username: ours, password: PASSWORD })).rejects.toMatchObject({
      errCode: APART,
    });
    await expect(web(server).id.login({ username: theirs, password: PASSWORD })).rejects.toMatchObject({
      code: APART,
    });
    expect(await idOf(stranger).login?.({ username: theirs, password: PASSWORD })).toMatchObject({
      errCode: 0,
    });
  });
});

describe('Without APP_IDS', () => {
  it('every app but our pages is apart', async () => {
    const server = await serverWith({});
    try {
      const username = await registerInApp(await published(server, EXISTING_APP_ID));
      await expect(web(server).id.login({ username, password: PASSWORD })).rejects.toMatchObject({
        code: APART,
      });
    } finally {
      await server.close();
    }
  });
});
