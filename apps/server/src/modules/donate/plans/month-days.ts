import { TEMPLE_ZONE_MS } from '@yuanguang/contract/rules/temple-day';

/** When reminders go out, by the clock on the temple's wall. */
const NINE_MS = 9 * 3_600_000;

/** The day `monthDay` of the month after that of `day` (such as 2026-01-31), or that month's last day if it is shorter. */
export function nextMonthDay(day: string, monthDay: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(monthDay, last))).toISOString().slice(0, 10);
}

/** The instant at which a day is reminded of. */
export const momentOf = (day: string): Date => new Date(Date.parse(day) + NINE_MS - TEMPLE_ZONE_MS);

/** The last of a plan's days that has come by `at`, from `due` on, and the first that has not. */
export function passedDays(due: string, monthDay: number, at: Date): { last: string; next: string } {
  let last = due;
  for (;;) {
    const next = nextMonthDay(last, monthDay);
    if (momentOf(next) > at) return { last, next };
    last = next;
  }
}
