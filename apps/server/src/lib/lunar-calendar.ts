import type { LunarCalendar, LunarDate } from '@yuanguang/contract/rules/lunar-calendar';
import { LunarDay, LunarMonth, LunarYear, SolarDay } from 'tyme4ts';

/** The almanac by which dates of the Chinese calendar are judged and reckoned. */
export const lunarCalendar: LunarCalendar = {
  monthLength({ year, month, leap }) {
    if (leap && LunarYear.fromYear(year).getLeapMonth() !== month) return undefined;
    return LunarMonth.fromYm(year, signed(month, leap)).getDayCount();
  },
  toLunar(day) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const lunar = SolarDay.fromYmd(year, month, date).getLunarDay();
    return {
      year: lunar.getYear(),
      month: Math.abs(lunar.getMonth()),
      leap: lunar.getMonth() < 0,
      day: lunar.getDay(),
    };
  },
  toSolar({ year, month, leap, day }: LunarDate) {
    const solar = LunarDay.fromYmd(year, signed(month, leap), day).getSolarDay();
    const parts = [solar.getYear(), solar.getMonth(), solar.getDay()];
    return parts.map((part) => String(part).padStart(2, '0')).join('-');
  },
};

/** As the library writes months: a leap month below zero. */
const signed = (month: number, leap: boolean): number => (leap ? -month : month);
