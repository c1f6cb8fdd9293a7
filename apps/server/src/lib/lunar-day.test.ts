import { LunarMonth } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { lunarDay } from './lunar-day.ts';

const DAY_MS = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const numbers = (day: string) => {
  const { month, leap, day: date, length } = lunarDay(day).lunar;
  return { month, leap, day: date, length };
};

/** The second witness: the Chinese calendar that the JavaScript engine brings. */
const witness = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});
function witnessed(ms: number): string {
  const parts = Object.fromEntries(witness.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${parts.month}/${parts.day}`;
}
const written = ({ month, leap, day }: { month: number; leap: boolean; day: number }) =>
  `${month}${leap ? 'bis' : ''}/${day}`;

/**
 * Months that begin by the witness on another day, or under another number, than in the calendars that were printed:
 * it reckons new moons within minutes of midnight by an approximation. The new years of 1954, 2027 and 2030 are below.
 */
const WITNESS_ERRS: readonly (readonly [from: string, to: string])[] = [
  ['1917-03-23', '1917-05-20'],
  ['1922-06-25', '1922-08-22'],
  ['1954-02-03', '1954-03-04'],
  ['1955-02-22', '1955-03-23'],
  ['1987-07-26', '1987-09-22'],
  ['1999-01-17', '1999-02-15'],
  ['2012-08-17', '2012-09-15'],
  ['2018-11-07', '2018-12-06'],
  ['2027-02-06', '2027-03-07'],
  ['2030-02-02', '2030-03-03'],
  ['2070-03-12', '2070-04-10'],
];

describe('A lunar day', () => {
  it('agrees with a second calendar on the first and last day of every month from 1900 to 2100', () => {
    let month = LunarMonth.fromYm(1900, 1);
    let months = 0;
    const differences: string[] = [];
    while (month.getYear() <= 2100) {
      const solar = month.getFirstDay().getSolarDay();
      const begins = Date.UTC(solar.getYear(), solar.getMonth() - 1, solar.getDay());
      for (const ms of [begins, begins + (month.getDayCount() - 1) * DAY_MS]) {
        if (written(lunarDay(iso(ms)).lunar) !== witnessed(ms)) differences.push(iso(ms));
      }
      months += 1;
      month = month.next(1);
    }
    expect(months).toBe(2486);
    const unknown = differences.filter((day) => !WITNESS_ERRS.some(([from, to]) => day >= from && day <= to));
    expect(unknown).toEqual([]);
  });

  it.each([
    '1900-01-31',
    '1912-02-18',
    '1933-01-26',
    '1949-01-29',
    '1954-02-03',
    '1968-01-30',
    '1985-02-20',
    '1997-02-07',
    '2000-02-05',
    '2008-02-07',
    '2020-01-25',
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2030-02-03',
    '2033-01-31',
    '2034-02-19',
    '2050-01-23',
  ])('%s is a new year’s day', (day) => {
    expect(numbers(day)).toMatchObject({ month: 1, leap: false, day: 1 });
    expect(lunarDay(iso(Date.parse(day) - DAY_MS)).lunar.month).toBe(12);
  });

  it.each([
    ['1987-07-26', 6],
    ['2020-05-23', 4],
    ['2023-03-22', 2],
    ['2025-07-25', 6],
    ['2028-06-23', 5],
    ['2033-12-22', 11],
  ])('%s begins a leap month %i', (day, month) => {
    expect(numbers(day)).toMatchObject({ month, leap: true, day: 1 });
  });

  it('tells year, moon and solar term', () => {
    expect(lunarDay('2025-11-20')).toEqual({
      lunar: { year: 41, month: 10, leap: false, day: 1, length: 30 },
      phase: 'new',
      term: null,
    });
    expect(lunarDay('2025-11-22').term).toBe(22);
    expect(lunarDay('2026-12-22').term).toBe(0);
    expect(lunarDay('2026-04-05').term).toBe(7);
    expect(
      ['2026-09-17', '2026-09-18', '2026-09-25', '2026-10-10'].map((day) => lunarDay(day).phase),
    ).toEqual(['firstQuarter', 'firstQuarter', 'full', 'new']);
  });

  it('changes the year of the cycle with the lunar new year', () => {
    expect([lunarDay('2026-02-16').lunar.year, lunarDay('2026-02-17').lunar.year]).toEqual([41, 42]);
  });
});
