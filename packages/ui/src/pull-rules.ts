/** Pull-down refresh as a state machine without a screen. Distances in CSS pixels of finger travel. */

/** Finger travel from which letting go refreshes. */
export const PULL_THRESHOLD = 45;

/** How far the page follows at most. */
export const PULL_LIMIT = 96;

/**
 * - `idle`: nothing happens.
 * - `pulling`: below the threshold; letting go aborts.
 * - `reached`: at or beyond the threshold; letting go refreshes.
 * - `aborting`: let go too early; the page goes back.
 * - `refreshing`: the work runs; the light stands above the roof.
 * - `restoring`: the work is done; the page goes back.
 */
export type PullPhase = 'idle' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring';

export interface PullState {
  phase: PullPhase;
  /** How far the page is drawn down, in CSS pixels. */
  distance: number;
}

export type PullEvent =
  /** The finger stands `travel` pixels below where it came down. */
  | { type: 'move'; travel: number }
  /** The finger left, or the touch was taken away. */
  | { type: 'release' }
  /** The keyboard's way: refresh at once. */
  | { type: 'press' }
  /** The work has ended, well or not. */
  | { type: 'done' }
  /** The way back has been drawn to its end. */
  | { type: 'settled' };

export const PULL_IDLE: PullState = { phase: 'idle', distance: 0 };

/** The page follows the finger up to the threshold, then ever more slowly. */
export function pullDistance(travel: number): number {
  if (travel <= PULL_THRESHOLD) return Math.max(0, travel);
  const room = PULL_LIMIT - PULL_THRESHOLD;
  const beyond = travel - PULL_THRESHOLD;
  return PULL_THRESHOLD + (room * beyond) / (beyond + 2 * room);
}

/** The next state. Events that make no sense in a state leave it as it is. */
export function pullReducer(state: PullState, event: PullEvent): PullState {
  const { phase } = state;
  const held = phase === 'pulling' || phase === 'reached';
  switch (event.type) {
    case 'move': {
      if (phase !== 'idle' && !held) return state;
      if (event.travel <= 0) return held ? PULL_IDLE : state;
      const next = event.travel >= PULL_THRESHOLD ? 'reached' : 'pulling';
      return { phase: next, distance: pullDistance(event.travel) };
    }
    case 'release':
      if (phase === 'reached') return { phase: 'refreshing', distance: PULL_THRESHOLD };
      return phase === 'pulling' ? { phase: 'aborting', distance: 0 } : state;
    case 'press':
      return phase === 'refreshing' ? state : { phase: 'refreshing', distance: PULL_THRESHOLD };
    case 'done':
      return phase === 'refreshing' ? { phase: 'restoring', distance: 0 } : state;
    case 'settled':
      return phase === 'aborting' || phase === 'restoring' ? PULL_IDLE : state;
  }
}
