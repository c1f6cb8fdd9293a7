import { LAST_LUNAR_DAY, lunarCalendar, lunarMonths } from '@yuanguang/contract/rules/lunar-table';
import { memorialDays } from '@yuanguang/contract/rules/memorial-days';
import { LunarMonth, LunarYear } from 'tyme4ts';
import { describe, expect, it } from 'vitest';

const days = (died: string, from: string, to: string) =>
  memorialDays({ solar: died, lunar: lunarCalendar.toLunar(died) }, { from, to, calendar: lunarCalendar });
const anniversaries = (died: string, from: string, to: string) =>
  days(died, from, to)
    .filter(({ kind }) => kind === 'anniversary')
    .map(({ day }) => day);

describe('The calendar', () => {
  it.each([
    ['2025-01-29', { year: 2025, month: 1, leap: false, day: 1 }],
    ['2025-01-28', { year: 2024, month: 12, leap: false, day: 29 }],
    ['2025-07-25', { year: 2025, month: 6, leap: true, day: 1 }],
    ['2020-05-23', { year: 2020, month: 4, leap: true, day: 1 }],
    ['1900-01-31', { year: 1900, month: 1, leap: false, day: 1 }],
  ])('%s is %o, there and back', (day, date) => {
    expect(lunarCalendar.toLunar(day)).toEqual(date);
    expect(lunarCalendar.toSolar(date)).toBe(day);
  });

  it.each([
    [2025, 6, false, 30],
    [2025, 6, true, 29],
    [2025, 12, false, 29],
    [2023, 12, false, 30],
    [2024, 6, true, undefined],
  ])('%d-%d (leap: %s) has %s days', (year, month, leap, length) => {
    expect(lunarCalendar.monthLength({ year, month, leap })).toBe(length);
  });
});

describe('The table of months', () => {
  it('has every month of 1849 to 2100 as the almanac has it, and the first day of each', () => {
    for (let year = 1849; year <= 2100; year += 1) {
      const leap = LunarYear.fromYear(year).getLeapMonth();
      const months = lunarMonths(year);
      expect(months.filter((one) => one.leap).map(({ month }) => month)).toEqual(leap === 0 ? [] : [leap]);
      expect(months.map(({ month }) => month)).toEqual(
        Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
          month === leap ? [month, month] : [month],
        ),
      );
      for (const { month, leap, length } of months) {
        const theirs = LunarMonth.fromYm(year, leap ? -month : month);
        const first = theirs.getFirstJulianDay().getSolarDay();
        const day = [first.getYear(), first.getMonth(), first.getDay()]
          .map((part) => String(part).padStart(2, '0'))
          .join('-');
        expect([year, month, leap, length]).toEqual([year, month, leap, theirs.getDayCount()]);
        expect(lunarCalendar.toSolar({ year, month, leap, day: 1 })).toBe(day);
        expect(lunarCalendar.toLunar(day)).toEqual({ year, month, leap, day: 1 });
      }
    }
  });

  it.each(['1849-01-23', '2101-01-29', '9999-12-31', 'no day'])('has no date for %s', (day) => {
    expect(() => lunarCalendar.toLunar(day)).toThrow(RangeError);
  });

  it('ends with its last day, and has no day 0, no 30th of a month of 29 days, no month of other years', () => {
    expect(lunarCalendar.toLunar(LAST_LUNAR_DAY)).toEqual({ year: 2100, month: 12, leap: false, day: 29 });
    for (const [year, month, leap, day] of [
      [2025, 6, false, 0],
      [2025, 6, true, 30],
      [2101, 1, false, 1],
      [1848, 1, false, 1],
      [2025, 13, false, 1],
    ] as const) {
      expect(() => lunarCalendar.toSolar({ year, month, leap, day })).toThrow(RangeError);
    }
    expect(lunarMonths(2101)).toEqual([]);
  });
});

