import type { Clock } from '../../clock.ts';
import { networkOf } from './caller-address.ts';

/** Answers whether one more call of `address` is within its rate. */
export type Throttle = (address: string) => boolean;

interface Bucket {
  tokens: number;
  at: number;
}

/** Addresses remembered at most; the longest unseen are forgotten first. */
const MOST_ADDRESSES = 20_000;

/**
 * A coarse token bucket for each address, in this process only: it keeps floods out, cheaply. Limits that must
 * hold across processes are in `rate-limit.ts`.
 * @param perMinute sustained rate; a quarter of it may come at once.
 */
export function throttle(perMinute: number, now: Clock): Throttle {
  const buckets = new Map<string, Bucket>();
  const burst = Math.max(1, perMinute / 4);
  const perMs = perMinute / 60_000;

  return (address) => {
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
  };
}

function dropOldest(buckets: Map<string, Bucket>): void {
  const oldest = buckets.keys().next();
  if (!oldest.done) buckets.delete(oldest.value);
}
