import { type CloudOptions, createCloud } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import type { feedback } from '@yuanguang/contract/objects/feedback';
import type { news } from '@yuanguang/contract/objects/news';
import sharp from 'sharp';
import { buildApp } from '../../app.ts';
import { wireCaller } from '../../gateway/conformance/caller.ts';
import type { Database } from '../../lib/db.ts';
import { mutableClock } from '../../testing/clock.ts';
import { type SettingOverrides, testDeps } from '../../testing/deps.ts';
import { insertPerson } from '../account/person.testing.ts';

/** The app as people meet it: each call through the whole gateway, with or without a login. */
export async function peopleApp(database: Database, settings: SettingOverrides = {}) {
  const clock = mutableClock();
  const deps = await testDeps(database, { clock: clock.now, settings });
  const app = await buildApp(deps);
  await deps.jobs.start();
  const wire = wireCaller(app, deps);

  /** A person with an account who is logged in; `roles` such as admin. */
  async function person(roles: readonly string[] = []) {
    const { uid, token } = await insertPerson(database, deps, { roles });
    return { uid, token, ...client({ token }) };
  }

  function client({ token, language = 'zh-Hans' }: { token?: string; language?: Language } = {}) {
    const cloud = createCloud({
      endpoint: 'http://app.test',
      spaceId: deps.settings.CLOUD_SPACE_ID,
      clientSecret: deps.keys.clientSecret,
      clientInfo: () => ({ appId: 'yuanguang', uniPlatform: 'web', deviceId: 'device-1', locale: language }),
      uniIdToken: () => token,
      now: () => clock.now().getTime(),
      fetch: injected,
    });
    return {
      feedback: cloud.object<typeof feedback>('feedback'),
      news: cloud.object<typeof news>('news'),
    };
  }

  const injected: NonNullable<CloudOptions['fetch']> = async (url, init) => {
    const answer = await app.inject({
      method: 'POST',
      url: new URL(String(url)).pathname,
      headers: Object.fromEntries(new Headers(init?.headers)),
      payload: String(init?.body),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };

  /** Sends a picture as every client does: signed, by a form, reported. */
  async function upload() {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#a5673f' },
    })
      .png()
      .toBuffer();
    const token = await wire.authorize();
    const signed = await wire.call(
      'serverless.file.resource.generateProximalSign',
      { env: 'public', filename: 'one.png' },
      token,
    );
    const { id, host, ossPath, cdnDomain, accessKeyId, signature, policy } = signed.data;
    const form = new FormData();
    const fields = { OSSAccessKeyId: accessKeyId, Signature: signature, host, id, key: ossPath, policy };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'one.png');
    const request = new Request('http://app.test/upload', { method: 'POST', body: form });
    const answer = await app.inject({
      method: 'POST',
      url: '/upload',
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    });
    if (answer.statusCode !== 200) throw new Error(`the upload answered ${answer.statusCode} ${answer.body}`);
    await wire.call('serverless.file.resource.report', { id }, token);
    return { id: String(id), address: `https://${String(cdnDomain)}/${String(ossPath)}` };
  }

  return { app, deps, clock, wire, person, client, upload };
}

export const MESSAGE = { content: '功德芳名的字太小', images: [], contact: '', mobile: '' };
