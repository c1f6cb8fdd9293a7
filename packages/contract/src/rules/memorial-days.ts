import type { LunarCalendar, LunarDate } from './lunar-calendar.ts';
import { daysLater } from './temple-day.ts';

/*
 * The days on which the departed are remembered. Customs differ; ours are:
 * - The day of death is the first day. So the first seventh (头七) is six days later, the seventh one (七七) 48 days later,
 *   and the hundredth day (百日) 99 days later.
 * - The anniversary (忌日) is kept by the Chinese calendar. Of the 30th it is the 29th where the month has no 30th. Who
 *   died in a leap month is remembered in the leap month of the same number where a year has one, and else in the
 *   regular month; who died in a regular month, in the regular one always.
 */

export interface MemorialDay {
  readonly kind: 'seventh' | 'hundredth' | 'anniversary';
  /** Which seventh (1 to 7), which anniversary; 1 for the hundredth day. */
  readonly count: number;
  /** Such as 2026-03-01. */
  readonly day: string;
}

const SEVENTHS = [1, 2, 3, 4, 5, 6, 7];

/** The day of a year on which somebody is remembered who died on `lunar`, in another year. */
function anniversaryIn(year: number, { month, leap, day }: LunarDate, calendar: LunarCalendar): string {
  const inLeap = leap ? calendar.monthLength({ year, month, leap: true }) : undefined;
  const length = inLeap ?? calendar.monthLength({ year, month, leap: false }) ?? day;
  return calendar.toSolar({ year, month, leap: inLeap !== undefined, day: Math.min(day, length) });
}

/** All of them from one day of the common calendar to another, both included, in their order. */
export function memorialDays(
  died: { readonly solar: string; readonly lunar: LunarDate },
  { from, to, calendar }: { readonly from: string; readonly to: string; readonly calendar: LunarCalendar },
): MemorialDay[] {
  const { solar, lunar } = died;
  const all: MemorialDay[] = [
    ...SEVENTHS.map((count) => ({
      kind: 'seventh' as const,
      count,
      day: daysLater(solar, count * 7 - 1),
    })),
    { kind: 'hundredth', count: 1, day: daysLater(solar, 99) },
  ];
  // A lunar year begins in the year of its number and ends early in the next.
  const first = Math.max(lunar.year + 1, Number(from.slice(0, 4)) - 1);
  for (let year = first; year <= Number(to.slice(0, 4)); year += 1) {
    all.push({
      kind: 'anniversary',
      count: year - lunar.year,
      day: anniversaryIn(year, lunar, calendar),
    });
  }
  return all
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
