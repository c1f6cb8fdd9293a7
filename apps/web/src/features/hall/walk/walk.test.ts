import { describe, expect, test } from 'vitest';
import { across, LAMPS_A_ROW, lampPlace, lampsByRow } from './lamp-places.ts';
import { depthToSee, LIGHTS_DEEP, seenAt } from './perspective.ts';

const PHONE = { width: 375, height: 700 };
const WIDE = { width: 1_280, height: 760 };

describe('the lamps of a hall', () => {
  test('stand on both sides of the way, from the Buddha on', () => {
    expect([0, 1, 2, LAMPS_A_ROW - 1, LAMPS_A_ROW].map(lampPlace)).toEqual([
      { row: 0, column: 0, side: 'left' },
      { row: 0, column: 0, side: 'right' },
      { row: 0, column: 1, side: 'left' },
      { row: 0, column: 3, side: 'right' },
      { row: 1, column: 0, side: 'left' },
    ]);
  });

  test('have each a place of its own, and leave the way free', () => {
    const places = Array.from({ length: 5_000 }, (_, place) => lampPlace(place));
    expect(new Set(places.map((place) => `${place.row} ${across(place)}`)).size).toBe(5_000);
    expect(Math.min(...places.map((place) => Math.abs(across(place))))).toBeGreaterThan(0.25);
  });

  test('leave a place empty where none burns any more', () => {
    expect(
      lampsByRow([
        [0, 3],
        [10, 1],
        [24, 1],
      ]),
    ).toEqual([[0, 1, 2], [10], [], [24]]);
    expect(lampsByRow([])).toEqual([]);
  });
});

describe('who stands on the way', () => {
  test('sees what is farther higher, smaller, nearer to the middle, and less clearly', () => {
    for (const stage of [PHONE, WIDE]) {
      let nearer = seenAt(stage, 0, 0.4);
      for (let depth = 1; depth < LIGHTS_DEEP; depth += 1) {
        const farther = seenAt(stage, depth, 0.4);
        expect(farther.y).toBeLessThan(nearer.y);
        expect(farther.x).toBeLessThan(nearer.x);
        expect(farther.scale).toBeLessThan(nearer.scale);
        expect(farther.clear).toBeLessThanOrEqual(nearer.clear);
        nearer = farther;
      }
      expect(seenAt(stage, LIGHTS_DEEP, 0).clear).toBe(0);
    }
  });

  test('finds every lamp in sight that they walk to', () => {
    for (const stage of [PHONE, WIDE]) {
      for (let place = 0; place < 2 * LAMPS_A_ROW; place += 1) {
        const beside = across(lampPlace(place));
        const { x, y } = seenAt(stage, depthToSee(stage, beside), beside);
        expect(x).toBeGreaterThan(0.07 * stage.width);
        expect(x).toBeLessThan(0.93 * stage.width);
        expect(y).toBeLessThan(stage.height);
      }
    }
  });
});
