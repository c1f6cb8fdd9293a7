/** Setting text in upright columns, by rule and without a font: for server and pages alike. */

/** How far one upright sign moves the pen, in ems. */
export const ADVANCE = 1.08;
/** Between two columns, in ems of the larger one: from axis to axis. */
const PITCH = 1.12;
const SPACE = 0.35;
/** Longer words are cut where a column ends. In ems. */
const WORD_MAX = 10;
/** Room before and behind a turned word, in ems. */
const AROUND_WORD = 0.1;

/** A part of a text that stands or is turned as a whole. */
interface Piece {
  readonly text: string;
  readonly kind: 'upright' | 'turned' | 'space';
  /** In ems. */
  readonly length: number;
}

/** Signs of one size that follow one another in a column. */
export interface UprightRun {
  /** As it was typed. Upright signs stand one below the other, each in an equal part of the height. */
  readonly text: string;
  /** Turned clockwise, as Latin and Thai words are: it is read with the head inclined to the right. */
  readonly turned: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the type, in the same unit. */
  readonly size: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const UPRIGHT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}〇、。，！？]/u;
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : undefined;

/** What a reader sees as characters. */
export const graphemesOf = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text];

/** Letters whose caron stands beside them. */
const CARONS = /[ďľťĽ]/u;
/** Kinds of signs with the width of the widest in ems; what is of two kinds is of the first. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[WMmwÆæŒœĲŉ]/u, 1.1],
  [CARONS, 0.9],
  [/[ijl.,'·/()-]/u, 0.5],
  [/[0-9]/u, 0.65],
  [/(?=\p{Script=Latin})\p{Lu}/u, 0.88],
  [/\p{Script=Latin}/u, 0.72],
  [/[ฒณฌญ๒๗]/u, 0.95],
  [/\p{Script=Thai}/u, 0.76],
];
const WIDEST = 1.2;

/** The room of a word, in ems: at least as wide as any face of ours sets it in bold, so that nothing runs over. */
export const roomOf = (word: string): number => [...word].reduce((sum, sign) => sum + widthOf(sign), 0);

function widthOf(sign: string): number {
  const [letter = ''] = CARONS.test(sign) ? sign : sign.normalize('NFD');
  return WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? WIDEST;
}

function turned(text: string): Piece[] {
  const parts: { text: string; width: number }[] = [];
  for (const grapheme of graphemesOf(text)) {
    const width = roomOf(grapheme);
    const last = parts[parts.length - 1];
    if (last && last.width + width <= WORD_MAX) {
      last.text += grapheme;
      last.width += width;
    } else parts.push({ text: grapheme, width });
  }
  return parts.map((part) => ({
    text: part.text,
    kind: 'turned' as const,
    length: part.width + 2 * AROUND_WORD,
  }));
}

const SPACE_PIECE: Piece = { text: '', kind: 'space', length: SPACE };

/** Han, kana and Hangul stand one by one; words of other scripts are turned, each as a whole. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let word = '';
  const endWord = () => {
    if (word !== '') pieces.push(...turned(word));
    word = '';
  };
  for (const grapheme of graphemesOf(text)) {
    const isSpace = /^\s/u.test(grapheme);
    if (!isSpace && !UPRIGHT.test(grapheme)) {
      word += grapheme;
      continue;
    }
    endWord();
    pieces.push(isSpace ? SPACE_PIECE : { text: grapheme, kind: 'upright', length: ADVANCE });
  }
  endWord();
  return pieces;
}

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Without the spaces at its ends. */
function trimmed(pieces: readonly Piece[]): readonly Piece[] {
  const from = pieces.findIndex(({ kind }) => kind !== 'space');
  if (from < 0) return [];
  const behind = [...pieces].reverse().findIndex(({ kind }) => kind !== 'space');
  return pieces.slice(from, pieces.length - behind);
}

function filled(units: readonly (readonly Piece[])[], most: number): (readonly Piece[])[] {
  const columns: Piece[][] = [[]];
  for (const unit of units) {
    const last = columns[columns.length - 1] ?? [];
    if (last.length > 0 && lengthOf(trimmed([...last, ...unit])) > most) columns.push([...unit]);
    else last.push(...unit);
  }
  return columns.map(trimmed).filter((column) => column.length > 0);
}

/** In so many columns, of lengths as equal as may be. */
function balanced(units: readonly (readonly Piece[])[], count: number): (readonly Piece[])[] {
  const longest = Math.max(0, ...units.map(lengthOf));
  for (let most = Math.max(longest, lengthOf(units.flat()) / count); ; most += 0.25) {
    const columns = filled(units, most);
    if (columns.length <= count) return columns;
  }
}

