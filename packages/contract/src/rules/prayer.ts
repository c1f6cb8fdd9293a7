/** The rules of prayers, for server and pages alike: no schema library, so that pages may import them. */
import { readObject } from './journal.ts';
import type { LunarDate } from './lunar-calendar.ts';
import { isSeen, plainText } from './plain-text.ts';
import { isLongerThan } from './printable.ts';

/** The kinds of journal entries of prayers; the subject of each is the prayer's id, and none counts anything. */
export const PRAYER_SAVE = 'prayer.save';
export const PRAYER_DELETE = 'prayer.delete';
export const PRAYER_FULFIL = 'prayer.fulfil';
export const PRAYER_REOPEN = 'prayer.reopen';
export const PRAYER_ARCHIVE = 'prayer.archive';
export const PRAYER_RESTORE = 'prayer.restore';

/** The three things that are said of a prayer. Of each the latest word holds, so a mark never takes back a change of the words. */
export const PRAYER_SIDES = ['text', 'fulfilled', 'archived'] as const;
export type PrayerSide = (typeof PRAYER_SIDES)[number];

/** What each kind says: of which side, and whether it says yes. */
export const PRAYER_KINDS: Readonly<Record<string, { readonly side: PrayerSide; readonly yes: boolean }>> = {
  [PRAYER_SAVE]: { side: 'text', yes: true },
  [PRAYER_DELETE]: { side: 'text', yes: false },
  [PRAYER_FULFIL]: { side: 'fulfilled', yes: true },
  [PRAYER_REOPEN]: { side: 'fulfilled', yes: false },
  [PRAYER_ARCHIVE]: { side: 'archived', yes: true },
  [PRAYER_RESTORE]: { side: 'archived', yes: false },
};

/** Where a prayer stands among the others: what was put away stands there alone, fulfilled or not. */
export const PRAYER_STATES = ['open', 'fulfilled', 'archived'] as const;
export type PrayerState = (typeof PRAYER_STATES)[number];

export const prayerState = (prayer: {
  readonly fulfilled: boolean;
  readonly archived: boolean;
}): PrayerState => (prayer.archived ? 'archived' : prayer.fulfilled ? 'fulfilled' : 'open');

/** Visible characters. */
export const PRAYER_TEXT_MAX = 140;
/** Open prayers that one person has at a time. */
export const PRAYERS_MAX = 1_000;
/** Prayers of one answer of `prayer.list`. */
export const PRAYER_PAGE = 100;
/** UTF-16 code units: what a reader sees as one character may be written with dozens. */
const TEXT_UNITS = 3_500;

export type PrayerCode = 'prayer-empty' | 'prayer-too-long';

type LunarDay = Omit<LunarDate, 'year'>;

/** What a person wrote. */
export interface PrayerWords {
  /** Plain text, perhaps of several lines: markup in it is text as well. */
  readonly text: string;
  /** The lunar day on which it was first written, as the device knew it then; null where it did not. */
  readonly lunar: LunarDay | null;
}

export type ReadPrayer = { readonly prayer: PrayerWords } | { readonly refused: PrayerCode };

/** The id of a prayer, which the device that makes it draws: 128 random bits. */
export const isPrayerId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** A prayer as it is kept, or what is not right about it. */
export function cleanPrayer({ text: written, lunar }: PrayerWords): ReadPrayer {
  const text = plainText(written).replace(/\n{3,}/g, '\n\n');
  if (!isSeen(text)) return { refused: 'prayer-empty' };
  if (text.length > TEXT_UNITS || isLongerThan(text, PRAYER_TEXT_MAX)) return { refused: 'prayer-too-long' };
  return { prayer: { text, lunar } };
}

/** The data of a journal entry of kind `prayer.save`. */
export const prayerData = ({ text, lunar }: PrayerWords): string =>
  JSON.stringify({ text, lunar: lunar && { month: lunar.month, leap: lunar.leap, day: lunar.day } });

/** Reads `prayerData`, whoever wrote it; undefined when it is none at all. What it does not know is left out. */
export function readPrayerData(data: string): ReadPrayer | undefined {
  const { text, lunar } = readObject(data);
  return typeof text === 'string' ? cleanPrayer({ text, lunar: lunarDay(lunar) }) : undefined;
}

function lunarDay(value: unknown): LunarDay | null {
  if (typeof value !== 'object' || value === null) return null;
  const { month, leap, day } = value as { readonly [Key in keyof LunarDay]?: unknown };
  const right = isWithin(month, 12) && isWithin(day, 30) && typeof leap === 'boolean';
  return right ? { month, leap, day } : null;
}

const isWithin = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
