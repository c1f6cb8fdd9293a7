/*
 * What smoke does, as a formula: where a bit of smoke of a given age is at a given moment. It is stated once, as sums of
 * waves, and read twice: by the shader, for which `shader.ts` writes it out, and by the canvas of phones without WebGL.
 * All lengths are units of the scene (400 wide), all times seconds.
 */

/** How long a bit of smoke is seen. */
export const LIFE = 19;
/** The smoke of a stick is sheets that turn about each other: so many. */
export const SHEETS = 3;
/** It rises by so much a second at first, and is slower by a factor of e after so many seconds. */
export const RISE = 34;
export const SLOWS = 15;

/**
 * The waves that bend a thread: by `reach` at full age, with `length` from crest to crest and `speed` in radians a second;
 * each begins once the smoke is `from` seconds old. `curls` is how much of the reach also goes along the thread, so that
 * smoke rolls instead of swinging.
 */
export const WAVES = [
  { reach: 34, length: 420, speed: 0.19, from: 1, curls: 0 },
  { reach: 23, length: 190, speed: 0.43, from: 2.2, curls: 0.6 },
  { reach: 12, length: 92, speed: 0.81, from: 3.4, curls: 0.95 },
  { reach: 5, length: 43, speed: 1.5, from: 4.2, curls: 0.95 },
] as const;
/** So long a wave takes to its full reach. */
export const GROWS = 9;
/** How far from one stick's phase to the next one's, and from one sheet's to the next. */
export const STICK_PHASE = 1.9;
export const SHEET_PHASE = 0.55;
/** Half as wide as a sheet becomes, how it turns about itself on the way, and half as thick as it is at its thinnest. */
export const WIDTH = 27;
export const TURN = { length: 230, speed: 0.31 } as const;
export const THREAD = 0.55;

const CIRCLE = 2 * Math.PI;

export interface SmokeAt {
  /** Sideways from the tip of the stick, and upwards. */
  readonly x: number;
  readonly y: number;
  /** Half the width of the sheet as it is seen: below 0 its back is shown. */
  readonly half: number;
}

export function smokeAt(stick: number, sheet: number, age: number, now: number): SmokeAt {
  const up = RISE * SLOWS * (1 - Math.exp(-age / SLOWS));
  const phase = stick * STICK_PHASE + sheet * SHEET_PHASE;
  let x = 0;
  let y = up;
  WAVES.forEach(({ reach, length, speed, from, curls }, at) => {
    const along = (up * CIRCLE) / length - now * speed + phase * (1 + at * 0.35) + at * 2.1;
    const way = reach * grown(age, from);
    x += way * Math.sin(along + 0.6 * Math.sin(along * 0.37 + now * 0.13));
    y += way * curls * Math.cos(along);
  });
  const turned =
    (up * CIRCLE) / TURN.length - now * TURN.speed + phase * 1.9 + 0.7 * Math.sin(now * 0.11 + stick);
  const half = WIDTH * grown(age, 0.6) * Math.sin(turned);
  return { x, y, half: half < 0 ? Math.min(half, -THREAD) : Math.max(half, THREAD) };
}

function grown(age: number, from: number): number {
  const way = Math.min(1, Math.max(0, (age - from) / GROWS));
  return way * way * (3 - 2 * way);
}

/** How strong smoke of an age is: dense at the tip, then ever thinner; and thin before a face, `clear` units up. */
export function strengthAt(age: number, y: number, clear: number): number {
  const born = Math.min(1, age * 3 + 0.2);
  const left = Math.max(0, 1 - age / LIFE) ** 0.9;
  const past = Math.min(1, Math.max(0, (clear - y) / 110));
  return born * left * (0.2 + 0.8 * past);
}
