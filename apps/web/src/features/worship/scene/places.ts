import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { FIGURE_SIZE, OFFERING_SIZES } from '@yuanguang/ui/figure-ids';
import type { CSSProperties } from 'react';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../smoke/smoke-view.ts';
import type { Stick } from './sticks.tsx';

/** Where something stands in the scene, in its units: its middle, the line it stands on, its width. */
export type Place = readonly [x: number, base: number, width: number];

const mirrored = ([x, base, width]: Place): Place => [SCENE_WIDTH - x, base, width];
const pair = (left: Place): readonly Place[] => [left, mirrored(left)];

/** A figure's box is 400 × 520. */
export const FIGURE: Place = [200, 509.2, 344];
const CANOPY: Place = [200, 70.6, 141];
export const ALTAR: Place = [200, 716.5, 386];
export const CENSER: Place = [200, 572, 82];
export const VASES = pair([94, 572, 84]);
/** How much of its drawn size a vase without flowers has, so that flowers change nothing of it. */
export const VASE_SCALE = 84 / OFFERING_SIZES['vase-lotus'][0];
export const FRUITS = pair([135, 574, 52]);
export const CUPS = pair([168, 577, 17]);
/** Lamps that were offered stand on the ground, between the table's legs and the cloth. */
export const OFFERED_LAMPS = pair([80.5, 716, 25]);

/** Lamps of the altar itself, the outermost first; the innermost stand behind the fruit. */
const LAMPS: Readonly<Record<Arrangement['lamps'], readonly Place[]>> = {
  0: [],
  2: pair([34, 572, 52]),
  4: [...pair([34, 572, 52]), ...pair([142, 567, 38])],
  6: [...pair([25, 572, 46]), ...pair([64, 570, 36]), ...pair([142, 567, 36])],
};
export const lampsOf = (lamps: Arrangement['lamps']): readonly Place[] => LAMPS[lamps];

/** The light of a lamp: round its flame, as wide as the lamp is large. */
export function glowOf([x, base, width]: Place): Place {
  const flame = base - (72 / OFFERING_SIZES.lamp[0]) * width;
  const wide = width * 4.46;
  return [x, flame + wide / 2, wide];
}

/** Who stands where when several share a shrine. */
export interface Gathering {
  readonly middle: Place;
  readonly canopy: Place;
  /** From the viewer's left to the right: smaller, and behind. */
  readonly left: readonly Place[];
  readonly right: readonly Place[];
  /** Where one more would stand for both sides to be alike; a cloud passes there. */
  readonly free: Place | undefined;
  /** What hangs on feast days beside the canopy: its top is that of the scene. */
  readonly hung: Place;
}

/** On each side so many at most: lowest first, rising along the light of the middle one until they meet above it. */
const SIDES: readonly (readonly Place[])[] = [
  [],
  [[65, 242, 124]],
  [
    [62, 462, 122],
    [86, 246, 122],
  ],
  [
    [54, 484, 106],
    [56, 344, 106],
    [98, 204, 106],
  ],
  [
    [50, 486, 98],
    [50, 358, 98],
    [52, 230, 98],
    [149, 134, 98],
  ],
];
/** How wide the middle one is beside so many. */
const MIDDLE_WIDTHS = [FIGURE[2], 264, 248, 238, 232] as const;
/** Streamers, where the others leave room for them. */
const HUNG: readonly Place[] = [
  [34, 214, 48],
  [20, 80, 17],
  [14, 84, 19],
  [21, 192, 40],
  [20, 102, 22],
];

/** The places of a shrine in which so many stand on either side of the middle one. */
export function gatheringOf(left: number, right: number): Gathering {
  const most = Math.max(left, right);
  const sides = SIDES[most] ?? [];
  const [x, base] = FIGURE;
  const width = MIDDLE_WIDTHS[most] ?? FIGURE[2];
  const scale = width / FIGURE[2];
  const canopy = base - (base - CANOPY[1]) * scale;
  return {
    middle: [x, base, width],
    canopy: [x, canopy, CANOPY[2] * scale],
    // Along the arch from the ground on the left over the middle to the ground on the right.
    left: sides.slice(0, left),
    right: sides.slice(0, right).map(mirrored).reverse(),
    free: left === right ? undefined : freePlace(sides[most - 1], left < right),
    hung: HUNG[most] ?? CANOPY,
  };
}

function freePlace(highest: Place | undefined, onLeft: boolean): Place | undefined {
  if (!highest) return undefined;
  const [x, base, width] = highest;
  const cloud: Place = [x, base - width * 0.4, width * 0.7];
  return onLeft ? cloud : mirrored(cloud);
}

/** On the ground before the altar, on feast days. */
export const GROUND = {
  blooms: [...pair([30, 716, 52]), ...pair([128, 719, 44]), [200, 719, 70]],
  'lotus-lamps': [...pair([32, 714, 58]), ...pair([130, 719, 48]), [200, 719, 76]],
  willow: [...pair([128, 719, 44]), [200, 719, 70]],
} as const satisfies Readonly<Record<string, readonly Place[]>>;
export const WILLOWS = pair([44, 717, 84]);
/** In the free sky between the streamer and the canopy. */
export const STAR: Place = [76, 56, 40];

/** The light that breathes round a figure, and the one before its halo. */
export const breathOf = ([x, base, width]: Place): Place => [x, base - 0.39 * width, 1.07 * width];
export const auraOf = ([x, base, width]: Place): Place => [x, base - 0.695 * width, 0.512 * width];

/** So many units above the sticks' tips the face of a figure at a place begins, seated in the usual way. */
export const clearOf = ([, base, width]: Place): number =>
  TIP_Y - (base - ((FIGURE_SIZE[1] - 198) / FIGURE_SIZE[0]) * width);

/** How a place is set on the stage, which may have any size. */
export const placeStyle = ([x, base, width]: Place): CSSProperties => ({
  left: `${((x - width / 2) / SCENE_WIDTH) * 100}%`,
  bottom: `${(1 - base / SCENE_HEIGHT) * 100}%`,
  width: `${(width / SCENE_WIDTH) * 100}%`,
});

/** A stick stands in the ash and is so long while it is whole; at the end a stump is left. */
const ASH_Y = 517;
const WHOLE = 54;
const STUMP = 9;
const STICKS_AT = { 1: [200], 3: [186, 200, 214] } as const;
/** The height of a whole stick's tip. */
const TIP_Y = ASH_Y - WHOLE;

/** The sticks in the censer, of which `left` is not burnt yet, 0 to 1. */
export function sticksOf(count: 1 | 3, left: number): Stick[] {
  return STICKS_AT[count].map((x) => ({
    x: x + (x - 200) * 0.12,
    tip: ASH_Y - STUMP - (WHOLE - STUMP) * Math.min(1, Math.max(0, left)) - (x === 200 ? 4 : 0),
    footX: x + (x - 200) * 0.12,
    foot: ASH_Y,
  }));
}
