/** Where the temple stands. It keeps no summer time. */
export const TEMPLE_ZONE = 'Asia/Shanghai';
const ZONE_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The temple's days: what belongs to "today" in limits, rounds, lists and counts. */
export interface TempleDays {
  /** The day that an instant belongs to, such as 2026-03-01. */
  of(at: Date): string;
  /** Until that day ends. */
  secondsLeft(at: Date): number;
  /** That day as a number: milliseconds of its midnight in the temple's zone, wherever the day begins. */
  midnight(at: Date): number;
}

/** Days that begin at `boundary`, a time in the temple's zone such as 03:00 (setting DAY_BOUNDARY). */
export function templeDays(boundary: string): TempleDays {
  const [hours = 0, minutes = 0] = boundary.split(':').map(Number);
  const shift = ZONE_MS - (hours * 60 + minutes) * MINUTE_MS;
  // Twice, for a remainder of an instant before 1970 is negative.
  const sinceBeginning = (at: Date) => (((at.getTime() + shift) % DAY_MS) + DAY_MS) % DAY_MS;
  const midnightUtc = (at: Date) => at.getTime() + shift - sinceBeginning(at);
  return {
    of: (at) => new Date(midnightUtc(at)).toISOString().slice(0, 10),
    secondsLeft: (at) => Math.ceil((DAY_MS - sinceBeginning(at)) / 1000),
    midnight: (at) => midnightUtc(at) - ZONE_MS,
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
