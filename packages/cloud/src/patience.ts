import { isBusy } from './errors.ts';

export interface PatienceOptions {
  /** Told each time a call waits because too many came at once; `seconds` until it is sent again. */
  readonly onBusy?: ((seconds: number) => void) | undefined;
  /** Waits so many milliseconds; a test's own clock may do it. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

/** Seconds waited in all before the call fails: longer, and the visitor has gone. */
const MOST_SECONDS = 30;
const LONGEST_WAIT = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends again what the gateway refused because too many calls came at once, as late as it asks for and each a little
 * later by chance, so that those who were refused together do not come back together.
 * @throws {CloudError} with `CODES.busy` after half a minute, and whatever else the exchange throws, at once.
 */
export async function patiently<Result>(
  { onBusy, wait = pause }: PatienceOptions,
  signal: AbortSignal | undefined,
  exchange: () => Promise<Result>,
): Promise<Result> {
  for (let waited = 0; ; ) {
    try {
      return await exchange();
    } catch (error) {
      if (!isBusy(error) || waited >= MOST_SECONDS || signal?.aborted) throw error;
      const seconds = Math.min(LONGEST_WAIT, Math.max(1, error.retryAfter ?? 1)) * (1 + Math.random());
      onBusy?.(seconds);
      await wait(seconds * 1_000);
      if (signal?.aborted) throw error;
      waited += seconds;
    }
  }
}
