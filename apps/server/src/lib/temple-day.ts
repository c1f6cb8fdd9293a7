import {
  DAY_MS,
  sinceDayBegan,
  TEMPLE_ZONE,
  TEMPLE_ZONE_MS,
  templeDay,
} from '@yuanguang/contract/rules/temple-day';

/** The temple's days: what belongs to "today" in limits, rounds, lists and counts. */
export interface TempleDays {
  /** The day that an instant belongs to, such as 2026-03-01. */
  of(at: Date): string;
  /** When that day began. */
  began(at: Date): Date;
  /** Until that day ends. */
  secondsLeft(at: Date): number;
  /** That day as a number: milliseconds of its midnight in the temple's zone, wherever the day begins. */
  midnight(at: Date): number;
}

/** Days that begin at `boundary`, a time in the temple's zone such as 03:00 (setting DAY_BOUNDARY). */
export function templeDays(boundary: string): TempleDays {
  return {
    of: (at) => templeDay(at.getTime(), boundary),
    began: (at) => new Date(at.getTime() - sinceDayBegan(at.getTime(), boundary)),
    secondsLeft: (at) => Math.ceil((DAY_MS - sinceDayBegan(at.getTime(), boundary)) / 1000),
    midnight: (at) => Date.parse(templeDay(at.getTime(), boundary)) - TEMPLE_ZONE_MS,
  };
}

/** For showing an instant to a person: its date, and time if asked for, by the clock on the temple's wall. */
export function templeClock(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: TEMPLE_ZONE });
}

/** For showing a temple's day, such as 2026-03-01, in words. */
export function dayInWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
