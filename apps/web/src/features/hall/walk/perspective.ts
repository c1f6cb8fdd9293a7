/** How a hall is seen by who stands on its way: what is farther is smaller, and nearer to the line of the eye. */

/** One row behind another loses so much. */
const NARROWING = 0.23;
/** Rows that are drawn as lamps; farther ones are lights, and the farthest of all are not seen. */
export const LAMPS_DEEP = 15;
export const LIGHTS_DEEP = 70;
/** Rows that are in sight still, though one has walked by. */
export const PASSED = 1;
/** So near a lamp is looked at. */
const BEFORE = 2;
/** How much of the stage's half is well in sight. */
const IN_SIGHT = 0.84;

/** In pixels of the page. */
export interface Stage {
  readonly width: number;
  readonly height: number;
}
export interface Seen {
  readonly x: number;
  readonly y: number;
  /** 1 for what stands at one's feet. */
  readonly scale: number;
  /** 1 near, toward 0 in the distance. */
  readonly clear: number;
}

/** Wide stages show more lamps, not larger ones. */
const unitOf = ({ width, height }: Stage): number => Math.min(width, height * 0.62);
/** The width of a lamp at one's feet. */
export const lampWidth = (stage: Stage): number => unitOf(stage) * 0.215;
/** The line of the eye, where all rows meet. */
const horizonOf = ({ height }: Stage): number => height * 0.425;
const feetOf = ({ height }: Stage): number => height * 0.9;

/** Where something is seen that stands so many rows ahead and so far beside the way. */
export function seenAt(stage: Stage, depth: number, across: number): Seen {
  const scale = 1 / (1 + Math.max(-PASSED, depth) * NARROWING);
  const horizon = horizonOf(stage);
  return {
    x: stage.width / 2 + across * unitOf(stage) * scale,
    y: horizon + (feetOf(stage) - horizon) * scale,
    scale,
    clear: Math.min(1, Math.max(0, 1 - (depth - 5) / (LIGHTS_DEEP - 5))),
  };
}

/** From how many rows before it a lamp is well in sight that stands so far beside the way. */
export function depthToSee(stage: Stage, across: number): number {
  const scale = (IN_SIGHT * stage.width) / 2 / (Math.abs(across) * unitOf(stage));
  return Math.max(BEFORE, (1 / scale - 1) / NARROWING);
}
