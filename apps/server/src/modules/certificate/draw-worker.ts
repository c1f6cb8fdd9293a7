import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPng } from './draw.ts';
import type { DrawAnswer, DrawTask } from './draw-thread.ts';

/** On Linux this is the thread's own: drawing takes what the rest of the process leaves, and a share of the rest. */
const NICE = 10;

try {
  setPriority(NICE);
} catch {
  // Without the right to, it draws at the usual priority.
}

parentPort?.on('message', ({ id, facts }: DrawTask) => {
  parentPort?.postMessage({ id, ...answer(facts) });
});

function answer(facts: DrawTask['facts']): DrawAnswer {
  try {
    return { png: new Uint8Array(drawPng(facts)) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
