import { fillData, JOURNAL_AMOUNT_MAX } from '@yuanguang/contract/rules/journal';
import {
  cleanPractice,
  isPracticeId,
  PRACTICE_COUNT,
  PRACTICE_SAVE,
  PRACTICES_MAX,
  type PracticeDefinition,
  practiceData,
  readPracticeData,
} from '@yuanguang/contract/rules/practice';

/** What the file says it is. */
const APP = 'yuanguang-temple';
const CONTENT = 'practice';
const VERSION = 1;
/** Bytes; two hundred practices of thirty years have less. */
export const FILE_MAX = 20_000_000;
const DAYS_MAX = 50_000;

/** A practice with its counts by temple day. */
export interface FilePractice extends PracticeDefinition {
  readonly id: string;
  readonly days: ReadonlyMap<string, number>;
}
export type FileProblem = 'unreadable' | 'notOurs' | 'newer' | 'damaged' | 'tooMany';

/** The file as text; `at` in milliseconds since 1970. */
export function writeFile(practices: readonly FilePractice[], at: number): string {
  const written = practices.map(({ id, days, ...practice }) => ({
    id,
    ...(JSON.parse(practiceData(practice)) as object),
    days: Object.fromEntries([...days].sort()),
  }));
  const head = { app: APP, content: CONTENT, version: VERSION, exportedAt: new Date(at).toISOString() };
  return `${JSON.stringify({ ...head, practices: written }, null, 2)}\n`;
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file that `writeFile` made; what is not right in one place is right in none. */
export function readFile(
  text: string,
): { readonly practices: readonly FilePractice[] } | { readonly problem: FileProblem } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'unreadable' };
  }
  if (!isObject(value) || value.app !== APP || value.content !== CONTENT) return { problem: 'notOurs' };
  if (typeof value.version === 'number' && value.version > VERSION) return { problem: 'newer' };
  const { practices } = value;
  if (value.version !== VERSION || !Array.isArray(practices)) return { problem: 'damaged' };
  if (practices.length > PRACTICES_MAX) return { problem: 'tooMany' };
  const read = practices.map(readOne);
  const right = read.filter((one) => one !== undefined);
  const ids = new Set(right.map(({ id }) => id));
  return ids.size === practices.length ? { practices: right } : { problem: 'damaged' };
}

function readOne(value: unknown): FilePractice | undefined {
  if (!isObject(value) || typeof value.id !== 'string' || !isPracticeId(value.id) || !isObject(value.days))
    return;
  const read = readPracticeData(JSON.stringify(value));
  const days = Object.entries(value.days);
  if (!read || !('practice' in read) || days.length > DAYS_MAX) return;
  const right = days.every(
    ([day, amount]) =>
      isDay(day) && Number.isSafeInteger(amount) && Number(amount) > 0 && Number(amount) < 1e12,
  );
  return right ? { ...read.practice, id: value.id, days: new Map(days as [string, number][]) } : undefined;
}

/** A day of the calendar from 1900 on. */
function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return ms >= Date.UTC(1900, 0, 2) && new Date(ms).toISOString().slice(0, 10) === text;
}

interface Known {
  readonly ids: ReadonlySet<string>;
  /** What was counted of a practice on a day. */
  readonly countOf: (id: string, day: string) => number;
  /** A moment of a day, in milliseconds since 1970. */
  readonly momentOf: (day: string) => number;
}

/**
 * What must be entered so that everything in the file is there: practices that are missing, and of each day what the file
 * has more. Nothing, when it was imported before. `undefined`: there would be too many practices.
 */
export function planImport(file: readonly FilePractice[], { ids, countOf, momentOf }: Known) {
  const missing = file.filter(({ id }) => !ids.has(id));
  if (ids.size + missing.length > PRACTICES_MAX) return undefined;
  const saves = missing.map(({ id, days: _, ...practice }) => {
    const clean = cleanPractice(practice);
    const data = practiceData('practice' in clean ? clean.practice : practice);
    return { kind: PRACTICE_SAVE, subject: id, amount: 0, data };
  });
  const counts = file.flatMap(({ id, days }) =>
    [...days].flatMap(([day, amount]) =>
      parts(amount - countOf(id, day)).map((part) => ({
        kind: PRACTICE_COUNT,
        subject: id,
        amount: part,
        data: fillData(amount),
        at: momentOf(day),
      })),
    ),
  );
  return { entries: [...saves, ...counts], practices: missing.length };
}

/** An amount in portions that one entry may have; none for nothing. */
function parts(amount: number): number[] {
  const found: number[] = [];
  for (let left = amount; left > 0; left -= JOURNAL_AMOUNT_MAX)
    found.push(Math.min(left, JOURNAL_AMOUNT_MAX));
  return found;
}