/** A text in columns that fit a box. */
export interface Fitted {
  /** From the right. */
  readonly columns: readonly (readonly Piece[])[];
  readonly size: number;
}

export interface FitWish {
  /** The size of a short text. */
  readonly size: number;
  /** A text that would become smaller in one column takes more of them. */
  readonly least: number;
  readonly columns: number;
}

/**
 * Sets phrases into columns: as large as wished, smaller where the box asks for it, and in more than one column where one
 * would make them too small. Several phrases part only between them, a single one at any sign.
 */
export function fit(
  phrases: readonly string[],
  box: Pick<Box, 'width' | 'height'>,
  { size, least, columns }: FitWish,
): Fitted {
  const parts = phrases.filter((phrase) => phrase !== '').map(piecesOf);
  const units =
    parts.length > 1
      ? parts.map((part, index) => (index === 0 ? part : [SPACE_PIECE, ...part]))
      : (parts[0] ?? []).map((piece) => [piece]);
  const tries = Array.from({ length: columns }, (_, index) => {
    const set = balanced(units, index + 1);
    const longest = Math.max(...set.map(lengthOf), 1);
    return {
      columns: set,
      size: Math.min(size, box.width / (set.length * PITCH), box.height / longest),
    };
  });
  const good = tries.find((one) => one.size >= least);
  const largest = tries.reduce((best, one) => (one.size > best.size ? one : best));
  return good ?? largest;
}

export type Align = 'start' | 'centre' | 'end';

/** The height that fitted columns take at a size. */
export const heightOf = ({ columns }: Fitted, size: number): number =>
  Math.max(0, ...columns.map(lengthOf)) * size;

/** Places fitted columns in the middle of a box, from the right; `height` is that of all texts that begin at one line. */
export function placed(
  { columns, size }: Fitted,
  box: Box,
  { align, height = heightOf({ columns, size }, size) }: { readonly align: Align; readonly height?: number },
): UprightRun[] {
  const pitch = size * PITCH;
  const right = box.x + box.width / 2 + (columns.length * pitch) / 2;
  const room = box.height - height;
  const top = box.y + (align === 'start' ? 0 : align === 'end' ? room : room / 2);
  return columns.flatMap((pieces, index) => {
    const own = lengthOf(pieces) * size;
    return runsOf(pieces, right - (index + 0.5) * pitch, align === 'end' ? top + height - own : top, size);
  });
}

function runsOf(pieces: readonly Piece[], axis: number, top: number, size: number): UprightRun[] {
  const runs: UprightRun[] = [];
  let y = top;
  let joins = false;
  for (const { text, kind, length } of pieces) {
    const height = length * size;
    const last = runs[runs.length - 1];
    if (kind === 'upright' && joins && last) {
      runs[runs.length - 1] = { ...last, text: last.text + text, height: last.height + height };
    } else if (kind !== 'space') {
      runs.push({ text, turned: kind === 'turned', x: axis - size / 2, y, width: size, height, size });
    }
    joins = kind === 'upright';
    y += height;
  }
  return runs.map((run) => ({ ...run, x: tidy(run.x), y: tidy(run.y), height: tidy(run.height) })).map(sized);
}

/** Hundredths are finer than any printer. */
const tidy = (value: number): number => Math.round(value * 100) / 100;
const sized = (run: UprightRun): UprightRun => ({ ...run, width: tidy(run.width), size: tidy(run.size) });

/** A sign, or a turned word, where it is drawn. */
export interface DrawnSign {
  readonly text: string;
  readonly turned: boolean;
  /** The middle of an upright sign across its column; the base line of a turned word. */
  readonly x: number;
  /** The base line of an upright sign; the middle of a turned word along its column. */
  readonly y: number;
  /** Of the type. */
  readonly size: number;
}

/** How far below the top of its square a sign's base line lies, in ems. */
const BASE = 0.88;
/** How far beside the axis of its column the base line of a turned word lies, in ems. */
const TURNED_BASE = 0.34;

/** Where each sign of a run is drawn: upright ones one by one, a turned word as a whole. */
export function signsOf({ text, turned, x, y, width, height, size }: UprightRun): DrawnSign[] {
  const axis = x + width / 2;
  if (turned) return [{ text, turned, x: tidy(axis - size * TURNED_BASE), y: tidy(y + height / 2), size }];
  const signs = graphemesOf(text);
  const step = height / signs.length;
  return signs.map((sign, index) => ({
    text: sign,
    turned,
    x: tidy(axis),
    y: tidy(y + index * step + (step - size) / 2 + size * BASE),
    size,
  }));
}
