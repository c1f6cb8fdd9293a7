import type { AlmanacDay } from '@yuanguang/contract/objects/almanac';
import { afterEach, expect, test, vi } from 'vitest';
import { manner, moonAt } from './manner.ts';

afterEach(() => vi.unstubAllGlobals());

function device({ saveData = false, reduced = false, still = false }) {
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('document', { documentElement: { dataset: still ? { motion: 'still' } : {} } });
}

test('the print lives only where nothing is metered, and moves only where nobody wants stillness', () => {
  device({});
  expect(manner()).toBe('moving');
  device({ saveData: true });
  expect(manner()).toBe('none');
  device({ reduced: true });
  expect(manner()).toBe('still');
  device({ still: true });
  expect(manner()).toBe('still');
  vi.stubGlobal('navigator', {});
  expect(manner()).toBe('still');
});

const at = (hour: number, minute = 0) => new Date(2026, 2, 3, hour, minute);
const today = (day: number, length = 30) => ({ lunar: { day, length } }) as AlmanacDay;

test('the moon stands by night alone, and is that of the lunar day', () => {
  for (const hour of [6, 12, 17]) expect(moonAt(at(hour), today(15))).toBeUndefined();
  expect(moonAt(at(0), undefined)).toBeUndefined();
  expect(moonAt(at(18), today(1))).toEqual({ phase: 0, passed: 0 });
  expect(moonAt(at(0), today(16))).toEqual({ phase: 0.5, passed: 0.5 });
  expect(moonAt(at(5, 30), today(30))?.passed).toBeCloseTo(11.5 / 12);
  expect(moonAt(at(5, 30), today(29, 29))?.phase).toBeCloseTo(28 / 29);
});
