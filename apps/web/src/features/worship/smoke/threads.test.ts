import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAGMENT, VERTEX } from './shader.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './smoke-view.ts';
import { LIFE, SHEETS, smokeAt, strengthAt, THREAD, WIDTH } from './threads.ts';

const stick = fc.integer({ min: 0, max: 2 });
const sheet = fc.integer({ min: 0, max: SHEETS - 1 });
const age = fc.double({ min: 0, max: LIFE, noNaN: true });
const now = fc.double({ min: 0, max: 10_000, noNaN: true });

test('smoke begins at the tip, and stays in the scene as long as it is seen', () => {
  fc.assert(
    fc.property(stick, sheet, age, now, (...bit) => {
      const { x, y, half } = smokeAt(...bit);
      expect(Math.abs(x) + Math.abs(half)).toBeLessThan(SCENE_WIDTH / 2);
      expect(y).toBeLessThan(SCENE_HEIGHT);
      expect(Math.abs(half)).toBeGreaterThanOrEqual(THREAD);
      expect(Math.abs(half)).toBeLessThanOrEqual(WIDTH);
    }),
  );
  expect(smokeAt(1, 1, 0, 33)).toEqual({ x: 0, y: 0, half: THREAD });
});

test('smoke thins out with its age, and before a face', () => {
  fc.assert(
    fc.property(age, age, (one, other) => {
      const [young, old] = one < other ? [one, other] : [other, one];
      if (young < 0.4) return;
      expect(strengthAt(old, 50, 230)).toBeLessThanOrEqual(strengthAt(young, 50, 230));
    }),
  );
  expect(strengthAt(LIFE, 50, 230)).toBe(0);
  expect(strengthAt(5, 230, 230)).toBeLessThan(strengthAt(5, 100, 230) / 4);
});

test('the shader has numbers of its language alone', () => {
  expect(VERTEX).not.toMatch(/undefined|NaN|\$\{/);
  // What is multiplied or added to a fraction is one itself.
  expect(`${VERTEX}${FRAGMENT}`).not.toMatch(/[*+(,-] \d+(?![\d.])/);
});
