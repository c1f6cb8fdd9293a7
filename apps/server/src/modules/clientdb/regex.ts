import type { Pattern } from './condition.ts';
import { syntaxError } from './refusal.ts';

const LONGEST = 128;
const MOST_REPEATS = 50;

/**
 * Translates a client's regular expression into PostgreSQL's dialect: literals, classes, groups, alternatives, anchors
 * and one level of repetition. References to groups, looking around and repetition inside repetition are refused, so
 * that no pattern takes more than a time proportional to the text.
 */
export function safePattern(source: string, flags: string): Pattern {
  if (source.length > LONGEST) syntaxError(`a regular expression has at most ${LONGEST} characters`);
  if (!/^[gimsu]*$/.test(flags)) syntaxError(`the flags ${flags} of a regular expression are not supported`);
  const cursor: Cursor = {
    characters: [...source.toWellFormed()],
    at: 0,
    dotAll: flags.includes('s'),
    groups: 0,
  };
  const { text } = alternatives(cursor);
  if (cursor.at < cursor.characters.length) syntaxError('a regular expression has a ) too many');
  // w: ^ and $ also at line ends, while classes keep their meaning.
  return { text: `(?${flags.includes('m') ? 'w' : 's'})${text}`, insensitive: flags.includes('i') };
}

interface Cursor {
  readonly characters: readonly string[];
  at: number;
  readonly dotAll: boolean;
  groups: number;
}

interface Part {
  readonly text: string;
  /** Whether something in it repeats. */
  readonly repeats: boolean;
}

const DEEPEST = 10;

function alternatives(cursor: Cursor): Part {
  const parts = [sequence(cursor)];
  while (cursor.characters[cursor.at] === '|') {
    cursor.at += 1;
    parts.push(sequence(cursor));
  }
  return { text: parts.map(({ text }) => text).join('|'), repeats: parts.some(({ repeats }) => repeats) };
}

function sequence(cursor: Cursor): Part {
  let text = '';
  let repeats = false;
  for (;;) {
    const character = cursor.characters[cursor.at];
    if (character === undefined || character === '|' || character === ')') return { text, repeats };
    const atom = readAtom(cursor, character);
    const times = readTimes(cursor);
    if (times !== '' && atom.repeats) syntaxError('repetition inside repetition is not supported');
    if (times !== '' && atom.anchor) syntaxError('nothing to repeat in a regular expression');
    text += atom.text + times;
    repeats ||= atom.repeats || times !== '';
  }
}

interface Atom extends Part {
  readonly anchor?: boolean;
}

function readAtom(cursor: Cursor, character: string): Atom {
  cursor.at += 1;
  switch (character) {
    case '(':
      return readGroup(cursor);
    case '[':
      return { text: readClass(cursor), repeats: false };
    case '.':
      return { text: cursor.dotAll ? '.' : '[^\\n\\r\\u2028\\u2029]', repeats: false };
    case '^':
    case '$':
      return { text: character, repeats: false, anchor: true };
    case '*':
    case '+':
    case '?':
      return syntaxError('nothing to repeat in a regular expression');
    case '\\':
      return readEscape(cursor);
    default:
      return { text: literal(character), repeats: false };
  }
}

function readGroup(cursor: Cursor): Atom {
  cursor.groups += 1;
  if (cursor.groups > DEEPEST) syntaxError(`a regular expression has at most ${DEEPEST} groups`);
  if (cursor.characters[cursor.at] === '?') {
    if (cursor.characters[cursor.at + 1] !== ':') syntaxError('this kind of group is not supported');
    cursor.at += 2;
  }
  const inside = alternatives(cursor);
  if (cursor.characters[cursor.at] !== ')') syntaxError('a group of a regular expression is not closed');
  cursor.at += 1;
  return { text: `(?:${inside.text})`, repeats: inside.repeats };
}

const CLASSES: Readonly<Record<string, string>> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: ' \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff',
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };

