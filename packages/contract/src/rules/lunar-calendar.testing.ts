import type { LunarCalendar } from './lunar-calendar.ts';

/**
 * An almanac for rules that only ask one: of all leap months there is the sixth of 2025 alone, which has 29 days, all
 * other months have 30, and each begins a month later than its number says.
 */
export const plainCalendar: LunarCalendar = {
  monthLength: ({ year, month, leap }) => {
    if (!leap) return 30;
    return year === 2025 && month === 6 ? 29 : undefined;
  },
  toLunar: (day) => ({
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    leap: false,
    day: Math.min(30, Number(day.slice(8))),
  }),
  toSolar: ({ year, month, day }) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10),
};
