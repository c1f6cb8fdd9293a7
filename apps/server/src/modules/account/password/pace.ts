import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** What a pace measures by; the process's own clocks unless told. */
export interface PaceClocks {
  /** Milliseconds. */
  readonly now: () => number;
  /** The part of the time since `before` in which the event loop was at work, 0 to 1. */
  readonly busySince: (before: EventLoopUtilization) => number;
}

const OWN: PaceClocks = {
  now: () => performance.now(),
  busySince: (before) => performance.eventLoopUtilization(before).utilization,
};

/** Longer than a hash takes by itself: where other programs held it up, it rests no longer for that. */
const MOST_REST_MS = 30;

/**
 * How long to rest after a piece of heavy work beside the event loop: as long as it took, times how busy the loop was
 * meanwhile. So the work has at most half of a core while many others are served, and all of one while nobody is.
 */
export function createPace({ now, busySince }: PaceClocks = OWN) {
  let restMs = 0;

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = now();
    const before = performance.eventLoopUtilization();
    try {
      return await work();
    } finally {
      restMs = Math.min(now() - began, MOST_REST_MS) * busySince(before);
    }
  }

  return { timed, rest: () => restMs };
}
