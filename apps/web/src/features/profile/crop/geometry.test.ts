import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centred,
  mostZoom,
  moved,
  type Size,
  sideOf,
  turned,
  type View,
  wholeView,
  within,
  zoomed,
} from './geometry.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 6000 }),
  height: fc.integer({ min: 1, max: 6000 }),
});
const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const anyView = fc.record({ x: number, y: number, zoom: fc.double({ min: -2, max: 100, noNaN: true }) });
const share = fc.double({ min: -3, max: 3, noNaN: true });

function expectInside(picture: Size, view: View): void {
  const half = sideOf(picture, view) / 2;
  expect(view.zoom).toBeGreaterThanOrEqual(1);
  expect(view.zoom).toBeLessThanOrEqual(mostZoom(picture));
  expect(view.x - half).toBeGreaterThanOrEqual(-1e-6);
  expect(view.y - half).toBeGreaterThanOrEqual(-1e-6);
  expect(view.x + half).toBeLessThanOrEqual(picture.width + 1e-6);
  expect(view.y + half).toBeLessThanOrEqual(picture.height + 1e-6);
}

describe('the square never leaves the picture', () => {
  test('whatever view is asked for', () => {
    fc.assert(fc.property(size, anyView, (picture, view) => expectInside(picture, within(picture, view))));
  });
  test('however it is moved, zoomed, centred and turned', () => {
    fc.assert(
      fc.property(
        size,
        anyView,
        share,
        share,
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (picture, asked, a, b, factor) => {
          const view = within(picture, asked);
          expectInside(picture, moved(picture, view, a, b));
          expectInside(picture, zoomed(picture, view, factor, a, b));
          expectInside(picture, centred(picture, view, a, b));
          expectInside({ width: picture.height, height: picture.width }, turned(picture, view));
        },
      ),
    );
  });
});

test('four quarter turns are none', () => {
  fc.assert(
    fc.property(size, anyView, (picture, asked) => {
      const view = within(picture, asked);
      const lying = { width: picture.height, height: picture.width };
      const again = turned(lying, turned(picture, turned(lying, turned(picture, view))));
      expect(again.x).toBeCloseTo(view.x, 6);
      expect(again.y).toBeCloseTo(view.y, 6);
    }),
  );
});

describe('a landscape of 800 × 600', () => {
  const picture = { width: 800, height: 600 };
  test('is first seen from its middle, as high as it is', () => {
    expect(wholeView(picture)).toEqual({ x: 400, y: 300, zoom: 1 });
    expect(sideOf(picture, wholeView(picture))).toBe(600);
  });
  test('follows the finger and stops at its edge', () => {
    expect(moved(picture, wholeView(picture), 0.1, 0.5)).toEqual({ x: 340, y: 300, zoom: 1 });
    expect(moved(picture, wholeView(picture), 5, 0)).toEqual({ x: 300, y: 300, zoom: 1 });
  });
  test('keeps the point between two fingers in its place', () => {
    const near = zoomed(picture, wholeView(picture), 2, 0.25, 0.75);
    const point = (view: View) => [
      view.x + (0.25 - 0.5) * sideOf(picture, view),
      view.y + (0.75 - 0.5) * sideOf(picture, view),
    ];
    expect(point(near)).toEqual(point(wholeView(picture)));
  });
  test('brings the tapped point to the middle when there is room', () => {
    const near = zoomed(picture, wholeView(picture), 3);
    const there = centred(picture, near, 0.75, 0.25);
    expect(there.x).toBeCloseTo(near.x + 50);
    expect(there.y).toBeCloseTo(near.y - 50);
  });
});

test('a tiny picture cannot be looked at any nearer', () => {
  expect(mostZoom({ width: 40, height: 30 })).toBe(1);
});
