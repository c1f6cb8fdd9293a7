import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';

/** Answers whether one more call of `address` is within its rate. */
export type Throttle = (address: string) => boolean;

interface Bucket {
  tokens: number;
  at: number;
}

/** Addresses remembered at most; the longest unseen are forgotten first. */
const MOST_ADDRESSES = 20_000;

/**
 * A coarse token bucket for each address, in this process only: it keeps floods off the door, cheaply. Limits that must
 * hold across processes are in `lib/rate-limit`.
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

/** One IPv6 customer has a whole /64 to call from. */
export function networkOf(address: string): string {
  // The colon first: the full check is a long regular expression, and most addresses have none.
  if (!address.includes(':') || !isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].slice(0, 4).join(':');
}

/**
 * The address a caller is known and counted by: of IPv6 the network alone (`2001:db8:1:2::`), or who has one could try
 * from a new address each time and would never meet a limit.
 */
export function callerAddress(address: string): string {
  const network = networkOf(address);
  return network === address ? address : `${network}::`;
}

function dropOldest(buckets: Map<string, Bucket>): void {
  const oldest = buckets.keys().next();
  if (!oldest.done) buckets.delete(oldest.value);
}
