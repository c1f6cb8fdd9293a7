import { BUDDHIST_DAYS } from '@yuanguang/content/almanac';
import type { Fast } from '@yuanguang/contract/objects/almanac';
import type { LunarDay } from '../../lib/lunar-day.ts';

const SIX = [8, 14, 15, 23, 29, 30];
const TEN = [1, 8, 14, 15, 18, 23, 24, 28, 29, 30];

/** In a month of 29 days what falls on the last days of a long one is kept a day earlier. */
const inShortMonth = (days: readonly number[], last: number) =>
  days.map((day) => (day >= last ? day - 1 : day));
const SHORT_SIX = inShortMonth(SIX, 29);
const SHORT_TEN = inShortMonth(TEN, 28);

/** The fasts of a lunar day; they are kept in leap months too. */
export function fastsOn({ month, day, length }: LunarDay): Fast[] {
  const isShort = length === 29;
  const kept: readonly [Fast, boolean][] = [
    ['newMoon', day === 1],
    ['fullMoon', day === 15],
    ['six', (isShort ? SHORT_SIX : SIX).includes(day)],
    ['ten', (isShort ? SHORT_TEN : TEN).includes(day)],
    ['guanyin', BUDDHIST_DAYS.guanyinFasts.some((fast) => fast.month === month && fast.day === day)],
  ];
  return kept.flatMap(([fast, isKept]) => (isKept ? [fast] : []));
}

/** The feasts of a lunar day. Not in a leap month, which follows its own; those of a 30th on the 29th of a month without one. */
export function feastsOn({ month, leap, day, length }: LunarDay): typeof BUDDHIST_DAYS.feasts {
  if (leap) return [];
  return BUDDHIST_DAYS.feasts.filter((feast) => feast.month === month && Math.min(feast.day, length) === day);
}
