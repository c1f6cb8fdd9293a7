import { lunarDateInFull } from '@yuanguang/content/lunar-words';
import { lunarDay } from '../../lib/lunar-day.ts';
import { dayInWords } from '../../lib/temple-day.ts';
import { HORIZONTAL, NOTE, TEMPLE, TITLE } from './certificate-words.ts';
import type { CertificateFacts } from './facts.ts';
import { widthOf } from './fonts.ts';
import { lotus, seal } from './ornaments.ts';
import { centred, type TextStyle } from './svg.ts';

const BRIGHT = '#f0dcae';
const GOLD = '#e3c98d';
const MIDDLE = 540;
const WIDE = 800;
const TOP = 118;
const BOTTOM = 992;

export interface Line {
  readonly text: string;
  readonly style: TextStyle;
  /** Distance from the base line before, in pixels. */
  readonly step: number;
}

/** The certificate in centred lines (English and Thai). */
export function horizontalCertificate(facts: CertificateFacts, language: 'en' | 'th'): string {
  const lines = fitted(facts, language);
  const height = lines.reduce((sum, line) => sum + line.step, 0);
  let y = TOP + Math.max(0, (BOTTOM - TOP - height) / 2);
  const drawn = lines.map((line) => {
    y += line.step;
    return centred(line.text, MIDDLE, y, line.style);
  });
  const note = centred(NOTE[language], MIDDLE, 1_366, style(22, '#a99870'));
  return `${drawn.join('')}${lotus(MIDDLE, 1184)}${seal(838, 1_196, 112)}${note}`;
}

const style = (size: number, fill = GOLD, weight: 400 | 700 = 400): TextStyle => ({ size, weight, fill });

/** Takes the largest scale at which everything has room. */
function fitted(facts: CertificateFacts, language: 'en' | 'th'): Line[] {
  for (let scale = 1; scale > 0.5; scale -= 0.05) {
    const lines = linesOf(facts, language, scale);
    if (lines.reduce((sum, line) => sum + line.step, 0) <= BOTTOM - TOP) return lines;
  }
  return linesOf(facts, language, 0.5);
}

function linesOf(facts: CertificateFacts, language: 'en' | 'th', scale: number): Line[] {
  const words = HORIZONTAL[language];
  const type = (size: number, fill = GOLD, weight: 400 | 700 = 400) => style(size * scale, fill, weight);
  const oneLine = (text: string, least: number, most: number) =>
    Math.max(least, Math.min(most, WIDE / widthOf(text, 700) / scale));
  return [
    ...set(TEMPLE[language], type(30), 1, language),
    ...set(TITLE[language], style(68, BRIGHT, 700), 1.35, language),
    ...set(words.lead, type(29), 2, language),
    ...set(facts.name, type(oneLine(facts.name, 40, 62), BRIGHT, 700), 1.45, language),
    ...set(facts.deed, type(29), 1.9, language),
    ...(facts.purpose === null
      ? []
      : set(facts.purpose, type(oneLine(facts.purpose, 34, 42), BRIGHT, 700), 1.5, language)),
    ...(facts.honour === null ? [] : set(facts.honour, type(31, BRIGHT), 1.75, language)),
    ...set(facts.dedication, type(29), 2.1, language),
    ...facts.verse.flatMap((line, index) => set(line, type(29), index === 0 ? 1.9 : 1.42, language)),
    ...set(lunarDateInFull(lunarDay(facts.paidOn).lunar, language), type(24), 2.4, language),
    ...set(
      `${dayInWords(facts.paidOn, words.locale)} · ${facts.numberLabel} ${facts.number}`,
      type(24),
      1.5,
      language,
    ),
  ];
}

/** A text as centred lines, as many as it needs; the first stands `first` times its size below what is before it. */
export function set(text: string, type: TextStyle, first: number, language: 'en' | 'th'): Line[] {
  return wrap(text, type, language).map((line, index) => ({
    text: line,
    style: type,
    step: type.size * (index === 0 ? first : 1.35),
  }));
}

const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** Breaks between words; Thai has no spaces between them, so a segmenter finds them. Only a word too wide for a line is cut. */
function wrap(text: string, type: TextStyle, language: 'en' | 'th'): string[] {
  const wideness = (line: string) => widthOf(line, type.weight) * type.size;
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].flatMap(
    ({ segment }) => (wideness(segment) > WIDE ? graphemes(segment) : segment),
  );
  const lines = [''];
  for (const segment of words) {
    const tried = lines.at(-1) + segment;
    const fits = wideness(tried.trimEnd()) <= WIDE;
    // A line does not begin with a closing sign, even if it sticks out a little.
    if (fits || lines.at(-1) === '' || /^[\p{Pe}\p{Pf}\p{Po}]/u.test(segment))
      lines[lines.length - 1] = tried;
    else lines.push(segment.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
