import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';
import subsetFont from 'subset-font';
import { ALWAYS, ENTRY_PAGE, slicesOf } from './font-slices.ts';
import { productTexts } from './product-texts.ts';
import { readTitleCharacters } from './title-characters.ts';

const require = createRequire(import.meta.url);
const FAMILY = 'Yuanguang Song';

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
 * The Song face of titles for readers of one language, cut to the characters the product itself speaks in it
 * (`slicesOf`); a slice is fetched only when a page shows such a character. Names typed by visitors fall back to the device's
 * own serif. Thai titles have the project's Thai face, English ones its quotation marks. Returns the font-face rules.
 */
export async function writeFonts(dist: string, base: string, language: Language): Promise<string> {
  const face = await readSong();
  const shown = await readTitleCharacters();
  const slices = slicesOf(shown[language] ?? {}, await productTexts(language));

  await mkdir(join(dist, 'assets'), { recursive: true });
  const rules: string[] = [];
  const beside = BESIDE_SONG[language];
  const trirong = require.resolve('@expo-google-fonts/trirong/Trirong_700Bold.ttf');
  const faces = [...slices].map(([name, characters]) => [name, characters, face] as const);
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
  const { [ENTRY_PAGE]: _entry, ...pages } = (await readTitleCharacters())[language] ?? {};
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

let song: Promise<Buffer> | undefined;

/** The whole face, 12 MB, read once for all languages. */
function readSong(): Promise<Buffer> {
  const folder = dirname(require.resolve('@expo-google-fonts/noto-serif-sc/package.json'));
  song ??= readFile(join(folder, '700Bold/NotoSerifSC_700Bold.ttf'));
  return song;
}
