import type { Options } from '@node-rs/argon2';
import { createWorkerThread } from '../../../lib/worker-thread.ts';
import type { HashTask } from './hash-worker.ts';

const carryOut = createWorkerThread<HashTask, string | boolean>(new URL('./hash-worker.ts', import.meta.url));

/** An argon2id hash in the usual notation, at this cost. @throws {QueueFull} when too many wait. */
export async function argon2Hash(password: string, cost: Options): Promise<string> {
  return String(await carryOut({ kind: 'hash', password, cost }));
}

/**
 * Whether the password is the one of this argon2 hash. @throws {QueueFull} when too many wait, {Error} when `stored` is
 * none.
 */
export async function argon2Verify(stored: string, password: string): Promise<boolean> {
  return (await carryOut({ kind: 'verify', password, stored })) === true;
}
