/** More work was to be queued than may be. */
export class QueueFull extends Error {}

export interface SemaphoreOptions {
  /** How many pieces of work run at the same time. */
  readonly permits: number;
  /** How many more may wait for their turn; any number unless told. */
  readonly maxQueued?: number;
  /** Milliseconds for which a permit is kept back after the work that had it; none unless told. */
  readonly delay?: () => number;
}

/** Runs work a few at a time, in the order it came. @throws {QueueFull} at once when the queue is full. */
export function createSemaphore({
  permits,
  maxQueued = Number.POSITIVE_INFINITY,
  delay = () => 0,
}: SemaphoreOptions) {
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

/**
 * Runs work with the same key one after another, in the order it came. What waits here holds nothing: waiting for a lock
 * in a transaction would hold a connection that everybody else needs. @throws {QueueFull} when `maxQueued` wait for a key.
 */
export function createKeyedQueue(maxQueued: number) {
  const queues = new Map<string, { readonly run: ReturnType<typeof createSemaphore>; inside: number }>();

  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ?? { run: createSemaphore({ permits: 1, maxQueued }), inside: 0 };
    queues.set(key, queue);
    queue.inside += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.inside -= 1;
      if (queue.inside === 0) queues.delete(key);
    }
  };
}

/**
 * Permits that are given at once or not at all: at most `perKey` for one key and `total` together.
 * @returns a function that answers how to release the permit (once), or undefined when there is none left.
 */
export function createKeyedPermits(most: {
  readonly perKey: number;
  readonly total: number;
}): (key: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  let total = 0;
  return (key) => {
    const ofKey = taken.get(key) ?? 0;
    if (ofKey >= most.perKey || total >= most.total) return undefined;
    taken.set(key, ofKey + 1);
    total += 1;
    return () => {
      total -= 1;
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
