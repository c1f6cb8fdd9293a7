import type { Language } from '@yuanguang/contract/languages';
import type { feedback } from '@yuanguang/contract/objects/feedback';
import type { news } from '@yuanguang/contract/objects/news';
import sharp from 'sharp';
import type { Database } from '../../lib/db.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { testApp } from '../../testing/test-app.ts';

export type Step = readonly [method: string, ...params: unknown[]];

/** The app as people meet it: each call through the whole gateway, with or without a login. */
export async function peopleApp(database: Database, settings: SettingOverrides = {}) {
  const made = await testApp(database, { settings });
  const { app, wire, member } = made;

  /** A person with an account who is logged in; `roles` such as admin. */
  async function person(roles: readonly string[] = []) {
    const { uid, token } = await member({ roles });
    return { uid, token, ...client({ token }) };
  }

  function client({ token, language = 'zh-Hans' }: { token?: string; language?: Language } = {}) {
    const cloud = made.cloud({ locale: language, token: () => token });
    return {
      cloud,
      feedback: cloud.object<typeof feedback>('feedback'),
      news: cloud.object<typeof news>('news'),
    };
  }

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

  /** A command of the database language as existing clients write it: one entry a chained call. */
  async function query({ token }: { readonly token?: string }, ...steps: readonly Step[]) {
    const $db = steps.map(([$method, ...$param]) => ({ $method, $param }));
    const functionArgs = {
      command: { $db },
      clientInfo: { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'device-1', locale: 'zh-Hans' },
      ...(token ? { uniIdToken: token } : {}),
    };
    const params = { functionTarget: 'DCloud-clientDB', functionArgs };
    return (await wire.call('serverless.function.runtime.invoke', params, await wire.authorize())).data;
  }

  return { ...made, person, client, upload, query };
}

export const MESSAGE = { content: '功德芳名的字太小', images: [], contact: '', mobile: '' };
