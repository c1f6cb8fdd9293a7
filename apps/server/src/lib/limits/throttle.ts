import type { Clock } from '../../clock.ts';
import { networkOf } from './caller-address.ts';

/** Answers whether one more call of `address` is within its rate. */
export interface Throttle {
  (address: string): boolean;
  /** After how many seconds who was refused may come again. */
  readonly retryAfter: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Addresses remembered at most; the longest unseen are forgotten first. */
const MOST_ADDRESSES = 20_000;

/**
 * A coarse token bucket for each address, in this process only: it keeps floods out, cheaply. Limits that must
 * hold across processes are in `rate-limit.ts`.
 * @param perMinute sustained rate. @param atOnce how many may come at the same moment; a quarter of it unless told.
 */
export function throttle(perMinute: number, now: Clock, atOnce = perMinute / 4): Throttle {
  const buckets = new Map<string, Bucket>();
  const burst = Math.max(1, atOnce);
  const perMs = perMinute / 60_000;

  function allows(address: string): boolean {
    const key = networkOf(address);
    const at = now().getTime();
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    const seenJustNow = at === bucket.at && buckets.has(key);
    bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, at - bucket.at) * perMs);
    bucket.at = at;
    // The order is that of the last call, to the millisecond.
    if (!seenJustNow) {
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > MOST_ADDRESSES) dropOldest(buckets);
    }
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }
  return Object.assign(allows, { retryAfter: Math.max(1, Math.ceil(60 / perMinute)) });
}

function dropOldest(buckets: Map<string, Bucket>): void {
  const oldest = buckets.keys().next();
  if (!oldest.done) buckets.delete(oldest.value);
}
