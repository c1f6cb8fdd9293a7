import { isIPv6 } from 'node:net';

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
