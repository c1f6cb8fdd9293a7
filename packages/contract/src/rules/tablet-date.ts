import type { LunarCalendar, LunarDate } from './lunar-calendar.ts';
import type { Refuse } from './wording.ts';

/** A day of birth or death as it was typed, by the common or by the Chinese calendar. */
export type TabletDate =
  | { readonly calendar: 'solar'; readonly year: number; readonly month: number; readonly day: number }
  | ({ readonly calendar: 'lunar' } & LunarDate);

/** The same with the day that it is in the other calendar. */
export type KeptDate = TabletDate & {
  /** Such as 2026-03-01. */
  readonly solar: string;
  readonly lunar: LunarDate;
};

/** By what dates are judged. */
export interface TabletDay {
  readonly calendar: LunarCalendar;
  /** The temple's day that is now. */
  readonly today: string;
}

/** Nobody who is remembered by name and day died before; almanacs of older years disagree. */
export const TABLET_FIRST_YEAR = 1850;

const whole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The day as it is kept, or null where none was given or it broke a rule. */
export function checkTabletDate(
  date: TabletDate | null,
  field: string,
  { calendar, today }: TabletDay,
  refuse: Refuse,
): KeptDate | null {
  const refused = (code: Parameters<Refuse>[0]): null => {
    refuse(code, field);
    return null;
  };
  if (date === null) return null;
  const thisYear = Number(today.slice(0, 4));
  if (!whole(date.year, 0, 9_999)) return refused('tablet-date-unreal');
  if (date.year < TABLET_FIRST_YEAR) return refused('tablet-date-early');
  if (date.year > thisYear) return refused('tablet-date-future');
  if (date.calendar === 'solar') {
    const solar = solarDay(date);
    if (solar === undefined) return refused('tablet-date-unreal');
    if (solar > today) return refused('tablet-date-future');
    const { year, month, day } = date;
    return { calendar: 'solar', year, month, day, solar, lunar: calendar.toLunar(solar) };
  }
  const { year, month, leap, day } = date;
  const lunar = { year, month, leap, day };
  if (!whole(month, 1, 12) || !whole(day, 1, 30)) return refused('tablet-date-unreal');
  const length = calendar.monthLength(lunar);
  if (length === undefined) return refused('tablet-lunar-no-leap');
  if (day > length) return refused('tablet-lunar-short');
  const solar = calendar.toSolar(lunar);
  if (solar > today) return refused('tablet-date-future');
  return { calendar: 'lunar', ...lunar, solar, lunar };
}

/** Undefined for a day that no month has. */
function solarDay({ year, month, day }: Extract<TabletDate, { calendar: 'solar' }>): string | undefined {
  if (!whole(month, 1, 12) || !whole(day, 1, 31)) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}
