import { createHash } from 'node:crypto';

/** How a key is stored: whom it counts is not to be read from the table. */
export function hashed(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
