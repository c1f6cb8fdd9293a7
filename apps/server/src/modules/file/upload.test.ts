import { createHmac } from 'node:crypto';
import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../providers/storage/object-store.testing.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { claimFile } from './file.service.ts';
import { filesApp, picture } from './file.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof filesApp>>;

describe.each(['disk', 's3'] as const)('A picture kept in the storage %s', (kind) => {
  let store: ObjectStore | undefined;
  beforeAll(async () => {
    store = kind === 's3' ? await startObjectStore() : undefined;
  });
  afterAll(async () => store?.close());
  beforeEach(async () => {
    app = await filesApp(database, store?.settings);
  });
  afterEach(() => app.close());

  it('is signed for, sent, reported, asked about, looked at, and used', async () => {
    const signed = await app.sign('one.jpg');
    expect(signed).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      cdnDomain: expect.stringMatching(/^localhost:0\/files\/~\d+\.[\w-]{43}$/),
      host: 'localhost:0/upload',
      ossPath: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      url: '/upload',
    });
    const sent = await app.post(signed, await picture('jpeg', { width: 3_000, height: 1_500 }));
    expect(sent).toMatchObject({ statusCode: 200, body: '{}' });
    const reported = await app.ask('report', { id: signed.id });
    expect(reported).toMatchObject({ success: true, data: { id: signed.id } });

    const fileId = `https://${signed.cdnDomain}/${signed.ossPath}`;
    const { data } = await app.ask('info', { id: `https://elsewhere/a.png,${fileId}` });
    expect(data).toMatchObject([
      { fileId: 'https://elsewhere/a.png', url: 'https://elsewhere/a.png', size: 0 },
      { fileId, name: signed.ossPath, type: 'image/jpeg', gmtCreate: app.clock.now().getTime() },
    ]);

    const seen = await app.get(String((reported.data as { url: string }).url));
    expect(seen.statusCode).toBe(200);
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({
      width: 2_560,
      height: 1_280,
      format: 'jpeg',
    });
    expect((data as unknown as { size: number }[])[1]?.size).toBe(seen.rawPayload.length);

    const claimed = await claimFile(app.ctx, fileId, { purpose: 'news', ownerUid: null, private: false });
    expect(claimed).toMatchObject({
      id: signed.id,
      path: `/files/${signed.ossPath}`,
      width: 2_560,
      height: 1_280,
    });
    const open = await app.get(claimed.path);
    expect(open.rawPayload.equals(seen.rawPayload)).toBe(true);
    expect(open.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(seen.rawPayload.length),
      'cache-control': 'public, max-age=2592000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `inline; filename="${signed.id}.jpg"`,
    });
    const again = await app.get(claimed.path, { 'if-none-match': String(open.headers.etag) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });
});

describe('The route for forms', () => {
  beforeEach(async () => {
    app = await filesApp(database);
  });
  afterEach(() => app.close());

  it('allows browsers of any origin, with the header the clients misspell', async () => {
    const { statusCode, headers } = await app.app.inject({ method: 'OPTIONS', url: '/upload' });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-oss-server-side-encrpytion',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('takes a policy once, and never again whatever came of it', async () => {
    const signed = await app.sign();
    expect((await app.post(signed, Buffer.from('<html>'))).statusCode).toBe(415);
    expect((await app.post(signed, await picture())).statusCode).toBe(403);
    const other = await app.sign();
    expect((await app.post(other, await picture())).statusCode).toBe(200);
    expect((await app.post(other, await picture())).json().errCode).toBe('upload-expired');
  });

  it('takes it once also when it comes twice at the same time', async () => {
    const signed = await app.sign();
    const bytes = await picture();
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.post(signed, bytes)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403, 403]);
  });

  it('takes it for ten minutes', async () => {
    const [early, late] = [await app.sign(), await app.sign()];
    app.clock.advance({ minutes: 9, seconds: 59 });
    expect((await app.post(early, await picture())).statusCode).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect((await app.post(late, await picture())).statusCode).toBe(403);
  });

  it('takes nothing that is not exactly what was signed', async () => {
    const [signed, other] = [await app.sign(), await app.sign()];
    const policy = JSON.parse(Buffer.from(signed.policy, 'base64').toString());
    const wider = Buffer.from(JSON.stringify({ ...policy, max: 1e9, expires: 9e15 })).toString('base64');
    const guessed = createHmac('sha256', 'secret-of-the-tests').update(wider).digest('base64url');
    const forgeries = [
      { Signature: `${signed.signature.slice(0, -2)}AA` },
      { Signature: '' },
      { Signature: undefined },
      { policy: wider },
      { policy: wider, Signature: guessed },
      { policy: other.policy },
      { id: other.id },
      { id: undefined },
      { key: other.ossPath },
      { key: '../../etc/passwd' },
      { OSSAccessKeyId: 'another' },
      { policy: '', Signature: '' },
      { policy: 'a'.repeat(5_000) },
    ];
    for (const fields of forgeries) {
      const answer = await app.post(signed, await picture(), { fields });
      expect([answer.statusCode, answer.json().errCode], JSON.stringify(fields)).toEqual([
        403,
        'upload-expired',
      ]);
    }
    expect((await app.post(signed, await picture())).statusCode).toBe(200);
  });

  it('takes the fields before the file, in the field `file`, and one file', async () => {
    const signed = await app.sign();
    expect((await app.post(signed, await picture(), { fileFirst: true })).statusCode).toBe(403);
    expect((await app.post(signed, await picture(), { fileField: 'avatar' })).statusCode).toBe(400);
    expect((await app.post(await app.sign(), await picture(), { second: await picture() })).statusCode).toBe(
      413,
    );
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 'x']));
    expect((await app.post(await app.sign(), await picture(), { fields: many })).statusCode).toBe(413);
  });

  it('takes at most 10 MiB, and no form of a length nobody knows', async () => {
    const signed = await app.sign();
    const large = await app.post(signed, Buffer.alloc(10 * 1024 * 1024 + 1));
    expect([large.statusCode, large.json().errCode]).toEqual([413, 'file-too-large']);
    const declared = await app.app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99999999' },
      payload: '--x--',
    });
    expect(declared.statusCode).toBe(413);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'takes no %s',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await app.app.inject({ method: 'POST', url: '/upload', headers, payload: '{}' });
      expect(answer.json().errCode).toBe('param-invalid');
      expect(answer.statusCode).toBe(400);
    },
  );

  it('takes no form without a file, and none that is broken off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const payload of [
      '--x--\r\n',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nab',
    ]) {
      const answer = await app.app.inject({ method: 'POST', url: '/upload', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  it('says why in the language of the one who sends', async () => {
    for (const language of ['zh-Hans', 'zh-Hant', 'en', 'ja', 'th'] as const) {
      const answer = await app.post(await app.sign(), Buffer.from('<svg/>'), {
        headers: { 'accept-language': language },
      });
      expect(answer.json()).toEqual({
        errCode: 'file-type-not-allowed',
        errMsg: ERROR_MESSAGES['file-type-not-allowed'][language],
      });
    }
  });

  it('is closed to floods from one address', async () => {
    const codes = new Set<number>();
    for (let turn = 0; turn < 160; turn += 1) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      codes.add(
        (await app.app.inject({ method: 'POST', url: '/upload', headers, payload: '--x--\r\n' })).statusCode,
      );
    }
    expect(codes).toEqual(new Set([400, 429]));
  });
});
