import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashTask } from './hash-thread.ts';

/** On Linux this is the thread's own: hashing takes what the rest of the process leaves, and a share of the rest. */
const NICE = 10;

try {
  setPriority(NICE);
} catch {
  // Without the right to, it hashes at the usual priority.
}

parentPort?.on('message', ({ id, task }: { id: number; task: HashTask }) => {
  parentPort?.postMessage({ id, ...answer(task) });
});

function answer(task: HashTask): HashAnswer {
  try {
    if (task.kind === 'hash') return { value: hashSync(task.password, task.cost) };
    return { value: verifySync(task.stored, task.password) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
