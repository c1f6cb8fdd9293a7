import type { CSSProperties } from 'react';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../smoke/smoke-view.ts';
import type { Stick } from './sticks.tsx';

/** Where something stands in the scene, in its units: its middle, the line it stands on, its width. */
export type Place = readonly [x: number, base: number, width: number];

/** A figure's box is 400 × 520. */
export const FIGURE: Place = [200, 509.2, 344];
export const CANOPY: Place = [200, 70.6, 152];
export const ALTAR: Place = [200, 716.5, 386];
export const CENSER: Place = [200, 572, 82];
export const VASES: readonly Place[] = [
  [94, 572, 84],
  [306, 572, 84],
];
export const FRUITS: readonly Place[] = [
  [135, 574, 52],
  [265, 574, 52],
];
export const CUPS: readonly Place[] = [
  [168, 577, 17],
  [232, 577, 17],
];
/** Lamps of the altar itself: the outermost first, those within are smaller. */
export const LAMPS: readonly Place[] = [
  [34, 572, 52],
  [366, 572, 52],
];

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

/** The sticks in the censer, of which `left` is not burnt yet, 0 to 1. */
export function sticksOf(count: 1 | 3, left: number): Stick[] {
  return STICKS_AT[count].map((x) => ({
    x: x + (x - 200) * 0.12,
    tip: ASH_Y - STUMP - (WHOLE - STUMP) * Math.min(1, Math.max(0, left)) - (x === 200 ? 4 : 0),
    footX: x + (x - 200) * 0.12,
    foot: ASH_Y,
  }));
}
