/** What burns: the tips of the sticks in units of the scene, and since when. */
export interface Burning {
  readonly tips: readonly (readonly [x: number, y: number])[];
  /** Seconds since they were lit. */
  readonly began: number;
  /** Seconds since they went out; 0 while they burn. */
  readonly ended: number;
  /** So many units above the tips a face begins, before which smoke is thin. */
  readonly clear: number;
}

/** Draws smoke as it is at a moment, in seconds of any clock. The canvas covers the scene. */
export interface SmokeView {
  /** Pixels of the canvas for each of the page, at most: sharper than this nobody sees in smoke. */
  readonly density: number;
  /** How long a picture stands before the next frame is asked for, in milliseconds: smoke is slow. */
  readonly restsMs: number;
  draw(now: number, burning: Burning): void;
  /** After the canvas has another size. */
  resize(): void;
  dispose(): void;
}

export const SCENE_WIDTH = 400;
export const SCENE_HEIGHT = 720;
/** Smoke by lamp light: red, green, blue from 0 to 1. */
export const COLOUR = [0.918, 0.863, 0.722] as const;
