import { Worker } from 'node:worker_threads';
import { createAdaptiveDelay } from '../../lib/limits/adaptive-delay.ts';
import { createSemaphore } from '../../lib/limits/semaphore.ts';
import type { CertificateFacts } from './facts.ts';

export interface DrawTask {
  readonly id: number;
  readonly facts: CertificateFacts;
}
export type DrawAnswer = { readonly png: Uint8Array } | { readonly error: string };

/** What a drawing takes by itself. */
const DRAWING_MS = 150;
/** Nothing takes so long, not even on a machine with no time for us: such a thread is ended, the next begins anew. */
const LONGEST_MS = 300_000;
/** Requests wait in a shorter line of their own (`admission.ts`): the rest is for receipts by mail. */
const WAITING = 64;

/** One thread of lower priority: in the pool that files and DNS share, drawings would take every core there is. */
function drawThread() {
  let thread: Worker | undefined;
  let last = 0;

  return function carryOut(facts: CertificateFacts): Promise<Buffer> {
    thread ??= new Worker(new URL('./draw-worker.ts', import.meta.url));
    const worker = thread;
    last += 1;
    const id = last;
    worker.ref();
    return new Promise<Buffer>((resolve, reject) => {
      const lost = (error?: unknown) => {
        if (thread === worker) thread = undefined;
        done();
        reject(error instanceof Error ? error : new Error('the drawing thread ended'));
      };
      const hangs = setTimeout(() => {
        void worker.terminate();
        lost(new Error('the drawing took too long'));
      }, LONGEST_MS);
      const answered = (answer: DrawAnswer & { readonly id: number }) => {
        if (answer.id !== id) return;
        done();
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(Buffer.from(answer.png.buffer, answer.png.byteOffset, answer.png.byteLength));
      };
      const done = () => {
        clearTimeout(hangs);
        worker.off('message', answered).off('error', lost).off('exit', lost);
        // Idle it does not keep the process alive.
        worker.unref();
      };
      worker.on('message', answered).on('error', lost).on('exit', lost);
      worker.postMessage({ id, facts } satisfies DrawTask);
    });
  };
}

const carryOut = drawThread();
const adaptive = createAdaptiveDelay(undefined, DRAWING_MS);
/** The one queue: a drawing at a time, with a rest after each while others are served. */
const semaphore = createSemaphore({ permits: 1, maxQueued: WAITING, delay: adaptive.delay });

/** For the page that asks right after the mail, and the other way round. */
const KEPT = 16;
const underWay = new Map<string, Promise<Buffer>>();
const newest = new Map<string, Buffer>();

/**
 * The certificate as PNG, 1080 × 1440, drawn beside everything else. Who asks for one that is being drawn waits for
 * that; the newest stay in memory. @throws {QueueFull} when too many wait.
 */
export async function certificatePng(facts: CertificateFacts): Promise<Buffer> {
  const key = JSON.stringify(facts);
  const known = newest.get(key);
  if (known) return known;
  const drawn = underWay.get(key) ?? semaphore(() => adaptive.timed(() => carryOut(facts)));
  underWay.set(key, drawn);
  try {
    const png = await drawn;
    newest.set(key, png);
    const oldest = newest.keys().next().value;
    if (newest.size > KEPT && oldest !== undefined) newest.delete(oldest);
    return png;
  } finally {
    underWay.delete(key);
  }
}
