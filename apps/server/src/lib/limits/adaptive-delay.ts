import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** What the delay is measured by; the process's own clocks unless told. */
export interface DelayClocks {
  /** Milliseconds. */
  readonly now: () => number;
  /** The part of the time since `before` in which the event loop was at work, 0 to 1. */
  readonly busySince: (before: EventLoopUtilization) => number;
}

const OWN: DelayClocks = {
  now: () => performance.now(),
  busySince: (before) => performance.eventLoopUtilization(before).utilization,
};

/** Longer than the hash of a password takes by itself: where other programs held it up, it waits no longer for that. */
const MAX_DELAY_MS = 30;

/**
 * How long to wait after a piece of heavy work beside the event loop: as long as it took, times how busy the loop was
 * meanwhile. So the work has at most half of a core while many others are served, and all of one while nobody is.
 * @param maxMs what the work takes by itself, in milliseconds.
 */
export function createAdaptiveDelay({ now, busySince }: DelayClocks = OWN, maxMs = MAX_DELAY_MS) {
  let delayMs = 0;

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = now();
    const before = performance.eventLoopUtilization();
    try {
      return await work();
    } finally {
      delayMs = Math.min(now() - began, maxMs) * busySince(before);
    }
  }

  return { timed, delay: () => delayMs };
}
