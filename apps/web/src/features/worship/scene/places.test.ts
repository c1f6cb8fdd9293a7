import { readFileSync } from 'node:fs';
import { BUDDHA_IDS, type BuddhaId } from '@yuanguang/contract/buddhas';
import { SHRINE_LAMPS } from '@yuanguang/contract/rules/shrine';
import { FIGURE_SIZE, OFFERING_SIZES } from '@yuanguang/ui/figure-ids';
import { expect, test } from 'vitest';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../smoke/smoke-view.ts';
import {
  CENSER,
  gatheringOf,
  lampsOf,
  OFFERED_LAMPS,
  type Place,
  STAR,
  sticksOf,
  VASES,
  WILLOWS,
} from './places.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const boxOf = ([x, base, width]: Place, [wide, high]: readonly [number, number]): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: base - (width / wide) * high,
  bottom: base,
});
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && right <= SCENE_WIDTH && top >= 0 && bottom <= SCENE_HEIGHT;

/** Where the face of a figure is in its sheet: 56 units from the chin up, 60 wide, times the scale that the drawing has. */
function faceIn(id: BuddhaId): Box {
  const file = new URL(`../../../../../../packages/ui/src/art/figures/${id}.svg`, import.meta.url);
  const [, y, scale = '1'] =
    readFileSync(file, 'utf8').match(
      new RegExp(`id="${id}-face" transform="translate\\(200 ([\\d.]+)\\)(?: scale\\(([\\d.]+)\\))?"`),
    ) ?? [];
  const [chin, size] = [Number(y), Number(scale)];
  return { left: 200 - 30 * size, right: 200 + 30 * size, top: chin - 56 * size, bottom: chin };
}
const FACES = BUDDHA_IDS.map(faceIn);
/** Where any of the fourteen may have a face that stands at a place. */
function faceAt(place: Place): Box {
  const figure = boxOf(place, FIGURE_SIZE);
  const scale = place[2] / FIGURE_SIZE[0];
  return {
    left: figure.left + Math.min(...FACES.map(({ left }) => left)) * scale,
    right: figure.left + Math.max(...FACES.map(({ right }) => right)) * scale,
    top: figure.top + Math.min(...FACES.map(({ top }) => top)) * scale,
    bottom: figure.top + Math.max(...FACES.map(({ bottom }) => bottom)) * scale,
  };
}

test('every drawing says where its face is', () => {
  for (const { top, bottom } of FACES) expect(top > 0 && bottom < FIGURE_SIZE[1] / 2).toBe(true);
});

/** From one alone to nine. */
const GATHERINGS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;

test.each(GATHERINGS)('with %d on the left and %d on the right, each face is seen', (left, right) => {
  const { middle, canopy, ...sides } = gatheringOf(left, right);
  const others = [...sides.left, ...sides.right];
  expect(others).toHaveLength(left + right);
  const boxes = [middle, ...others].map((place) => boxOf(place, FIGURE_SIZE));
  const faces = [middle, ...others].map(faceAt);
  const before = [
    boxOf(canopy, OFFERING_SIZES.canopy),
    ...SHRINE_LAMPS.flatMap(lampsOf).map((place) => boxOf(place, OFFERING_SIZES.lamp)),
    ...OFFERED_LAMPS.map((place) => boxOf(place, OFFERING_SIZES.lamp)),
    ...VASES.map((place) => boxOf(place, OFFERING_SIZES['vase-lotus'])),
    ...WILLOWS.map((place) => boxOf(place, OFFERING_SIZES['vase-willow'])),
    boxOf(CENSER, OFFERING_SIZES.censer),
  ];
  for (const box of boxes) expect(isInside(box), JSON.stringify(box)).toBe(true);
  for (const box of before) expect(isInside(box), JSON.stringify(box)).toBe(true);
  for (const [at, face] of faces.entries()) {
    // A halo is nowhere wider than its figure's box; light and altar stand before all of them.
    for (const [by, box] of boxes.entries())
      expect(by !== at && meet(face, box), `${at} by ${by}`).toBe(false);
    for (const box of before) expect(meet(face, box), `${at} by ${JSON.stringify(box)}`).toBe(false);
  }
});

test.each(GATHERINGS)(
  'with %d and %d, the middle one is the largest, and the order goes on',
  (left, right) => {
    const { middle, ...sides } = gatheringOf(left, right);
    for (const [x, , width] of [...sides.left, ...sides.right]) {
      expect(width).toBeLessThan(middle[2] * 0.6);
      expect(x).not.toBe(middle[0]);
    }
    for (const [x] of sides.left) expect(x).toBeLessThan(200);
    for (const [x] of sides.right) expect(x).toBeGreaterThan(200);
    // Up on the left, down on the right.
    expect(sides.left.map(([, base]) => base)).toEqual(
      sides.left.map(([, base]) => base).toSorted((a, b) => b - a),
    );
    expect(sides.right.map(([, base]) => base)).toEqual(
      sides.right.map(([, base]) => base).toSorted((a, b) => a - b),
    );
  },
);

test.each(GATHERINGS)('with %d and %d, what a feast hangs up covers nobody', (left, right) => {
  const { middle, hung, ...sides } = gatheringOf(left, right);
  const streamer = boxOf(hung, OFFERING_SIZES.streamer);
  const dress = [streamer, boxOf(STAR, OFFERING_SIZES.star)];
  for (const box of dress) expect(isInside(box), JSON.stringify(box)).toBe(true);
  for (const place of [...sides.left, ...sides.right]) {
    for (const box of dress) expect(meet(boxOf(place, FIGURE_SIZE), box), JSON.stringify(place)).toBe(false);
  }
  for (const box of dress) expect(meet(faceAt(middle), box)).toBe(false);
});

test.each(SHRINE_LAMPS)('%d lamps are as many, half on each side', (count) => {
  const lamps = lampsOf(count);
  expect(lamps).toHaveLength(count);
  expect(lamps.filter(([x]) => x < SCENE_WIDTH / 2)).toHaveLength(count / 2);
});

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
