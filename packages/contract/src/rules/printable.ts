/** What can be printed, for server and pages alike. */

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : undefined;

/** How many characters a reader sees: 𠮷 is one, a Thai syllable with its marks is as many as are written. */
function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text) count += 1;
  return count;
}

/** Whether a reader sees more than `most` characters; a text with fewer code units needs no counting. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && graphemeCount(text) > most;
}

/** Letters, digits and signs of every day: nearly every name and sentence; they need no closer look. */
const EVERYDAY = /^[\u4E00-\u9FFF\u3001-\u3002\uFF0C -~]*$/;

/**
 * What no press can set: controls, direction marks, zero-width and private characters, halves of characters, line
 * separators, and what is no character. Planes 2 and 3 are kept for Han letters, and a browser knows only those of its day.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?![\u{20000}-\u{3FFFF}])\p{Cn}/u;
/** Letters by name, but nothing is seen. */
const INVISIBLE = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u;
/** Pictures in colour; the signs ©, ® and ™ are type. */
const EMOJI = /(?![©®™])(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}]|\u20E3|\uFE0F)/u;
/** A letter with a tower of marks would run over its neighbours on paper. */
const MARK_TOWER = /\p{M}{5}/u;
const FORBIDDEN = [UNPRINTABLE, INVISIBLE, EMOJI, MARK_TOWER];

/**
 * A line as it is printed: composed (NFC), no space at its ends, single spaces inside. Undefined for what cannot be
 * printed.
 */
export function printable(text: string): string | undefined {
  const trimmed = text.trim();
  if (EVERYDAY.test(trimmed) && !trimmed.includes('  ')) return trimmed;
  // Spaces first: a non-breaking or full-width space is meant as a space, a tab or a line break is not.
  const line = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  return FORBIDDEN.some((kind) => kind.test(line)) ? undefined : line;
}

/** Several lines, each as `printable`; empty lines at the ends and repeated ones are dropped. */
export function printableLines(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/).map(printable);
  if (lines.includes(undefined)) return undefined;
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}
