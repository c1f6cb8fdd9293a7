/** More wanted to wait than may. */
export class LineFull extends Error {}

export interface LineOptions {
  /** How many pieces of work run at the same time. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** How long, in milliseconds, a place stays empty after the work in it; not at all unless told. */
  readonly rest?: () => number;
}

/** Runs work a few at a time, in the order it came. @throws {LineFull} at once when too many wait already. */
export function createLine({ atOnce, waiting, rest = () => 0 }: LineOptions) {
  let running = 0;
  const queue: (() => void)[] = [];

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new LineFull('too many wait');
    // Who ends hands its place over, so that nobody who comes later gets in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await turn();
    try {
      return await work();
    } finally {
      const ms = rest();
      if (ms > 0) setTimeout(leave, ms);
      else leave();
    }
  };
}
