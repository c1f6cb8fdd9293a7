import { describe, expect, test } from 'vitest';
import { HAND_BELL, LARGE_FISH } from './bodies.ts';
import { struck } from './struck.ts';

describe.each([
  ['the fish', LARGE_FISH],
  ['the hand bell', HAND_BELL],
])('%s', (_, body) => {
  test.each([44_100, 48_000, 96_000])('begins and ends in silence, and is never loud (%d Hz)', (rate) => {
    const samples = struck(body, rate);
    expect(samples).toHaveLength(Math.ceil(body.seconds * rate));
    expect(samples[0]).toBe(0);
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeCloseTo(body.peak, 5);
    const end = samples.slice(-Math.ceil(rate / 100));
    expect(end.every((value) => Math.abs(value) < 0.001)).toBe(true);
  });
});

test('the hand bell rings on where the fish is long silent', () => {
  const loudest = (body: typeof HAND_BELL, from: number) =>
    struck(body, 48_000)
      .subarray(from * 48_000, (from + 0.1) * 48_000)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(loudest(HAND_BELL, 1.5)).toBeGreaterThan(0.02);
  expect(loudest(LARGE_FISH, 0.2)).toBeLessThan(0.01);
});
