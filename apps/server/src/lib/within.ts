import { setTimeout as after } from 'node:timers/promises';

/**
 * What `work` comes to, or what `late` makes of it when that takes longer than `ms` milliseconds: nobody waits any more,
 * and the work goes on by itself. Throws what `work` throws by then, or what `late` throws.
 */
export async function within<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: () => Late,
): Promise<Result | Late> {
  const settled = new AbortController();
  try {
    return await Promise.race([work, after(ms, undefined, { signal: settled.signal }).then(late)]);
  } finally {
    settled.abort();
  }
}
