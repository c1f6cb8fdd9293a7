import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutableClock } from '../../testing/clock.ts';
import type { CertificateFacts } from './facts.ts';
import { pictureStore } from './picture-store.ts';

const KEY = Buffer.alloc(32, 5);
const PNG = Buffer.from('the picture with the name 陈静慧');
const facts: CertificateFacts = {
  language: 'zh-Hans',
  number: '482-915-0376',
  numberLabel: '助印编号',
  name: '陈静慧',
  deed: '发心助印',
  purpose: null,
  honour: null,
  verse: [],
  dedication: '',
  paidOn: '2026-03-01',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('Kept certificates', () => {
  it('are found by what stands on them, also by another process, and tell nothing without the key', async () => {
    const folder = join(root, 'found');
    const store = pictureStore(folder, KEY, mutableClock().now);
    const name = store.nameOf(facts);
    expect(store.nameOf({ ...facts, name: '陈静' })).not.toBe(name);
    expect(store.nameOf({ ...facts, honour: '以王德安之名' })).not.toBe(name);
    expect(pictureStore(folder, Buffer.alloc(32, 6), mutableClock().now).nameOf(facts)).not.toBe(name);
    await store.put(name, PNG);
    expect(await pictureStore(folder, KEY, mutableClock().now).get(name)).toEqual(PNG);
    expect((await readFile(join(folder, name))).includes('陈静慧')).toBe(false);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it('that were altered, cut or exchanged are not there', async () => {
    const folder = join(root, 'altered');
    const store = pictureStore(folder, KEY, mutableClock().now);
    const name = store.nameOf(facts);
    await store.put(name, PNG);
    const bytes = await readFile(join(folder, name));
    const other = store.nameOf({ ...facts, copies: 2 } as CertificateFacts);
    await writeFile(join(folder, other), bytes);
    expect(await store.get(other)).toBeUndefined();
    for (const broken of [bytes.subarray(0, 20), bytes.subarray(0, -1), Buffer.from(bytes).fill(0, 14, 15)]) {
      await writeFile(join(folder, name), broken);
      expect(await store.get(name)).toBeUndefined();
    }
  });

  it('open as they were always written: nonce, what was sealed under the name, tag', async () => {
    const folder = join(root, 'before');
    await mkdir(folder);
    const written = 'CQkJCQkJCQkJCQkJp-FAkA-OHqjKMvMOhFSy6hWrrX312_U3yLajFUUgpNkJvJ6A3iSsA6LiQ9zK9Hwh5p4H';
    await writeFile(join(folder, 'kept'), Buffer.from(written, 'base64url'));
    expect(await pictureStore(folder, KEY, mutableClock().now).get('kept')).toEqual(PNG);
  });

  it('go after a day', async () => {
    const folder = join(root, 'old');
    const clock = mutableClock();
    const store = pictureStore(folder, KEY, clock.now);
    await store.sweep();
    await store.put('old', PNG);
    clock.advance({ hours: 23 });
    await store.put('new', PNG);
    clock.advance({ hours: 2 });
    await store.sweep();
    expect(await readdir(folder)).toEqual(['new']);
  });
});
