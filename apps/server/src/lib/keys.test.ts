import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadKeys, parseDataKeys } from './keys.ts';

let DATA_DIR = '';
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});

test('Secrets that are not set are made once, for all processes that start together, and are readable by us alone', async () => {
  const together = await Promise.all(Array.from({ length: 8 }, () => loadKeys({ DATA_DIR })));
  expect(new Set(together.map((keys) => keys.clientSecret)).size).toBe(1);
  expect(new Set(together.map((keys) => keys.derive('a').toString('hex'))).size).toBe(1);
  const files = await readdir(join(DATA_DIR, 'keys'));
  expect(files.sort()).toEqual(['client-secret', 'data-key']);
  for (const file of files) expect((await stat(join(DATA_DIR, 'keys', file))).mode & 0o777).toBe(0o600);
  const sealed = together[0]?.data.seal('p', 'text') ?? '';
  expect((await loadKeys({ DATA_DIR })).data.open('p', sealed)).toBe('text');
});

test('Secrets that are set are used and nothing is written', async () => {
  const DATA_KEY = `a:${Buffer.alloc(32, 1).toString('base64')}`;
  const keys = await loadKeys({ DATA_DIR, CLOUD_CLIENT_SECRET: 'a secret long enough', DATA_KEY });
  expect(keys.clientSecret).toBe('a secret long enough');
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('Keys of different purposes differ', async () => {
  const keys = await loadKeys({ DATA_DIR });
  expect(keys.derive('a')).toHaveLength(32);
  expect(keys.derive('a').equals(keys.derive('b'))).toBe(false);
});

test('A data key that is short, without id or twice is refused', () => {
  const good = Buffer.alloc(32, 1).toString('base64');
  expect(parseDataKeys(`b:${good}, a:${good}`).map(({ id }) => id)).toEqual(['b', 'a']);
  for (const wrong of ['', good, `k1:${good.slice(0, 20)}`, `K-1:${good}`, `a:${good},a:${good}`]) {
    expect(() => parseDataKeys(wrong)).toThrow('DATA_KEY');
  }
});
