import { describe, expect, it } from 'vitest';
import { dayInWords, templeClock, templeDays } from './temple-day.ts';

describe('A temple’s day', () => {
  it('begins at midnight in the temple unless set otherwise', () => {
    const days = templeDays('00:00');
    expect(days.of(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01');
    expect(days.of(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
    expect(days.secondsLeft(new Date('2026-03-01T15:59:59Z'))).toBe(1);
    expect(days.secondsLeft(new Date('2026-03-01T16:00:00Z'))).toBe(86_400);
  });

  it('begins at three in the morning where the temple says so', () => {
    const days = templeDays('03:00');
    expect(days.of(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-01');
    expect(days.of(new Date('2026-03-01T18:59:59.999Z'))).toBe('2026-03-01');
    expect(days.of(new Date('2026-03-01T19:00:00Z'))).toBe('2026-03-02');
    expect(days.of(new Date('2026-12-31T18:30:00Z'))).toBe('2026-12-31');
    expect(days.secondsLeft(new Date('2026-03-01T18:30:00Z'))).toBe(1_800);
  });

  it('is the same in years before 1970', () => {
    const days = templeDays('03:00');
    expect(days.of(new Date('1949-12-31T18:59:59.999Z'))).toBe('1949-12-31');
    expect(days.of(new Date('1949-12-31T19:00:00Z'))).toBe('1950-01-01');
    expect(days.secondsLeft(new Date('1949-12-31T18:30:00Z'))).toBe(1_800);
  });

  it.each(['00:00', '03:00', '23:30'])(
    'with the boundary %s has a midnight of its own, a day apart',
    (at) => {
      const days = templeDays(at);
      const one = new Date('2026-02-28T16:10:00Z');
      const next = new Date(one.getTime() + 86_400_000);
      expect(days.midnight(one)).toBe(Date.parse(`${days.of(one)}T00:00:00+08:00`));
      expect(days.midnight(next) - days.midnight(one)).toBe(86_400_000);
    },
  );

  it('is shown as it is, and an instant by the temple’s clock', () => {
    expect(dayInWords('2026-03-01', 'en-GB')).toBe('1 March 2026');
    const clock = templeClock('en-GB', { dateStyle: 'short', timeStyle: 'short' });
    expect(clock.format(new Date('2026-03-01T17:30:00Z'))).toBe('02/03/2026, 01:30');
  });
});
