const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 300_000;

export interface Schedule {
  /** Runs within so many milliseconds; what is planned for earlier stays. */
  within(ms: number): void;
  stop(): void;
}

/**
 * Runs one work at a time. Work that fails is run again later and later (five seconds to five minutes, each by chance up
 * to half longer), until it succeeds; asking for it sooner begins anew.
 */
export function createSchedule(run: () => Promise<void>): Schedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let running = false;
  let again: number | undefined;
  let delay = FIRST_DELAY_MS;

  function plan(ms: number): void {
    const at = performance.now() + ms;
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => void begin(), ms);
  }

  async function begin(): Promise<void> {
    due = Number.POSITIVE_INFINITY;
    running = true;
    again = undefined;
    let failed = false;
    try {
      await run();
      delay = FIRST_DELAY_MS;
    } catch {
      failed = true;
    }
    running = false;
    if (again !== undefined) plan(again);
    else if (failed) {
      plan(delay * (1 + Math.random() / 2));
      delay = Math.min(LONGEST_DELAY_MS, delay * 2);
    }
  }

  return {
    within(ms) {
      if (running) again = Math.min(again ?? ms, ms);
      else plan(ms);
    },
    stop() {
      clearTimeout(timer);
      due = Number.POSITIVE_INFINITY;
      again = undefined;
    },
  };
}
