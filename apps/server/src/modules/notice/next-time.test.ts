import { describe, expect, it } from 'vitest';
import { minuteOfDay } from '../../lib/zone-time.ts';
import { nextTime } from './next-time.ts';

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const next = (zone: string, local_time: string, weekdays: number[], after: string) =>
  nextTime({ zone, local_time, weekdays }, new Date(after)).toISOString();

/** Every time of a year. */
function yearOf(zone: string, local_time: string, weekdays: number[]): Date[] {
  const times: Date[] = [];
  const end = new Date('2027-01-01T00:00:00Z');
  for (let at = new Date('2026-01-01T00:00:00Z'); ; times.push(at)) {
    at = nextTime({ zone, local_time, weekdays }, at);
    if (at >= end) return times;
  }
}

describe('A reminder', () => {
  it('comes on its days at its time, the next one strictly later', () => {
    // A Sunday.
    expect(next('Asia/Shanghai', '05:30', [7], '2026-02-28T21:29:59Z')).toBe('2026-02-28T21:30:00.000Z');
    expect(next('Asia/Shanghai', '05:30', [7], '2026-02-28T21:30:00Z')).toBe('2026-03-07T21:30:00.000Z');
    expect(next('Asia/Shanghai', '05:30', [1, 4], '2026-03-01T04:00:00Z')).toBe('2026-03-01T21:30:00.000Z');
    expect(next('Asia/Shanghai', '05:30', [1, 4], '2026-03-02T04:00:00Z')).toBe('2026-03-04T21:30:00.000Z');
  });

  it('comes once where its time does not exist, and once where it exists twice', () => {
    const spring = ['2026-03-07T12:00:00Z', '2026-03-08T12:00:00Z'].map((after) =>
      next('America/New_York', '02:30', DAILY, after),
    );
    expect(spring).toEqual(['2026-03-08T07:00:00.000Z', '2026-03-09T06:30:00.000Z']);
    const first = next('America/New_York', '01:30', DAILY, '2026-10-31T12:00:00Z');
    expect(first).toBe('2026-11-01T05:30:00.000Z');
    expect(next('America/New_York', '01:30', DAILY, first)).toBe('2026-11-02T06:30:00.000Z');
  });

  it.each([
    'Asia/Shanghai',
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Africa/Cairo',
    'Asia/Kathmandu',
    'Pacific/Chatham',
  ])('in %s comes 365 times a year, none twice and none missed, whatever its time', (zone) => {
    for (const [text, minute] of [
      ['00:00', 0],
      ['01:30', 90],
      ['02:15', 135],
      ['02:30', 150],
      ['23:59', 1_439],
    ] as const) {
      const times = yearOf(zone, text, DAILY);
      expect([365, 366], `${zone} ${text}`).toContain(times.length);
      expect(new Set(times.map(Number)).size).toBe(times.length);
      const days = times.slice(1).map((at, index) => at.getTime() - (times[index]?.getTime() ?? 0));
      // A day of 24 hours, or one on which clocks were changed.
      for (const day of days) expect(Math.abs(day / 3_600_000 - 24)).toBeLessThanOrEqual(1);
      const moved = times.filter((at) => minuteOfDay(at, zone) !== minute);
      expect(moved.length, `${zone} ${text}`).toBeLessThanOrEqual(1);
    }
  });
});
