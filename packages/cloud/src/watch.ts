import { asksForLogin, CloudError, CODES } from './errors.ts';
import { boundedTimeout } from './request.ts';

/** How one call behaves beside its content. */
export interface WatchOptions {
  /** Refuse (-9998) while the same call with the same input is under way. */
  readonly preventDuplicate?: boolean;
  /** Give up (-9999) after this many milliseconds; default 60000, kept within 100 and 600000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Nobody waits for it: an answer that asks for a login leads nobody there. */
  readonly background?: boolean;
}

/** Runs the work of a call; `key` says which calls are the same. */
export type Supervise<Options extends WatchOptions = WatchOptions> = <Result>(
  key: string,
  options: Options,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

export interface WatchDeps {
  /** Takes over when the answer asks for a login. */
  readonly onLoginNeeded?: ((error: CloudError) => void) | undefined;
}

/** Watches over calls and shows nothing: duplicates, time, and answers that ask for a login. */
export function createWatch({ onLoginNeeded }: WatchDeps): Supervise {
  const once = oneAtATime();
  return (key, options, work) =>
    once(key, options, async () => {
      try {
        return await cancelledWhenLate(options, work);
      } catch (error) {
        if (!options.background && error instanceof CloudError && asksForLogin(error)) onLoginNeeded?.(error);
        throw error;
      }
    });
}

export function oneAtATime() {
  const underWay = new Set<string>();
  return async <Result>(
    key: string,
    { preventDuplicate }: WatchOptions,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (!preventDuplicate) return work();
    if (underWay.has(key)) throw new CloudError(CODES.duplicate, 'duplicate request', 'duplicate');
    underWay.add(key);
    try {
      return await work();
    } finally {
      underWay.delete(key);
    }
  };
}

/** Ends at once when time is up or the caller aborts, whatever the work is waiting for. */
export async function cancelledWhenLate<Result>(
  { timeout, signal }: WatchOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let stop: (error: CloudError) => void = () => undefined;
  const end = new Promise<never>((_, reject) => {
    stop = (error) => {
      reject(error);
      controller.abort();
    };
  });
  const abort = () => stop(new CloudError(CODES.aborted, 'request:fail abort', 'abort'));
  const timer = setTimeout(
    () => stop(new CloudError(CODES.timeoutCancel, 'timeout cancel', 'timeout')),
    boundedTimeout(timeout),
  );
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await Promise.race([end, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
