import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import { pageName } from '../src/shared/router/page-name.ts';
import { slicesOf } from './font-slices.ts';
import { writeFonts, writePageFonts } from './fonts.ts';
import { readPages } from './page-files.ts';
import SHOWN from './title-characters.json' with { type: 'json' };

/** What a face of the rules is for: the file's name up to its hash, and the characters it is fetched for. */
const facesIn = (rules: string) =>
  [...rules.matchAll(/url\([^)]*\/([a-z0-9-]+)-[\w-]{8}\.woff2\)[^}]*unicode-range:([^}]*)/g)].map(
    ([, name, range]) => [name, range],
  );

test.each([
  ['en', /^U\+2018-2019,U\+201c-201d$/],
  ['th', /U\+e01-e3a.*U\+2018/],
] as const)('titles in %s have the face that the Song face is wrong for', async (language, range) => {
  const dist = await mkdtemp(join(tmpdir(), 'yuanguang-fonts-'));
  try {
    const rules = await writeFonts(dist, '/zhuyin/', language);
    const faces = facesIn(rules);
    // The last rule counts where two know a character.
    expect(faces.at(-1)).toEqual([`trirong-${language}`, expect.stringMatching(range)]);
    const file = (await readdir(join(dist, 'assets'))).find((name) => name.startsWith('trirong'));
    const { size } = await stat(join(dist, 'assets', file ?? ''));
    expect(size).toBeLessThan(30_000);
  } finally {
    await rm(dist, { recursive: true });
  }
});

test('titles in Chinese need no other face, and no character stands in two slices', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'yuanguang-fonts-'));
  try {
    const faces = facesIn(await writeFonts(dist, '/zhuyin/', 'zh-Hans'));
    const names = faces.map(([name]) => name ?? '');
    expect(names.slice(0, 2)).toEqual(['song-often', 'song-entry']);
    expect(names.filter((name) => !/^song-(often|entry|page-\d+|rest-\d+)$/.test(name))).toEqual([]);
    const ranges = faces.flatMap(([, range]) => range?.split(',') ?? []);
    expect(new Set(ranges).size).toBe(ranges.length);
  } finally {
    await rm(dist, { recursive: true });
  }
});

test('characters stand together that are shown together', () => {
  const shared = '助印';
  const pages = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((page) => [page, `${shared}${page}灯`]));
  const slices = slicesOf({ ...pages, index: `${shared}经`, last: '愿' }, '愿文');
  expect(slices.get('song-often')).toEqual(expect.arrayContaining(['助', '印', '0']));
  expect(slices.get('song-often')).not.toContain('灯');
  expect(slices.get('song-entry')).toEqual(['经']);
  expect(slices.get('song-page-1')).toEqual(['a', '灯', 'b', 'c', 'd', 'e', '愿']);
  expect(slices.get('song-rest-1')).toEqual(['文']);
  expect(slices.size).toBe(4);
});

test('of what no page has shown, a piece holds forty characters', () => {
  const many = Array.from({ length: 41 }, (_, at) => String.fromCodePoint(0x4e10 + at)).join('');
  const slices = slicesOf({}, many);
  expect([...slices.values()].map(({ length }) => length).slice(-2)).toEqual([40, 1]);
});

test('a page has a font of its own titles, a small one; languages of another face have none', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'yuanguang-fonts-'));
  try {
    await mkdir(join(dist, 'assets'));
    const files = await writePageFonts(dist, 'ja');
    expect(files.has('index')).toBe(false);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['home', 'donated', 'login-withpwd']));
    for (const file of files.values()) {
      expect(file).toMatch(/^assets\/p-[\w-]{8}\.woff2$/);
      expect((await stat(join(dist, file))).size).toBeLessThan(60_000);
    }
    expect((await writePageFonts(dist, 'th')).size).toBe(0);
  } finally {
    await rm(dist, { recursive: true });
  }
});

test('every page but the hidden ones has been seen by the gallery', async () => {
  const seen = new Set(Object.keys(SHOWN['zh-Hans']));
  const names = (await readPages()).map(({ addresses: [path = ''] }) => pageName(path));
  expect(names.filter((name) => !seen.has(name))).toEqual([]);
  // Two pages of one name would share their pictures and their signs.
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the gallery has seen the titles of every page in every language', () => {
  expect(Object.keys(SHOWN).sort()).toEqual([...LANGUAGES].sort());
  const [first = {}, ...others] = Object.values(SHOWN);
  expect(first).toHaveProperty('index');
  for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first));
});
