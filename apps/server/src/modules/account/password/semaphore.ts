/** More work was to be queued than may be. */
export class QueueFull extends Error {}

export interface SemaphoreOptions {
  /** How many pieces of work run at the same time. */
  readonly permits: number;
  /** How many more may wait for their turn. */
  readonly maxQueued: number;
  /** Milliseconds for which a permit is kept back after the work that had it; none unless told. */
  readonly delay?: () => number;
}

/** Runs work a few at a time, in the order it came. @throws {QueueFull} at once when the queue is full. */
export function createSemaphore({ permits, maxQueued, delay = () => 0 }: SemaphoreOptions) {
  let running = 0;
  const queue: (() => void)[] = [];

  async function acquire(): Promise<void> {
    if (running < permits) {
      running += 1;
      return;
    }
    if (queue.length >= maxQueued) throw new QueueFull('the queue is full');
    // Who ends hands its permit over, so that nobody who comes later gets in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await acquire();
    try {
      return await work();
    } finally {
      const ms = delay();
      if (ms > 0) setTimeout(release, ms);
      else release();
    }
  };
}
