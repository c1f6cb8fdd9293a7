import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';
import subsetFont from 'subset-font';
import { moveTitlesAndMenus } from './messages-plugin.ts';

const require = createRequire(import.meta.url);
const web = join(import.meta.dirname, '..');
const FAMILY = 'Yuanguang Song';
/** What titles and figures need in every language beside Han characters. */
const ALWAYS = '0123456789.,:;·，。、；：？！「」『』（）《》〈〉—…一二三四五六七八九十百千万年月日';

function han(text: string): Set<string> {
  return new Set(text.match(/[\p{Script=Han}々〆]/gu));
}

async function textsBelow(folder: string, ending: string): Promise<string> {
  const texts: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith(ending)) {
      texts.push(await readFile(join(entry.parentPath, entry.name), 'utf8'));
    }
  }
  return texts.join('');
}

function unicodeRange(characters: Iterable<string>): string {
  const points = [...characters].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

/** What Thai titles are set in beside Thai letters, so that a line has one hand. */
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&()-';
/** The whole script: names that people give are set in it too. */
const THAI = Array.from({ length: 0xe5b - 0xe01 + 1 }, (_, at) => String.fromCodePoint(0xe01 + at))
  .filter((sign) => /\p{Assigned}/u.test(sign))
  .join('');
/** The Song face of a device gives these a whole character's width, as among Han: wrong behind a Latin letter. */
const QUOTES = '‘’“”';

/** What a language is set in beside the Song face, from the project's own Thai and Latin face. */
const BESIDE_SONG: Partial<Record<Language, string>> = { en: QUOTES, th: THAI + LATIN + QUOTES };

/**
 * The Song face of titles for readers of one language, cut to the characters the product itself speaks: one small slice for the entry page,
 * one for the form below it, one for the rest; a slice is fetched only when a page shows such a character. Names typed
 * by visitors fall back to the device's own serif. Thai titles have the project's Thai face, English ones its quotation
 * marks. Returns the font-face rules.
 */
export async function writeFonts(
  dist: string,
  base: string,
  language: Language,
  entryHtml: string,
): Promise<string> {
  const folder = dirname(require.resolve('@expo-google-fonts/noto-serif-sc/package.json'));
  const song = await readFile(join(folder, '700Bold/NotoSerifSC_700Bold.ttf'));
  const entry = han(entryHtml.replace(/<script[\s\S]*?<\/script>/g, ''));
  for (const one of ALWAYS) entry.add(one);
  const messages = join(web, 'src/shared/messages');
  const titlesAndMenus = moveTitlesAndMenus(join(messages, `shell/${language}.json`), {});
  const shell = (await textsBelow(messages, `${language}.json`)) + JSON.stringify(titlesAndMenus);
  const form = await textsBelow(join(web, 'src/features/sponsor'), `${language}.json`);
  const sponsor = han(shell + form).difference(entry);
  const all = await textsBelow(join(web, 'src'), '.json');
  const packs = await textsBelow(join(web, '../../packages/content/packs'), '.json');
  const rest = han(all + packs)
    .difference(entry)
    .difference(sponsor);

  await mkdir(join(dist, 'assets'), { recursive: true });
  const rules: string[] = [];
  const beside = BESIDE_SONG[language];
  const trirong = require.resolve('@expo-google-fonts/trirong/Trirong_700Bold.ttf');
  for (const [name, characters, font] of [
    ['song-entry', entry, song],
    ['song-sponsor', sponsor, song],
    ['song-rest', rest, song],
    [`trirong-${language}`, new Set(beside), beside ? await readFile(trirong) : song],
  ] as const) {
    if (characters.size === 0) continue;
    const slice = await subsetFont(font, [...characters].join(''), { targetFormat: 'woff2' });
    const hash = createHash('sha256').update(slice).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.woff2`;
    await writeFile(join(dist, file), slice);
    rules.push(
      `@font-face{font-family:'${FAMILY}';font-weight:700;font-display:swap;` +
        `src:url(${base}${file}) format('woff2');unicode-range:${unicodeRange(characters)}}`,
    );
  }
  return rules.join('');
}
