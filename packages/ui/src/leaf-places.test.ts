import { expect, test } from 'vitest';
import { leafPlaces, MOST_LEAVES } from './leaf-places.ts';
import { BRANCHES } from './merit-tree-branches.ts';

const NONE = { sit: 0, copy: 0, print: 0, give: 0 };
const [branch = []] = BRANCHES;

test('each leaf is drawn once, of its kind, within the picture, and at every visit in the same place', () => {
  for (const [index, line] of BRANCHES.entries()) {
    for (const leaves of [NONE, { ...NONE, give: 1 }, { sit: 18, copy: 4, print: 1, give: 2 }]) {
      const places = leafPlaces(line, leaves, index);
      for (const kind of ['sit', 'copy', 'print', 'give'] as const) {
        expect(places.filter((place) => place.kind === kind)).toHaveLength(leaves[kind]);
      }
      for (const { x, y, scale } of places) {
        expect(scale).toBeGreaterThan(0.3);
        expect(x > 0 && x < 343 && y > 0 && y < 452).toBe(true);
      }
      expect(leafPlaces(line, leaves, index)).toEqual(places);
    }
  }
});

test('no two leaves lie on each other', () => {
  const places = leafPlaces(branch, { ...NONE, sit: MOST_LEAVES }, 1);
  const spots = new Set(places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`));
  expect(spots.size).toBe(MOST_LEAVES);
});

test('of more than can be told apart as many are drawn as can, of every kind some', () => {
  const places = leafPlaces(branch, { sit: 6_000, copy: 1, print: 1, give: 1 }, 1);
  expect(places).toHaveLength(MOST_LEAVES);
  expect(new Set(places.map(({ kind }) => kind)).size).toBe(4);
});
