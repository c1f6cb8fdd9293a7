/** The rules of custom practice, for server and pages alike: no schema library, so that pages may import them. */
import { JOURNAL_DATA_MAX, offKind, readObject } from './journal.ts';
import { isSeen, plainLine, plainText } from './plain-text.ts';
import { isLongerThan } from './printable.ts';

/** The kinds of journal entries of custom practice; the subject of each is the practice's id. */
export const PRACTICE_SAVE = 'practice.save';
export const PRACTICE_DELETE = 'practice.delete';
export const PRACTICE_COUNT = 'practice.count';
/** Takes off what was counted too much. */
export const PRACTICE_OFF = offKind(PRACTICE_COUNT);

/** Visible characters. */
export const PRACTICE_TITLE_MAX = 40;
/** Visible characters. */
export const PRACTICE_CONTENT_MAX = 2_000;
/** The highest target a day. */
export const PRACTICE_TARGET_MAX = 1_000_000;
/** The most that is added or taken off by hand at a time. */
export const PRACTICE_CORRECTION_MAX = 100_000;
/** How far back counts are corrected by hand, in days before today. */
export const PRACTICE_CORRECTION_DAYS = 366;
/** Practices that one person has at a time, paused ones too. */
export const PRACTICES_MAX = 200;
/** UTF-16 code units: what a reader sees as one character may be written with dozens. */
const TITLE_UNITS = 400;

export const PRACTICE_FIELDS = ['title', 'content', 'target', 'reminder'] as const;
export type PracticeField = (typeof PRACTICE_FIELDS)[number];
export type PracticeCode =
  | 'practice-title-required'
  | 'practice-title-too-long'
  | 'practice-content-required'
  | 'practice-content-too-long'
  | 'practice-target-invalid'
  | 'practice-reminder-invalid';

export interface PracticeReminder {
  /** HH:mm, by the clock where the person is. */
  readonly time: string;
  /** 1 is Monday, 7 Sunday; in order, each once, at least one. */
  readonly weekdays: readonly number[];
  /** Where the person was who set it, by its IANA name; none where the device did not say. */
  readonly zone?: string;
}

/** What a person made of a practice. Texts are plain: markup in them is text as well. */
export interface PracticeDefinition {
  /** One line. */
  readonly title: string;
  /** Several lines. */
  readonly content: string;
  /** How often a day; null for none. */
  readonly target: number | null;
  readonly reminder: PracticeReminder | null;
  readonly paused: boolean;
}

export type ReadPractice =
  | { readonly practice: PracticeDefinition }
  | { readonly refused: PracticeCode; readonly field: PracticeField };

/** The id of a practice, which the device that makes it draws: 128 random bits. */
export const isPracticeId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const isReminderTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const refused = (code: PracticeCode, field: PracticeField): ReadPractice => ({ refused: code, field });

/** A practice as it is kept, or what is not right about it: the first in the order of the form's fields. */
export function cleanPractice(written: PracticeDefinition): ReadPractice {
  const title = plainLine(written.title);
  if (!isSeen(title)) return refused('practice-title-required', 'title');
  if (title.length > TITLE_UNITS || isLongerThan(title, PRACTICE_TITLE_MAX)) {
    return refused('practice-title-too-long', 'title');
  }
  const content = plainText(written.content);
  if (!isSeen(content)) return refused('practice-content-required', 'content');
  if (content.length > JOURNAL_DATA_MAX || isLongerThan(content, PRACTICE_CONTENT_MAX)) {
    return refused('practice-content-too-long', 'content');
  }
  const { target, paused } = written;
  if (target !== null && !(Number.isInteger(target) && target >= 1 && target <= PRACTICE_TARGET_MAX)) {
    return refused('practice-target-invalid', 'target');
  }
  const reminder = written.reminder && cleanReminder(written.reminder);
  if (reminder === undefined) return refused('practice-reminder-invalid', 'reminder');
  const practice = { title, content, target, reminder, paused };
  // Signs of JSON and emoji of many parts take more than one unit each.
  if (practiceData(practice).length > JOURNAL_DATA_MAX)
    return refused('practice-content-too-long', 'content');
  return { practice };
}

/** As such names are written; which of them there are is not asked here, for devices know different ones. */
const ZONE = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;
const ZONE_MAX = 64;

function cleanReminder({ time, weekdays, zone }: PracticeReminder): PracticeReminder | undefined {
  const days = [...new Set(weekdays)].sort((one, other) => one - other);
  const right = days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  if (!right || days.length === 0 || !isReminderTime(time)) return undefined;
  const named = zone !== undefined && zone.length <= ZONE_MAX && ZONE.test(zone);
  return { time, weekdays: days, ...(named ? { zone } : {}) };
}

/** The data of a journal entry of kind `practice.save`. */
export const practiceData = ({ title, content, target, reminder, paused }: PracticeDefinition): string =>
  JSON.stringify({ title, content, target, reminder, paused });

/** Reads `practiceData`, whoever wrote it; undefined when it is none at all. What it does not know is left out. */
export function readPracticeData(data: string): ReadPractice | undefined {
  const value = readObject(data);
  return isDefinition(value) ? cleanPractice(value) : undefined;
}

type Loose<Shape> = { readonly [Key in keyof Shape]?: unknown };

function isDefinition(value: object): value is PracticeDefinition {
  const { title, content, target, reminder, paused } = value as Loose<PracticeDefinition>;
  return (
    typeof title === 'string' &&
    typeof content === 'string' &&
    (target === null || typeof target === 'number') &&
    (reminder === null || isReminder(reminder)) &&
    typeof paused === 'boolean'
  );
}

function isReminder(value: unknown): value is PracticeReminder {
  if (typeof value !== 'object' || value === null) return false;
  const { time, weekdays, zone } = value as Loose<PracticeReminder>;
  return (
    typeof time === 'string' &&
    Array.isArray(weekdays) &&
    weekdays.every((day) => typeof day === 'number') &&
    (zone === undefined || typeof zone === 'string')
  );
}
