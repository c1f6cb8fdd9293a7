import { MOON_PHASES } from '@yuanguang/contract/objects/almanac';
import { SolarDay } from 'tyme4ts';

/** A date in the Chinese calendar. */
export interface LunarDay {
  /** The year's place in the cycle of sixty, 0 for 甲子. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Whether it is the second month of that number. */
  readonly leap: boolean;
  /** 1 to 30. */
  readonly day: number;
  /** Days of the month: 29 or 30. */
  readonly length: number;
}

/** From which day of a month the moon has each phase, as an almanac prints it: right to within a day. */
const PHASES_FROM = [1, 2, 7, 9, 15, 17, 22, 24];

/** The lunar date of a temple's day such as 2026-03-01, its moon, and the solar term that begins with it (0 for 冬至). */
export function lunarDay(day: string): {
  lunar: LunarDay;
  phase: (typeof MOON_PHASES)[number];
  term: number | null;
} {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const solar = SolarDay.fromYmd(year, month, date);
  const lunar = solar.getLunarDay();
  const lunarMonth = lunar.getLunarMonth();
  const term = solar.getTermDay();
  return {
    lunar: {
      year: lunarMonth.getLunarYear().getSixtyCycle().getIndex(),
      month: Math.abs(lunar.getMonth()),
      leap: lunarMonth.isLeap(),
      day: lunar.getDay(),
      length: lunarMonth.getDayCount(),
    },
    phase: MOON_PHASES[PHASES_FROM.findLastIndex((from) => lunar.getDay() >= from)] ?? 'new',
    term: term.getDayIndex() === 0 ? term.getSolarTerm().getIndex() : null,
  };
}
