import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

export type HashTask =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string };
export type HashAnswer = { readonly value: string | boolean } | { readonly error: string };

interface Waiting {
  readonly resolve: (value: string | boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Argon2 in one thread of lower priority. In the pool that files and DNS share it would take every core there is, and
 * who only reads would wait behind who logs in.
 */
function hashThread() {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    worker.on('message', ({ id, ...answer }: { id: number } & HashAnswer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      // Idle it does not keep the process alive.
      if (waiting.size === 0) worker.unref();
      if ('error' in answer) asked?.reject(new Error(answer.error));
      else asked?.resolve(answer.value);
    });
    const lost = (error?: Error) => {
      if (thread === worker) thread = undefined;
      for (const { reject } of waiting.values()) reject(error ?? new Error('the hashing thread ended'));
      waiting.clear();
    };
    worker.on('error', lost);
    worker.on('exit', () => lost());
    return worker;
  }

  return function carryOut(task: HashTask): Promise<string | boolean> {
    thread ??= start();
    const worker = thread;
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, task });
    });
  };
}

const carryOut = hashThread();

/** An argon2id hash in the usual notation, at this cost. */
export async function argon2Hash(password: string, cost: Options): Promise<string> {
  return String(await carryOut({ kind: 'hash', password, cost }));
}

/** Whether the password is the one of this argon2 hash. @throws {Error} when `stored` is none. */
export async function argon2Verify(stored: string, password: string): Promise<boolean> {
  return (await carryOut({ kind: 'verify', password, stored })) === true;
}