describe('The days of remembrance', () => {
  it('are the seven sevenths and the hundredth day, the day of death being the first', () => {
    expect(days('2026-03-01', '2026-03-01', '2026-12-31')).toEqual([
      { kind: 'seventh', count: 1, day: '2026-03-07' },
      { kind: 'seventh', count: 2, day: '2026-03-14' },
      { kind: 'seventh', count: 3, day: '2026-03-21' },
      { kind: 'seventh', count: 4, day: '2026-03-28' },
      { kind: 'seventh', count: 5, day: '2026-04-04' },
      { kind: 'seventh', count: 6, day: '2026-04-11' },
      { kind: 'seventh', count: 7, day: '2026-04-18' },
      { kind: 'hundredth', count: 1, day: '2026-06-08' },
    ]);
  });

  /*
   * Worked out by hand from printed almanacs: the first days of lunar months and their lengths. Each line: the day of
   * death, what it is by the Chinese calendar, a day of remembrance, and why.
   */
  it.each([
    // The same day of an ordinary month.
    ['2024-09-17', '八月十五', '2025-10-06', 'Mid-Autumn'],
    ['2024-09-17', '八月十五', '2026-09-25', 'Mid-Autumn, the second year'],
    ['2023-06-22', '五月初五', '2024-06-10', 'Dragon Boat'],
    ['2023-06-22', '五月初五', '2025-05-31', 'Dragon Boat, the second year'],
    ['2023-06-22', '五月初五', '2026-06-19', 'Dragon Boat, behind a year with a leap month'],
    ['2023-08-30', '七月十五', '2024-08-18', 'Ullambana'],
    ['2023-08-30', '七月十五', '2025-09-06', 'Ullambana, behind a leap sixth month'],
    ['2023-10-23', '九月初九', '2024-10-11', 'the double ninth'],
    ['2023-10-23', '九月初九', '2026-10-18', 'the double ninth, the third year'],
    ['2024-01-18', '腊月初八 of the lunar year before', '2025-01-07', 'the year turns in between'],
    ['2024-01-18', '腊月初八 of the lunar year before', '2026-01-26', 'the second year'],
    ['2025-01-29', '正月初一', '2026-02-17', 'New Year'],
    // The 30th of a month that has 29 days in another year.
    ['2024-02-09', '腊月三十', '2025-01-28', 'the 29th, for the month has no 30th'],
    ['2024-02-09', '腊月三十', '2026-02-16', 'the 29th again'],
    ['2023-01-21', '腊月三十', '2024-02-09', 'the 30th, for the month has one'],
    // A leap month.
    ['2020-05-23', '闰四月初一', '2021-05-12', 'the regular fourth month'],
    ['2020-05-23', '闰四月初一', '2024-05-08', 'the regular fourth month, the fourth year'],
    ['2004-03-21', '闰二月初一', '2023-03-22', 'the leap month, for the year has one of that number'],
    ['2004-03-21', '闰二月初一', '2024-03-10', 'the regular month again'],
    ['2004-02-20', '二月初一', '2023-02-20', 'the regular month, though a leap one follows'],
  ])('who died on %s (%s) is remembered on %s: %s', (died, _lunar, day) => {
    const year = `${day.slice(0, 4)}`;
    expect(anniversaries(died, `${year}-01-01`, `${year}-12-31`)).toEqual([day]);
  });

  it('are told once each, whatever the span of days begins and ends with', () => {
    const whole = anniversaries('2024-02-09', '2024-01-01', '2040-12-31');
    const byDay = Array.from({ length: 366 * 16 }, (_, index) =>
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    ).flatMap((day) => anniversaries('2024-02-09', day, day));
    expect(byDay.filter((day) => day <= '2039-12-31')).toEqual(whole.filter((day) => day <= '2039-12-31'));
    expect(new Set(whole).size).toBe(whole.length);
  });

  it('begin with the first year, and count it', () => {
    expect(days('2024-09-17', '2025-01-01', '2026-12-31')).toEqual([
      { kind: 'anniversary', count: 1, day: '2025-10-06' },
      { kind: 'anniversary', count: 2, day: '2026-09-25' },
    ]);
  });
});
