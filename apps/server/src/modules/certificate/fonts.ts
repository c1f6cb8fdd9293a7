import { createRequire } from 'node:module';
import { type FontFile, readFont } from './font-file.ts';

const require = createRequire(import.meta.url);
const SONG = 'Noto Serif SC';
const THAI = 'Trirong';

/** Drawn where a font lacks a character: the mark that printers set for a missing sort. */
export const MISSING = '〓';

export interface Face {
  readonly family: string;
  readonly weight: 400 | 700;
  readonly file: FontFile;
}

const face = (family: string, weight: 400 | 700, path: string): Face => ({
  family,
  weight,
  file: readFont(require.resolve(path)),
});

let loaded: readonly Face[] | undefined;

/** The faces of certificates; read from the disk when the first one is drawn. */
export function faces(): readonly Face[] {
  loaded ??= [
    face(SONG, 400, '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
    face(SONG, 700, '@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf'),
    face(THAI, 400, '@expo-google-fonts/trirong/Trirong_400Regular.ttf'),
    face(THAI, 700, '@expo-google-fonts/trirong/Trirong_700Bold.ttf'),
  ];
  return loaded;
}

const isThai = (character: string): boolean => /\p{Script=Thai}/u.test(character);

/** The face that has the character; undefined when none has. */
function faceFor(character: string, before: string, weight: 400 | 700): Face | undefined {
  // The Song face sets ’ and ” a whole character wide: right among Han, wrong behind a Latin letter.
  const narrow = /[‘’“”]/.test(character) && /[\p{Script=Latin}\p{Script=Thai}]$/u.test(before);
  const order = isThai(character) || narrow ? [THAI, SONG] : [SONG, THAI];
  return order
    .map((family) => faces().find((one) => one.family === family && one.weight === weight))
    .find((one) => one?.file.has(character));
}

export interface Run {
  readonly text: string;
  readonly family: string;
  /** In ems. */
  readonly width: number;
}

/**
 * The vowel ำ as its two parts, the ring before any tone mark: the library that draws gives the one sign no width, and
 * the next letter would stand on it.
 */
const inParts = (text: string): string => text.replace(/([\u0e48-\u0e4b]*)\u0e33/gu, '\u0e4d$1\u0e32');

/** Cuts `text` into runs of one face each; characters that no face has become 〓, marks without a letter vanish. */
export function runsOf(text: string, weight: 400 | 700): Run[] {
  const runs: { text: string; face: Face }[] = [];
  for (const character of inParts(text)) {
    const last = runs.at(-1);
    if (last && character === ' ') last.text += character;
    else {
      const found = faceFor(character, last?.text ?? '', weight);
      const drawn = found ? character : /\p{M}/u.test(character) ? '' : MISSING;
      const chosen = found ?? faceFor(MISSING, '', weight);
      if (!chosen || drawn === '') continue;
      if (last?.face === chosen) last.text += drawn;
      else runs.push({ text: drawn, face: chosen });
    }
  }
  return runs.map(({ text: part, face: { family, file } }) => ({
    text: part,
    family,
    width: file.width(part),
  }));
}

/** The signs of a text that no face has, each once: they cannot be written. Marks and spaces are left out. */
export function lackingSigns(text: string): string[] {
  const lacking = [...text].filter(
    (character) => !/[\s\p{M}]/u.test(character) && faceFor(character, '', 700) === undefined,
  );
  return [...new Set(lacking)];
}

/** Width of a line in ems. */
export const widthOf = (text: string, weight: 400 | 700): number =>
  runsOf(text, weight).reduce((sum, run) => sum + run.width, 0);
