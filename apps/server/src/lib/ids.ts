import { randomBytes } from 'node:crypto';

/** A new id: 24 hex characters, ordered by time (12 for milliseconds), the rest random. */
export function newId(at: Date): string {
  return at.getTime().toString(16).padStart(12, '0') + randomBytes(6).toString('hex');
}

export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
