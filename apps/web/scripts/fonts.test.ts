import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFonts } from './fonts.ts';

/** What a face of the rules is for: the file's name up to its hash, and the characters it is fetched for. */
const facesIn = (rules: string) =>
  [...rules.matchAll(/url\([^)]*\/([a-z-]+)-[\w-]{8}\.woff2\)[^}]*unicode-range:([^}]*)/g)].map(
    ([, name, range]) => [name, range],
  );

test.each([
  ['en', /^U\+2018-2019,U\+201c-201d$/],
  ['th', /U\+e01-e3a.*U\+2018/],
] as const)('titles in %s have the face that the Song face is wrong for', async (language, range) => {
  const dist = await mkdtemp(join(tmpdir(), 'yuanguang-fonts-'));
  try {
    const rules = await writeFonts(dist, '/zhuyin/', language, '<h1>寺</h1>');
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

test('titles in Chinese need no other face', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'yuanguang-fonts-'));
  try {
    const faces = facesIn(await writeFonts(dist, '/zhuyin/', 'zh-Hans', '<h1>寺</h1>'));
    expect(faces.map(([name]) => name)).toEqual(['song-entry', 'song-sponsor', 'song-rest']);
  } finally {
    await rm(dist, { recursive: true });
  }
});
