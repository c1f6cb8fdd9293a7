import { lunarDateInFull } from '@yuanguang/content/lunar-words';
import { lunarDay } from '../../lib/lunar-day.ts';
import { CARD_NOTE, CARD_TITLE, CARD_VOW, TEMPLE, UNNAMED } from './certificate-words.ts';
import type { Card, CertificateFacts } from './facts.ts';
import { widthOf } from './fonts.ts';
import { type Line, set } from './horizontal.ts';
import type { HanLanguage } from './numerals.ts';
import { lotus, seal } from './ornaments.ts';
import { centred, type TextStyle } from './svg.ts';
import { breakColumns, drawColumn, lengthOf, piecesOf } from './vertical-text.ts';

const BRIGHT = '#f0dcae';
const GOLD = '#e3c98d';
const QUIET = '#a99870';
const MIDDLE = 540;
const EDGE = 130;
const ROOM = 1_080 - 2 * EDGE;
const TOP = 140;
const SEAL = 104;

export const CARD_HEIGHTS: Readonly<Record<Card['shape'], number>> = { square: 1_080, upright: 1_440 };
/** Where the words end: below them an upright card has the lotus. */
const FOOT: Readonly<Record<Card['shape'], number>> = { square: 940, upright: 980 };
const LOTUS = 1_150;

const style = (size: number, fill = GOLD, weight: 400 | 700 = 400): TextStyle => ({ size, weight, fill });

/** The words of a card, 1080 wide: upright columns in Chinese and Japanese, centred lines elsewhere. */
export function cardWords(facts: CertificateFacts, { shape, named }: Card): string {
  const { language } = facts;
  const shown = { ...facts, name: named ? facts.name : UNNAMED[language] };
  const words =
    language === 'en' || language === 'th'
      ? lines(shown, language, shape)
      : columns(shown, language, FOOT[shape]);
  const note = centred(CARD_NOTE[language], MIDDLE, CARD_HEIGHTS[shape] - 74, style(21, QUIET));
  return `${words}${shape === 'upright' ? lotus(MIDDLE, LOTUS) : ''}${note}`;
}

/** The largest scale at which the parts have room. */
function fitted<Part>(parts: (scale: number) => Part[], room: number, of: (part: Part) => number): Part[] {
  for (let scale = 1; scale > 0.45; scale -= 0.05) {
    const found = parts(scale);
    if (found.reduce((sum, part) => sum + of(part), 0) <= room) return found;
  }
  return parts(0.45);
}

interface Column {
  readonly pieces: ReturnType<typeof piecesOf>;
  readonly style: TextStyle;
  readonly top: number;
  readonly pitch: number;
}

function columns(facts: CertificateFacts, language: HanLanguage, foot: number): string {
  const tall = foot - TOP;
  const column = (text: string, type: TextStyle, pitch: number): Column[] =>
    breakColumns(text, type.weight, tall / type.size).map((pieces) => ({
      pieces,
      style: type,
      top: TOP,
      pitch: type.size * pitch,
    }));
  const atFoot = (text: string, type: TextStyle, pitch: number, above = 0): Column => {
    const size = Math.min(type.size, (tall - above) / lengthOf(text, type.weight));
    const top = foot - above - lengthOf(text, type.weight) * size;
    return { pieces: piecesOf(text, type.weight), style: { ...type, size }, top, pitch };
  };
  const all = fitted(
    (scale) => [
      ...column(CARD_TITLE[language], style(92 * scale, BRIGHT, 700), 1.6),
      ...column(facts.name, style(Math.max(34, 64 * scale), BRIGHT, 700), 1.6),
      ...column(facts.deed, style(46 * scale), 1.6),
      ...(facts.purpose === null ? [] : column(facts.purpose, style(46 * scale), 1.6)),
      ...column(CARD_VOW[language], style(36 * scale), 1.9),
      atFoot(lunarDateInFull(lunarDay(facts.paidOn).lunar, language), style(26), 56),
      atFoot(TEMPLE[language], style(48, BRIGHT, 700), 116, SEAL + 24),
    ],
    ROOM,
    ({ pitch }) => pitch,
  );
  const used = all.reduce((sum, { pitch }) => sum + pitch, 0);
  // What is left over goes between the columns, but never so much that they fall apart.
  const spare = Math.min(30, Math.max(0, (ROOM - used) / all.length));
  let x = MIDDLE + (used + spare * (all.length - 1)) / 2;
  let last = x;
  const drawn = all.map(({ pieces, style: type, top, pitch }) => {
    last = x - pitch / 2;
    x -= pitch + spare;
    return drawColumn(pieces, last, top, type);
  });
  return `${drawn.join('')}${seal(last - SEAL / 2, foot - SEAL, SEAL)}`;
}

function lines(facts: CertificateFacts, language: 'en' | 'th', shape: Card['shape']): string {
  const foot = FOOT[shape] - SEAL - 30;
  const all: Line[] = fitted(
    (scale) => {
      const type = (size: number, fill = GOLD, weight: 400 | 700 = 400) => style(size * scale, fill, weight);
      const name = Math.max(38, Math.min(64, ROOM / widthOf(facts.name, 700))) * scale;
      return [
        ...set(TEMPLE[language], type(32), 1, language),
        ...set(CARD_TITLE[language], style(72 * scale, BRIGHT, 700), 1.5, language),
        ...set(facts.name, style(name, BRIGHT, 700), 1.9, language),
        ...set(facts.deed, type(33), 1.9, language),
        ...(facts.purpose === null ? [] : set(facts.purpose, type(44, BRIGHT, 700), 1.5, language)),
        ...set(CARD_VOW[language], type(32), 2.2, language),
        ...set(lunarDateInFull(lunarDay(facts.paidOn).lunar, language), type(25), 2.4, language),
      ];
    },
    foot - TOP,
    ({ step }) => step,
  );
  const used = all.reduce((sum, { step }) => sum + step, 0);
  let y = TOP + (foot - TOP - used) / 2;
  const drawn = all.map(({ text, style: type, step }) => {
    y += step;
    return centred(text, MIDDLE, y, type);
  });
  return `${drawn.join('')}${seal(MIDDLE - SEAL / 2, FOOT[shape] - SEAL, SEAL)}`;
}
