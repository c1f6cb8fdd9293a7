import { type UploadResult, uploadFiles } from '@yuanguang/cloud';
import { quietCloud } from '@yuanguang/cloud/testing';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { picture } from '../../modules/file/file.testing.ts';
import { loadRuntime, RUNS, spaceOf, type UniCloudSpace } from './runtime.ts';
import { startRuntimeServer } from './runtime-server.testing.ts';
import { installUploads, type UploadHost } from './upload-host.ts';

const at = startRuntimeServer();

interface Chosen {
  readonly tempFiles: readonly { readonly url?: string; readonly errMsg?: string }[];
}
type UploadSpace = Omit<UniCloudSpace, 'uploadFile'> & {
  chooseAndUploadFile(options: { type: 'image'; count: number }): Promise<Chosen>;
  uploadFile(options: {
    filePath: string;
    cloudPath: string;
    fileType: string;
    cloudPathAsRealPath?: boolean;
  }): Promise<{ success: boolean; filePath: string; fileID: string }>;
};

describe.each(RUNS)('The published client runtime, unmodified (%s, %s database)', (published) => {
  const files = new Map<string, Uint8Array>();
  let uploads: UploadHost;
  let cloud: UploadSpace;

  beforeEach(async () => {
    files.clear();
    uploads = installUploads(files);
    cloud = (await loadRuntime(published)).init(spaceOf(at.server)) as UniCloudSpace as UploadSpace;
  });

  /** What stands behind an address, by way of getTempFileURL. */
  async function look(fileID: string): Promise<Response> {
    const { fileList } = await cloud.getTempFileURL({ fileList: [fileID] });
    return fetch(String(fileList[0]?.tempFileURL).replace(/^https:/, 'http:'));
  }

  it('signs, sends and reports one picture, and looks at it by a link', async () => {
    files.set('blob:one.png', await picture('png', { width: 20, height: 10 }));
    const sent = await cloud.uploadFile({
      filePath: 'blob:one.png',
      cloudPath: 'one.png',
      fileType: 'image',
    });
    expect(at.host.order()).toEqual(['anonymousAuthorize', 'generateProximalSign', 'report']);
    expect(at.host.exchanges.at(-1)?.answer.success).toBe(true);
    expect(uploads.forms).toMatchObject([
      {
        url: expect.stringMatching(/^https:\/\/[\w.:]+\/upload$/),
        header: { 'X-OSS-server-side-encrpytion': 'AES256' },
        fields: expect.arrayContaining(['OSSAccessKeyId', 'Signature', 'key', 'policy', 'file']),
        status: 200,
      },
    ]);
    const authority = new URL(at.server.deps.settings.PUBLIC_URL).host;
    expect(sent).toMatchObject({ success: true, filePath: 'blob:one.png' });
    expect(sent.fileID).toMatch(
      new RegExp(`^https://${authority}/files/~\\d+\\.[\\w-]{43}/[0-9a-f]{32}\\.png$`),
    );
    const seen = await look(sent.fileID);
    expect(seen.status).toBe(200);
    // An image in the page asks for the address itself, runtimes before 4.08 have no other.
    expect((await fetch(sent.fileID.replace(/^https:/, 'http:'))).status).toBe(200);
    const bare = sent.fileID.replace(/^https:/, 'http:').replace(/~[^/]+\//, '');
    expect((await fetch(bare)).status).toBe(404);
    expect(seen.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await seen.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it('chooses nine pictures and sends them five at a time', async () => {
    for (let index = 0; index < 9; index += 1) files.set(`blob:${index}.jpg`, await picture('jpeg'));
    uploads.together(5);
    const { tempFiles } = await cloud.chooseAndUploadFile({ type: 'image', count: 9 });
    const urls = tempFiles.map(({ url }) => url);
    expect(new Set(urls).size).toBe(9);
    expect(urls.every((url) => /^https:\/\/.*\/files\/~[^/]+\/[0-9a-f]{32}\.jpg$/.test(String(url)))).toBe(
      true,
    );
    expect(uploads.peak()).toBe(5);
    const { fileList } = await cloud.getTempFileURL({ fileList: urls.map(String) });
    const answers = await Promise.all(
      fileList.map(({ tempFileURL }) => fetch(tempFileURL.replace(/^https:/, 'http:'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  });

  it('may ask for a path of its own', async () => {
    files.set('blob:a', await picture('webp'));
    const options = { filePath: 'blob:a', cloudPath: 'avatars/a.webp', cloudPathAsRealPath: true };
    const first = await cloud.uploadFile({ ...options, fileType: 'image' });
    const second = await cloud.uploadFile({ ...options, fileType: 'image' });
    expect(first.fileID).toMatch(/\/files\/~[^/]+\/[0-9a-f]{32}\/avatars\/a\.webp$/);
    expect(second.fileID).not.toBe(first.fileID);
    expect((await look(first.fileID)).status).toBe(200);
  });

  it('is told that a page is no picture, and that a name is none', async () => {
    files.set('blob:x.png', Buffer.from('<script>alert(1)</script>'));
    await expect(
      cloud.uploadFile({ filePath: 'blob:x.png', cloudPath: 'x.png', fileType: 'image' }),
    ).rejects.toMatchObject({ code: 'UPLOAD_FAILED', message: '文件上传失败' });
    await expect(
      cloud.uploadFile({ filePath: 'blob:x.png', cloudPath: 'x.html', fileType: 'image' }),
    ).rejects.toMatchObject({ code: 'ParamInvalid' });
  });

  it('is answered while it still sends a file that is refused', async () => {
    files.set('blob:large.png', Buffer.alloc(10 * 1024 * 1024 + 10_000, 7));
    await expect(
      cloud.uploadFile({ filePath: 'blob:large.png', cloudPath: 'large.png', fileType: 'image' }),
    ).rejects.toMatchObject({ code: 'UPLOAD_FAILED' });
    expect(uploads.forms.map(({ status }) => status)).toEqual([413]);
  });

  it('always gets an answer for what it asks about', async () => {
    const strange = ['https://elsewhere/a.png', 'x', 'https://x/files/\0', `${at.server.url}/files/\ud800`];
    const { fileList } = await cloud.getTempFileURL({ fileList: strange });
    expect(fileList).toHaveLength(4);
  });
});

describe('Our own client', () => {
  it('sends pictures to the gateway’s own origin and looks at them there', async () => {
    const cloud = quietCloud({
      endpoint: at.server.url,
      spaceId: at.server.deps.settings.CLOUD_SPACE_ID,
      clientSecret: at.server.deps.keys.clientSecret,
      now: () => at.clock.now().getTime(),
      clientInfo: () => ({ deviceId: 'd', locale: 'th' }),
    });
    const good = new File([new Uint8Array(await picture('gif'))], 'ภาพ.gif', { type: 'image/gif' });
    const bad = new File(['<svg/>'], 'a.png', { type: 'image/png' });
    const [sent, refused] = (await uploadFiles(cloud, [good, bad])) as [UploadResult, UploadResult];
    if ('error' in sent) throw sent.error;
    expect(sent.fileId).toMatch(/^https:.*\/files\/~[^/]+\/[0-9a-f]{32}\.gif$/);
    const seen = await fetch(sent.url);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/gif']);
    await seen.arrayBuffer();
    expect(refused).toMatchObject({ error: { code: 'file-type-not-allowed', field: 'file' } });
    expect((refused as { error: Error }).error.message).toMatch(/[ก-๛]/);
  });
});
