import { describe, expect, it } from 'vitest';
import { dayIn, instantIn, isZone, minuteOfDay, minutesOf } from './zone-time.ts';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const at = (zone: string, date: string, time: string) =>
  instantIn(zone, dayOf(date), minutesOf(time) ?? -1)
    .toISOString()
    .slice(0, 16);

describe('A time of the day in a zone', () => {
  it.each([
    ['Asia/Shanghai', '2026-03-01', '07:00', '2026-02-28T23:00'],
    ['UTC', '2026-03-01', '07:00', '2026-03-01T07:00'],
    ['Asia/Kathmandu', '2026-03-01', '07:00', '2026-03-01T01:15'],
    ['Pacific/Kiritimati', '2026-03-01', '00:00', '2026-02-28T10:00'],
    ['Pacific/Pago_Pago', '2026-03-01', '23:59', '2026-03-02T10:59'],
    // Before and after the change of a clock on the same day.
    ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00'],
    ['America/New_York', '2026-03-08', '12:00', '2026-03-08T16:00'],
    ['America/New_York', '2026-11-01', '12:00', '2026-11-01T17:00'],
    ['Europe/Berlin', '2026-03-29', '23:30', '2026-03-29T21:30'],
  ])('%s, %s %s is %s in UTC', (zone, date, time, utc) => {
    expect(at(zone, date, time)).toBe(utc);
  });

  it('that does not come, because clocks go forward over it, is the moment in which they do', () => {
    expect(at('America/New_York', '2026-03-08', '02:00')).toBe('2026-03-08T07:00');
    expect(at('America/New_York', '2026-03-08', '02:30')).toBe('2026-03-08T07:00');
    expect(at('Europe/Berlin', '2026-03-29', '02:59')).toBe('2026-03-29T01:00');
    // Half an hour, at Lord Howe.
    expect(at('Australia/Lord_Howe', '2026-10-04', '02:15')).toBe('2026-10-03T15:30');
  });

  it('that comes twice, because clocks go back, is its first', () => {
    expect(at('America/New_York', '2026-11-01', '01:30')).toBe('2026-11-01T05:30');
    expect(at('Europe/Berlin', '2026-10-25', '02:00')).toBe('2026-10-25T00:00');
    expect(at('Europe/Berlin', '2026-10-25', '02:59')).toBe('2026-10-25T00:59');
  });

  it('is found again from its instant, for every quarter of an hour of a year in zones of every kind', () => {
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe']) {
      for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 97 * 900_000) {
        const instant = new Date(time);
        const found = instantIn(zone, dayIn(instant, zone), minuteOfDay(instant, zone));
        // Of an hour that comes twice the first is found.
        const earlier = instant.getTime() - found.getTime();
        expect([0, 1_800_000, 3_600_000], `${zone} ${instant.toISOString()}`).toContain(earlier);
        expect(minuteOfDay(found, zone)).toBe(minuteOfDay(instant, zone));
      }
    }
  });
});

it('A zone is known by its IANA name alone', () => {
  for (const zone of ['Asia/Shanghai', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+8'])
    expect(isZone(zone), zone).toBe(true);
  for (const zone of ['', '+08:00', 'Mars/Olympus', 'Asia/Shanghai\u0000', 'a'.repeat(100), '../etc/passwd'])
    expect(isZone(zone), zone).toBe(false);
});

it('A time of the day has two digits each, from 00:00 to 23:59', () => {
  expect([minutesOf('00:00'), minutesOf('07:05'), minutesOf('23:59')]).toEqual([0, 425, 1_439]);
  for (const text of ['24:00', '7:00', '07:60', '07:00 ', '', '0７:00'])
    expect(minutesOf(text)).toBeUndefined();
});
