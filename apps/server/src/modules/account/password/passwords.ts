import type { Options } from '@node-rs/argon2';
import { QueueFull } from '../../../lib/limits/semaphore.ts';
import { refuse } from '../../../lib/refusal.ts';
import { argon2Hash, argon2Verify } from './hash-thread.ts';
import { matchesOriginal, type OldPasswordSecret } from './original-hash.ts';

/** argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Longer than any password ever was: nothing longer is hashed. */
export const LONGEST_PASSWORD = 64;

async function queued<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QueueFull) refuse('too-many-requests');
    throw error;
  }
}

/** The hash to store. Refuses 'too-many-requests' when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queued(argon2Hash(password, COST));
}

export type Verdict = 'wrong' | 'right' | 'right-but-old';

/**
 * Compares a password with a stored hash. Null (no password, or no account) costs as much as a wrong one.
 * `right-but-old`: the hash is of an older kind and is to be replaced. Refuses 'too-many-requests' when too many wait.
 * @param secrets of the existing installation whose hashes were taken over (OLD_PASSWORD_SECRETS).
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  secrets: readonly OldPasswordSecret[] = [],
): Promise<Verdict> {
  if (password.length > LONGEST_PASSWORD) return 'wrong';
  if (stored !== null && ARGON2.test(stored)) {
    if (!(await queued(argon2Verify(stored, password)))) return 'wrong';
    return stored.startsWith('$argon2id$v=19$m=19456,t=2,p=1$') ? 'right' : 'right-but-old';
  }
  await queued(argon2Hash(password, COST));
  return stored !== null && matchesOriginal(stored, password, secrets) ? 'right-but-old' : 'wrong';
}

/** In the usual notation; what only looks like it is no hash at all. */
const ARGON2 = /^\$argon2(id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{11,}\$[\w+/]{22,}$/;
