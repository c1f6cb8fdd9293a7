import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';
import subsetFont from 'subset-font';
import { TITLE_CHARACTERS_FILE, type TitleCharacters } from './title-characters.ts';

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

async function packTexts(language: Language): Promise<string> {
  const folder = join(web, '../../packages/content/packs');
  const texts: string[] = [];
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    const { content } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { content: unknown };
    texts.push(textsIn(content, language));
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

const ENTRY_PAGE = 'index';
/** On so many pages a character is in the slice that nearly every page fetches. */
const OFTEN = 6;
/** Characters of a small slice: about 8 KB. */
const PIECE = 40;

/** Of data in several languages what this one's readers see; everything where data are in no language. */
function textsIn(data: unknown, language: Language): string {
  if (typeof data === 'string') return data;
  if (typeof data !== 'object' || data === null) return '';
  const own = (data as Record<string, unknown>)[language];
  const values = own === undefined ? Object.values(data) : [own];
  return values.map((value) => textsIn(value, language)).join('');
}

/**
 * Characters by slice. A slice is fetched as a whole when a page shows one character of it, so those stand together that
 * are shown together: what many pages show; what the entry page shows; the other pages' in small pieces, page by page; and
 * what no picture has shown yet (a message of trouble, a name) in small pieces too.
 */
export function slicesOf(pages: Readonly<Record<string, string>>, everything: string): Map<string, string[]> {
  const counts = new Map<string, number>();
  for (const characters of Object.values(pages)) {
    for (const one of characters) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const often = [
    ...new Set([...ALWAYS, ...[...counts].filter(([, count]) => count >= OFTEN).map(([one]) => one)]),
  ];
  const taken = new Set(often);
  const fresh = (characters: Iterable<string>) =>
    [...new Set(characters)].filter((one) => !taken.has(one) && taken.add(one));
  const entry = fresh(pages[ENTRY_PAGE] ?? '');
  const few = fresh(Object.values(pages).join(''));
  const rest = fresh(han(everything));
  const pieces = (name: string, characters: readonly string[]) =>
    Array.from({ length: Math.ceil(characters.length / PIECE) }, (_, index): [string, string[]] => [
      `${name}-${index + 1}`,
      characters.slice(index * PIECE, (index + 1) * PIECE),
    ]);
  return new Map([
    ['song-often', often],
    ['song-entry', entry],
    ...pieces('song-page', few),
    ...pieces('song-rest', rest),
  ]);
}

/**
 * The Song face of titles for readers of one language, cut to the characters the product itself speaks in it
 * (`slicesOf`); a slice is fetched only when a page shows such a character. Names typed by visitors fall back to the device's
 * own serif. Thai titles have the project's Thai face, English ones its quotation marks. Returns the font-face rules.
 */
export async function writeFonts(dist: string, base: string, language: Language): Promise<string> {
  const song = await readSong();
  const shown = await readShown();
  const messages = await textsBelow(join(web, 'src'), `${language}.json`);
  const packs = await packTexts(language);
  const slices = slicesOf(shown[language] ?? {}, messages + packs);

  await mkdir(join(dist, 'assets'), { recursive: true });
  const rules: string[] = [];
  const beside = BESIDE_SONG[language];
  const trirong = require.resolve('@expo-google-fonts/trirong/Trirong_700Bold.ttf');
  const faces = [...slices].map(([name, characters]) => [name, characters, song] as const);
  for (const [name, characters, font] of [
    ...faces,
    ...(beside ? [[`trirong-${language}`, [...new Set(beside)], await readFile(trirong)] as const] : []),
  ]) {
    if (characters.length === 0) continue;
    const file = await writeCut(dist, name, font, characters);
    rules.push(
      `@font-face{font-family:'${FAMILY}';font-weight:700;font-display:swap;` +
        `src:url(${base}${file}) format('woff2');unicode-range:${unicodeRange(characters)}}`,
    );
  }
  return rules.join('');
}

/**
 * For each page but the entry one file with just what its titles show, by the page's name: who comes to it from outside
 * fetches that instead of the slices, most of which is for other pages. Languages that are set in another face need none.
 */
export async function writePageFonts(dist: string, language: Language): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const { [ENTRY_PAGE]: _entry, ...pages } = (await readShown())[language] ?? {};
  if (BESIDE_SONG[language]) return files;
  // Cut once, so that each page's is cut from a small one.
  const all = await subsetFont(await readSong(), ALWAYS + Object.values(pages).join(''));
  for (const [page, characters] of Object.entries(pages)) {
    if (characters !== '') files.set(page, await writeCut(dist, 'p', all, [...ALWAYS, ...characters]));
  }
  return files;
}

async function writeCut(
  dist: string,
  name: string,
  font: Buffer,
  characters: readonly string[],
): Promise<string> {
  const cut = await subsetFont(font, characters.join(''), { targetFormat: 'woff2' });
  const hash = createHash('sha256').update(cut).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.woff2`;
  await writeFile(join(dist, file), cut);
  return file;
}

function readSong(): Promise<Buffer> {
  const folder = dirname(require.resolve('@expo-google-fonts/noto-serif-sc/package.json'));
  return readFile(join(folder, '700Bold/NotoSerifSC_700Bold.ttf'));
}

async function readShown(): Promise<TitleCharacters> {
  return JSON.parse(await readFile(TITLE_CHARACTERS_FILE, 'utf8')) as TitleCharacters;
}
