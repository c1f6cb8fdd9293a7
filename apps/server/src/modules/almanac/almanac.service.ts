import { BUDDHIST_DAYS } from '@yuanguang/content/almanac';
import type { AlmanacDay } from '@yuanguang/contract/objects/almanac';
import { daysLater } from '@yuanguang/contract/rules/temple-day';
import { lunarDay } from '../../lib/lunar-day.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { fastsOn, feastsOn } from './buddhist-days.ts';

/** A temple's day such as 2026-03-01 in the lunar calendar, with its feasts and fasts. */
export function almanacDay(day: string): AlmanacDay {
  const { lunar, phase, term } = lunarDay(day);
  const feasts = feastsOn(lunar);
  return {
    day,
    lunar,
    phase,
    term: term === null ? null : (BUDDHIST_DAYS.solarTerms[term] ?? null),
    fasts: fastsOn(lunar),
    feasts: feasts.map(({ name }) => name),
    feastIds: feasts.map(({ id }) => id),
  };
}

const isKept = ({ term, fasts, feasts }: AlmanacDay) => term !== null || fasts.length + feasts.length > 0;

export interface Almanac {
  /** The temple's day that an instant belongs to. */
  today(at: Date): AlmanacDay;
  /** Of the `days` that follow it, those with a feast, a fast or a solar term. */
  near(at: Date, days: number): readonly AlmanacDay[];
}

/** The almanac of days that begin at `boundary`, such as 03:00. What was worked out serves until the day ends. */
export function createAlmanac(boundary: string): Almanac {
  const days = templeDays(boundary);
  let current = '';
  const known = new Map<string, AlmanacDay>();

  function read(day: string): AlmanacDay {
    const found = known.get(day) ?? almanacDay(day);
    known.set(day, found);
    return found;
  }
  function begin(at: Date): string {
    const day = days.of(at);
    if (day !== current) known.clear();
    current = day;
    return day;
  }
  return {
    today: (at) => read(begin(at)),
    near(at, count) {
      const today = begin(at);
      return Array.from({ length: count }, (_, index) => read(daysLater(today, index + 1))).filter(isKept);
    },
  };
}
