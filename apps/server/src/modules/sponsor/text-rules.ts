import { refuse } from '../../lib/refusal.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** How many characters a reader sees: 𠮷 is one, a Thai syllable with its marks is as many as are written. */
function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Whether a reader sees more than `most` characters; a text with fewer code units needs no counting. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && graphemeCount(text) > most;
}

/** Letters, digits and signs of every day: nearly every name and sentence; they need no closer look. */
const EVERYDAY = /^[\u4E00-\u9FFF\u3001-\u3002\uFF0C -~]*$/;

/** What no press can set: controls, direction marks, zero-width and private characters, line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Letters by name, but nothing is seen. */
const INVISIBLE = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u;
/** Pictures in colour; the signs ©, ® and ™ are type. */
const EMOJI = /(?![©®™])(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}]|\u20E3|\uFE0F)/u;
/** A letter with a tower of marks would run over its neighbours on paper. */
const MARK_TOWER = /\p{M}{5}/u;

/**
 * A line as it is printed: composed (NFC), no space at its ends, single spaces inside.
 * Refuses 'text-not-allowed' for what cannot be printed. `field` is the input's path.
 */
export function printable(text: string, field: string): string {
  const trimmed = text.trim();
  if (EVERYDAY.test(trimmed) && !trimmed.includes('  ')) return trimmed;
  if (!text.isWellFormed()) refuse('text-not-allowed', field);
  // Spaces first: a non-breaking or full-width space is meant as a space, a tab or a line break is not.
  const line = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if ([UNPRINTABLE, INVISIBLE, EMOJI, MARK_TOWER].some((kind) => kind.test(line))) {
    refuse('text-not-allowed', field);
  }
  return line;
}

/** Several lines, each as `printable`; empty lines at the ends and repeated ones are dropped. */
export function printableLines(text: string, field: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => printable(line, field));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}
