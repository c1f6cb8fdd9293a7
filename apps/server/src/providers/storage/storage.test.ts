import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSettings } from '../../testing/deps.ts';
import { listen } from '../../testing/listen.ts';
import { type ObjectStore, startObjectStore } from './object-store.testing.ts';
import { createStorage, type Storage } from './storage.ts';

let store: ObjectStore;
let folder: string;
const made: Storage[] = [];
beforeAll(async () => {
  store = await startObjectStore();
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-storage-'));
});
afterAll(async () => {
  await Promise.all(made.map((storage) => storage.close()));
  await store.close();
  await rm(folder, { recursive: true });
});

async function storageOf(kind: 'disk' | 's3'): Promise<Storage> {
  const settings = kind === 'disk' ? { DATA_DIR: folder } : store.settings;
  const storage = createStorage(await testSettings(settings));
  made.push(storage);
  return storage;
}

const about = (content: string) => ({ type: 'image/png', size: content.length });

describe.each(['disk', 's3'] as const)('The storage %s', (kind) => {
  it('gives back what was put, as bytes or as a stream, and its size', async () => {
    const storage = await storageOf(kind);
    await storage.put('018f00/one', Buffer.from('bytes'), about('bytes'));
    await storage.put(
      '018f00/two',
      Readable.from([Buffer.from('in '), Buffer.from('parts')]),
      about('in parts'),
    );
    for (const [name, content] of [
      ['018f00/one', 'bytes'],
      ['018f00/two', 'in parts'],
    ] as const) {
      const found = await storage.get(name);
      expect(found && (await text(found))).toBe(content);
      expect(await storage.stat(name)).toEqual({ size: content.length });
    }
  });

  it('replaces what had the name', async () => {
    const storage = await storageOf(kind);
    await storage.put('018f00/again', Buffer.from('first'), about('first'));
    await storage.put('018f00/again', Buffer.from('second one'), about('second one'));
    expect(await storage.stat('018f00/again')).toEqual({ size: 10 });
  });

  it('knows nothing of what was never put, or is deleted; deleting twice is no error', async () => {
    const storage = await storageOf(kind);
    await storage.put('018f00/gone', Buffer.from('x'), about('x'));
    await storage.delete('018f00/gone');
    await storage.delete('018f00/gone');
    for (const name of ['018f00/gone', '018f00/never']) {
      expect(await storage.get(name)).toBeUndefined();
      expect(await storage.stat(name)).toBeUndefined();
    }
  });

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../b',
    'a//b',
    'a/./b',
    'A',
    'a\\b',
    'a.part',
    'a/b/c/d/e',
    'ä',
    'a\0',
  ])('refuses the name %j', async (name) => {
    const storage = await storageOf(kind);
    const refused = /not a name/;
    await expect(storage.put(name, Buffer.from('x'), about('x'))).rejects.toThrow(refused);
    await expect(storage.get(name)).rejects.toThrow(refused);
    await expect(storage.stat(name)).rejects.toThrow(refused);
    await expect(storage.delete(name)).rejects.toThrow(refused);
  });
});

describe('The disk', () => {
  it('keeps nothing of a file that was not written to its end', async () => {
    const storage = await storageOf('disk');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line broke');
      })(),
    );
    await expect(storage.put('018f01/half', broken, about('half'))).rejects.toThrow('the line broke');
    expect(await readdir(join(folder, 'files', '018f01'))).toEqual([]);
  });

  it('tells a folder that is in the way as an error, not as an absent file', async () => {
    const storage = await storageOf('disk');
    await storage.put('018f02/in', Buffer.from('x'), about('x'));
    await writeFile(join(folder, 'files', 'plain'), '');
    await expect(storage.get('plain/in')).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(await storage.stat('018f02')).toBeUndefined();
  });
});

describe('The object store', () => {
  it('whose bucket is missing is an error, not an absent file', async () => {
    const settings = await testSettings({ ...store.settings, STORAGE_BUCKET: 'another' });
    const storage = createStorage(settings);
    made.push(storage);
    await expect(storage.get('018f00/one')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('with a wrong key is an error at once, one in trouble is asked again, three times in all', async () => {
    const wrong = await testSettings({ ...store.settings, STORAGE_SECRET_KEY: 'wrong' });
    const refused = createStorage(wrong);
    made.push(refused);
    await expect(refused.stat('018f00/one')).rejects.toThrow('answered 403');
    await expect(refused.get('018f00/one')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const asked: string[] = [];
    let answers = [503, 500, 200];
    const service = await listen(() => (request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['x-amz-content-sha256']}`);
      response.statusCode = answers.shift() ?? 500;
      response.end(response.statusCode === 200 ? '' : '<Error><Code>SlowDown</Code></Error>');
    });
    const storage = createStorage(await testSettings({ ...store.settings, STORAGE_ENDPOINT: service.url }));
    made.push(storage);
    await storage.put('018f00/one', Buffer.from('bytes'), about('bytes'));
    const hash = createHash('sha256').update('bytes').digest('hex');
    expect(asked).toEqual(Array(3).fill(`PUT /files/018f00/one ${hash}`));
    answers = [500, 500, 503, 200];
    await expect(storage.get('018f00/one')).rejects.toMatchObject({ name: 'SlowDown' });
    expect(answers).toEqual([200]);
    // A stream is read once.
    answers = [500, 200];
    const stream = Readable.from([Buffer.from('bytes')]);
    await expect(storage.put('018f00/one', stream, about('bytes'))).rejects.toThrow('answered 500');
    expect(answers).toEqual([200]);
    await service.close();
  });

  it('needs a bucket and a key', async () => {
    await expect(testSettings({ STORAGE: 's3', STORAGE_BUCKET: 'files' })).rejects.toMatchObject({
      problems: [
        'STORAGE_ACCESS_KEY: required with STORAGE=s3',
        'STORAGE_SECRET_KEY: required with STORAGE=s3',
      ],
    });
  });
});
