import { timingSafeEqual } from 'node:crypto';

/**
 * Whether somebody gave this secret or signature, compared in constant time: how long it takes tells nothing of how
 * much of it was right. Anything that is no text, or of another length, is simply wrong.
 */
export function isSameText(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
