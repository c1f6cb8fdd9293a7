/** Days of the Chinese calendar, for server and pages alike: who reckons them brings the almanac. */

/** A date of the Chinese calendar as people write it: 二〇二五年闰六月廿九. */
export interface LunarDate {
  /** That of the common era in which the lunar year begins: 2025 for 乙巳年. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Whether it is the second month of that number. */
  readonly leap: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/** What is asked of an almanac. Days of the common calendar are written 2026-03-01. */
export interface LunarCalendar {
  /** Days of a month, 29 or 30; undefined where the year has no such month. */
  monthLength(month: Omit<LunarDate, 'day'>): number | undefined;
  toLunar(day: string): LunarDate;
  /** @throws for a date that the calendar does not have. */
  toSolar(date: LunarDate): string;
}

const DIGITS = '〇一二三四五六七八九';
const MONTHS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** 1 to 30 as an almanac writes it: 初一, 十五, 廿三, 三十. */
export function lunarDayInHan(day: number): string {
  const ones = day % 10 === 0 ? '十' : (DIGITS[day % 10] ?? '');
  if (day <= 10) return `初${ones}`;
  if (day === 20) return '二十';
  if (day === 30) return '三十';
  return `${day < 20 ? '十' : '廿'}${ones}`;
}

/** A month as an almanac writes it: 正月, 闰六月. `leapSign` is 闰 or 閏. */
export const lunarMonthInHan = (
  { month, leap }: Pick<LunarDate, 'month' | 'leap'>,
  leapSign: string,
): string => `${leap ? leapSign : ''}${MONTHS[month - 1]}月`;

/** A date in Han signs, as it stands on a tablet: 二〇二五年闰六月廿九. `leapSign` is 闰 or 閏. */
export function lunarInHan({ year, day, ...month }: LunarDate, leapSign: string): string {
  const years = [...String(year)].map((digit) => DIGITS[Number(digit)]).join('');
  return `${years}年${lunarMonthInHan(month, leapSign)}${lunarDayInHan(day)}`;
}
