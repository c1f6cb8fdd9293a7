import { setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { createAdaptiveDelay } from './limits/adaptive-delay.ts';
import { createSemaphore } from './limits/semaphore.ts';

type Answer<Result> = { readonly result: Result } | { readonly error: string };

/** On Linux this is the thread's own: it takes what the rest of the process leaves, and a share of the rest. */
const NICE = 10;
/** Tasks that wait for the one under way. */
const WAITING = 64;
/** Nothing takes so long, not even on a machine with no time for us: such a thread is ended, the next begins anew. */
const LONGEST_MS = 300_000;

/**
 * Heavy work in one thread of lower priority: in the pool that files and DNS share it would take every core there is.
 * Tasks are carried out one at a time, in the order they came, with a rest after each while others are served. The
 * thread starts with the first task and again after it died; idle it does not keep the process alive.
 * @param module which carries them out: it calls `answerTasks`. Task and result are copied between the threads.
 * @param usualMs what a task takes by itself, in milliseconds: the longest rest; as for a password's hash unless told.
 * @returns a function that answers the result. @throws {QueueFull} when too many wait, {Error} as the module threw it.
 */
export function createWorkerThread<Task, Result>(module: URL, usualMs?: number) {
  const adaptive = createAdaptiveDelay(undefined, usualMs);
  const semaphore = createSemaphore({ permits: 1, maxQueued: WAITING, delay: adaptive.delay });
  let thread: Worker | undefined;
  let underWay: PromiseWithResolvers<Result> | undefined;

  function lose(worker: Worker, error: Error): void {
    if (thread !== worker) return;
    thread = undefined;
    underWay?.reject(error);
  }

  function start(): Worker {
    const worker = new Worker(module);
    worker.on('message', (answer: Answer<Result>) => {
      if (thread !== worker) return;
      if ('error' in answer) underWay?.reject(new Error(answer.error));
      else underWay?.resolve(answer.result);
    });
    worker.on('error', (error: Error) => lose(worker, error));
    worker.on('exit', () => lose(worker, new Error('the thread ended')));
    return worker;
  }

  async function carryOut(task: Task): Promise<Result> {
    thread ??= start();
    const worker = thread;
    const hangs = setTimeout(() => {
      lose(worker, new Error('the task took too long'));
      void worker.terminate();
    }, LONGEST_MS);
    try {
      underWay = Promise.withResolvers();
      worker.ref();
      worker.postMessage(task);
      return await underWay.promise;
    } finally {
      clearTimeout(hangs);
      worker.unref();
    }
  }

  return (task: Task): Promise<Result> => semaphore(() => adaptive.timed(() => carryOut(task)));
}

/** The other side, in the thread: carries out each task that comes. What it throws arrives as its message alone. */
export function answerTasks<Task, Result>(carryOut: (task: Task) => Result | Promise<Result>): void {
  try {
    setPriority(NICE);
  } catch {
    // Without the right to, it works at the usual priority.
  }
  parentPort?.on('message', (task: Task) => {
    void answer(() => carryOut(task)).then((said) => parentPort?.postMessage(said));
  });
}

async function answer<Result>(work: () => Result | Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
