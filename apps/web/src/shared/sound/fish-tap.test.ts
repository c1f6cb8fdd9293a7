import { expect, test } from 'vitest';
import { fishTap } from './fish-tap.ts';

test.each([44_100, 48_000, 96_000])('a tap begins and ends in silence, and is never loud (%d Hz)', (rate) => {
  const samples = fishTap(rate);
  expect(samples[0]).toBe(0);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(peak).toBeCloseTo(0.35, 5);
  const end = samples.slice(-Math.ceil(rate / 100));
  expect(end.every((value) => Math.abs(value) < 0.001)).toBe(true);
});
