/** The temple's day, for server and pages alike (setting DAY_BOUNDARY). */

/** Where the temple stands. It keeps no summer time. */
export const TEMPLE_ZONE = 'Asia/Shanghai';
export const TEMPLE_ZONE_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** From UTC to a clock that shows midnight when the temple's day begins. */
function shiftOf(boundary: string): number {
  const [hours = 0, minutes = 0] = boundary.split(':').map(Number);
  return TEMPLE_ZONE_MS - (hours * 60 + minutes) * MINUTE_MS;
}

/** Milliseconds of the temple's day that have passed at `ms` (since 1970, or before); `boundary` such as 03:00. */
export function sinceDayBegan(ms: number, boundary: string): number {
  return (((ms + shiftOf(boundary)) % DAY_MS) + DAY_MS) % DAY_MS;
}

/** The temple's day that `ms` (since 1970, or before) belongs to, such as 2026-03-01; `boundary` such as 03:00. */
export function templeDay(ms: number, boundary: string): string {
  return new Date(ms + shiftOf(boundary) - sinceDayBegan(ms, boundary)).toISOString().slice(0, 10);
}

/** `days` after a day such as 2026-03-01. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The middle of a temple's day such as 2026-03-01, in milliseconds since 1970. */
export function middleOfTempleDay(day: string, boundary: string): number {
  return Date.parse(day) - shiftOf(boundary) + DAY_MS / 2;
}
