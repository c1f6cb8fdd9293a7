import { lunarDateInFull } from '@yuanguang/content/lunar-words';
import { lunarDay } from '../../lib/lunar-day.ts';
import { NOTE, TEMPLE, TITLE } from './certificate-words.ts';
import type { CertificateFacts } from './facts.ts';
import { type HanLanguage, hanDay, hanDigits } from './numerals.ts';
import { lotus, seal } from './ornaments.ts';
import { centred, type TextStyle } from './svg.ts';
import { breakColumns, drawColumn, lengthOf, piecesOf } from './vertical-text.ts';

const BRIGHT = '#f0dcae';
const GOLD = '#e3c98d';
const TOP = 136;
const BOTTOM = 980;
const TALL = BOTTOM - TOP;
const RIGHT = 962;
const LEFT = 122;
const MIDDLE = 540;
const SEAL = 112;

interface Column {
  readonly pieces: ReturnType<typeof piecesOf>;
  readonly style: TextStyle;
  readonly top: number;
  /** Room from this axis to the next, in pixels. */
  readonly pitch: number;
}

const style = (size: number, fill = GOLD, weight: 400 | 700 = 400): TextStyle => ({ size, weight, fill });

/** The certificate in upright columns, read from the right (Chinese and Japanese). */
export function verticalCertificate(facts: CertificateFacts, language: HanLanguage): string {
  const columns = fitted(facts, language);
  const room = columns.reduce((sum, column) => sum + column.pitch, 0);
  // What is left over goes between the columns, but never so much that they fall apart.
  const spare = Math.min(22, Math.max(0, (RIGHT - LEFT - room) / columns.length));
  const slack = Math.max(0, RIGHT - LEFT - room - spare * columns.length) / 2;
  let x = RIGHT - slack;
  const drawn = columns.map((column) => {
    x -= column.pitch / 2;
    const part = drawColumn(column.pieces, x, column.top, column.style);
    x -= column.pitch / 2 + spare;
    return part;
  });
  const last = x + spare + (columns.at(-1)?.pitch ?? 0) / 2;
  // Once more as it is typed and read out: the office and the look-up are asked by it.
  const number = centred(facts.number, MIDDLE, 1_331, style(34));
  const note = centred(NOTE[language], MIDDLE, 1_366, style(21, '#a99870'));
  return `${drawn.join('')}${seal(last - SEAL / 2, BOTTOM - SEAL, SEAL)}${lotus(MIDDLE, 1150)}${number}${note}`;
}

/** Takes the largest type of the verse at which everything has room. */
function fitted(facts: CertificateFacts, language: HanLanguage): Column[] {
  for (const size of [40, 37, 34, 31, 28, 26, 24, 22, 20, 18, 16]) {
    const columns = columnsOf(facts, language, size);
    if (columns.reduce((sum, column) => sum + column.pitch, 0) <= RIGHT - LEFT) return columns;
  }
  return columnsOf(facts, language, 14);
}

function columnsOf(facts: CertificateFacts, language: HanLanguage, verseSize: number): Column[] {
  const deedSize = Math.min(44, verseSize + 6);
  return [
    ...column(TITLE[language], style(98, BRIGHT, 700), 1.5),
    ...column(`${facts.numberLabel}　${hanDigits(facts.number).replaceAll('-', '　')}`, style(25), 2),
    ...column(facts.name, nameStyle(facts.name), 1.6),
    // Read on from the name: 王秀兰 以王德安之名 发心随喜供灯.
    ...(facts.honour === null
      ? []
      : column(facts.honour, style(Math.min(deedSize, verseSize + 2), BRIGHT), 1.6)),
    ...column(facts.deed, style(deedSize), 1.55),
    ...(facts.purpose === null ? [] : column(facts.purpose, style(deedSize), 1.55)),
    ...column(facts.dedication, style(verseSize), 1.6),
    ...pairs(facts.verse, verseSize).flatMap((line) => column(line, style(verseSize), 1.6)),
    ...atBottom(`${lunarDateInFull(lunarDay(facts.paidOn).lunar, language)}　${hanDay(facts.paidOn)}`, 26, 2),
    {
      pieces: piecesOf(TEMPLE[language], 700),
      style: style(50, BRIGHT, 700),
      top: BOTTOM - SEAL - 26 - lengthOf(TEMPLE[language], 700) * 50,
      pitch: 120,
    },
  ];
}

function column(text: string, type: TextStyle, pitch: number): Column[] {
  return breakColumns(text, type.weight, TALL / type.size).map((pieces) => ({
    pieces,
    style: type,
    top: TOP,
    pitch: type.size * pitch,
  }));
}

/** One column that ends at the foot, of `most` pixels a character or as many as it has room for. */
function atBottom(text: string, most: number, pitch: number): Column[] {
  const length = lengthOf(text, 400);
  const size = Math.min(most, TALL / length);
  return [
    { pieces: piecesOf(text, 400), style: style(size), top: BOTTOM - length * size, pitch: size * pitch },
  ];
}

/** Long names shrink until they fit one column; the very longest take two. */
function nameStyle(name: string): TextStyle {
  const length = lengthOf(name, 700);
  return style(Math.max(36, Math.min(66, TALL / length)), BRIGHT, 700);
}

/** Two short lines of a verse share a column. */
function pairs(lines: readonly string[], size: number): string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const before = joined.at(-1);
    const both = `${before}　${line}`;
    if (open && before !== undefined && lengthOf(both, 400) * size <= TALL) {
      joined[joined.length - 1] = both;
      open = false;
    } else {
      joined.push(line);
      open = true;
    }
  }
  return joined;
}