function readEscape(cursor: Cursor): Atom {
  const next = cursor.characters[cursor.at];
  if (next === undefined) return syntaxError('a regular expression ends in a backslash');
  const lower = next.toLowerCase();
  const known = CLASSES[lower];
  if (known !== undefined) {
    cursor.at += 1;
    return { text: `[${next === lower ? '' : '^'}${known}]`, repeats: false };
  }
  return { text: literal(escaped(cursor)), repeats: false };
}

/** The character that an escape means; the cursor stands behind the backslash. */
function escaped(cursor: Cursor): string {
  const next = cursor.characters[cursor.at] ?? '';
  cursor.at += 1;
  const control = CONTROLS[next];
  if (control !== undefined) return control;
  if (next === 'u' || next === 'x') {
    const length = next === 'u' ? 4 : 2;
    const hex = cursor.characters.slice(cursor.at, cursor.at + length).join('');
    if (hex.length !== length || !/^[0-9a-f]+$/i.test(hex))
      syntaxError('a bad escape in a regular expression');
    cursor.at += length;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }
  if (/[0-9A-Za-z]/.test(next)) syntaxError(`\\${next} in a regular expression is not supported`);
  return next;
}

function readClass(cursor: Cursor): string {
  const negated = cursor.characters[cursor.at] === '^';
  if (negated) cursor.at += 1;
  let inside = '';
  for (;;) {
    const item = classItem(cursor);
    if (item === null) break;
    if (!item.single || cursor.characters[cursor.at] !== '-' || cursor.characters[cursor.at + 1] === ']') {
      inside += item.text;
      continue;
    }
    cursor.at += 1;
    const end = classItem(cursor);
    if (!end?.single || end.point < item.point) return syntaxError('a bad range in a regular expression');
    inside += `${item.text}-${end.text}`;
  }
  if (inside === '') return syntaxError('an empty class in a regular expression');
  return `[${negated ? '^' : ''}${inside}]`;
}

interface ClassItem {
  readonly text: string;
  readonly single: boolean;
  readonly point: number;
}

/** One character or set inside of brackets; null at their end. */
function classItem(cursor: Cursor): ClassItem | null {
  const character = cursor.characters[cursor.at];
  if (character === undefined) return syntaxError('a class of a regular expression is not closed');
  cursor.at += 1;
  if (character === ']') return null;
  if (character !== '\\') return single(character);
  const known = CLASSES[cursor.characters[cursor.at] ?? ''];
  if (known === undefined) return single(escaped(cursor));
  cursor.at += 1;
  return { text: known, single: false, point: 0 };
}

function single(character: string): ClassItem {
  return { text: literal(character), single: true, point: character.codePointAt(0) ?? 0 };
}

/** A repetition after an atom, '' when there is none. Lazy ones find the same texts. */
function readTimes(cursor: Cursor): string {
  const character = cursor.characters[cursor.at];
  let times = '';
  if (character === '*' || character === '+' || character === '?') {
    cursor.at += 1;
    times = character;
  } else if (character === '{') {
    times = readBraces(cursor);
  }
  if (times !== '' && cursor.characters[cursor.at] === '?') cursor.at += 1;
  return times;
}

function readBraces(cursor: Cursor): string {
  const rest = cursor.characters.slice(cursor.at).join('');
  const [whole, from = '', comma, to = ''] = /^\{(\d{1,3})(,?)(\d{0,3})\}/.exec(rest) ?? [];
  if (whole === undefined) return syntaxError('a bad repetition in a regular expression');
  const [least, most] = [Number(from), to === '' ? Number(from) : Number(to)];
  if (most > MOST_REPEATS || least > most) {
    return syntaxError(`a regular expression repeats at most ${MOST_REPEATS} times`);
  }
  if (comma === '' && to !== '') return syntaxError('a bad repetition in a regular expression');
  cursor.at += whole.length;
  return `{${least}${comma}${to === '' ? '' : most}}`;
}

/** A character that stands for itself, whatever it means elsewhere. */
function literal(character: string): string {
  if (/^[A-Za-z0-9]$/.test(character)) return character;
  const point = character.codePointAt(0) ?? 0;
  if (point === 0) return syntaxError('a NUL character in a regular expression');
  return `\\U${point.toString(16).padStart(8, '0')}`;
}
