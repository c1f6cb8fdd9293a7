import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, middleOfTempleDay, sinceDayBegan, templeDay } from './temple-day.ts';

test.each([
  ['2026-03-01T15:59:59.999Z', '00:00', '2026-03-01'],
  ['2026-03-01T16:00:00Z', '00:00', '2026-03-02'],
  ['2026-03-01T18:59:59.999Z', '03:00', '2026-03-01'],
  ['2026-03-01T19:00:00Z', '03:00', '2026-03-02'],
  ['2026-12-31T18:30:00Z', '03:00', '2026-12-31'],
  ['1969-12-31T15:59:59Z', '00:00', '1969-12-31'],
  ['1900-01-01T00:00:00Z', '00:00', '1900-01-01'],
])('at %s with the boundary %s it is %s', (at, boundary, day) => {
  expect(templeDay(Date.parse(at), boundary)).toBe(day);
});

test('every moment from 1900 on belongs to one day, and the next day is a day later', () => {
  const moments = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(moments, fc.constantFrom('00:00', '03:00', '23:30'), (ms, boundary) => {
      const began = ms - sinceDayBegan(ms, boundary);
      expect(templeDay(began, boundary)).toBe(templeDay(ms, boundary));
      expect(templeDay(began - 1, boundary)).not.toBe(templeDay(ms, boundary));
      expect(Date.parse(templeDay(began + DAY_MS, boundary)) - Date.parse(templeDay(ms, boundary))).toBe(
        DAY_MS,
      );
      expect(sinceDayBegan(middleOfTempleDay(templeDay(ms, boundary), boundary), boundary)).toBe(DAY_MS / 2);
      expect(templeDay(middleOfTempleDay(templeDay(ms, boundary), boundary), boundary)).toBe(
        templeDay(ms, boundary),
      );
    }),
  );
});
