/** Where the browser does not tell when it is idle (Safari), a moment in which it has likely painted, in milliseconds. */
const MOMENT_MS = 50;

/**
 * Does the work when the browser has painted and has nothing else to do, after `latestMs` milliseconds at the latest.
 * Answers how to call it off.
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, Math.min(MOMENT_MS, latestMs));
  return () => clearTimeout(timer);
}
