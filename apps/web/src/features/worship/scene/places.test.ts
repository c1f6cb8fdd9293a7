import { expect, test } from 'vitest';
import { sticksOf } from './places.ts';

test.each([1, 3] as const)('%d sticks burn down from the tip, and leave a stump', (count) => {
  const whole = sticksOf(count, 1);
  const half = sticksOf(count, 0.5);
  const burnt = sticksOf(count, 0);
  expect(whole).toHaveLength(count);
  for (const [at, { tip, foot }] of whole.entries()) {
    expect(half[at]?.tip).toBeGreaterThan(tip);
    expect(burnt[at]?.tip).toBeGreaterThan(half[at]?.tip ?? Number.NaN);
    expect(burnt[at]?.tip).toBeLessThan(foot);
  }
});

test('a clock that is wrong makes no stick longer than it was, or shorter than its stump', () => {
  expect(sticksOf(3, 7)).toEqual(sticksOf(3, 1));
  expect(sticksOf(3, -7)).toEqual(sticksOf(3, 0));
});
