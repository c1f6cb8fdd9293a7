import { randomBytes, randomInt } from 'node:crypto';

let lastAt = 0;
let count = 0;

/**
 * A new id: 24 hex characters, ordered by time: twelve for the millisecond, four that count within it in this process,
 * eight random.
 */
export function newId(at: Date): string {
  const now = at.getTime();
  // A random beginning keeps processes apart; the half that is left is room to count.
  count = now === lastAt ? (count + 1) % 0x10000 : randomInt(0x8000);
  lastAt = now;
  return (
    now.toString(16).padStart(12, '0') + count.toString(16).padStart(4, '0') + randomBytes(4).toString('hex')
  );
}

export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
