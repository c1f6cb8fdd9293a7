import type { Log } from './context.ts';

type Step = { readonly name: string; readonly close: () => Promise<unknown> };

/** What is to be closed at the end, the last opened first. */
export interface Shutdown {
  /** Adds something that is open now. */
  add(name: string, close: () => Promise<unknown>): void;
  /** Closes all, once; a step that fails or takes longer than `seconds` is logged and does not keep the rest open. */
  run(): Promise<void>;
}

export function createShutdown(seconds: number, log: Log): Shutdown {
  const steps: Step[] = [];
  let running: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { name, close } = step;
      try {
        await within(seconds, name, close());
      } catch (error) {
        log.error({ err: error }, `${name} did not close well`);
      }
    }
  }

  return {
    add(name, close) {
      steps.push({ name, close });
    },
    run() {
      running ??= closeAll();
      return running;
    },
  };
}

/** @throws when `work` takes longer; it goes on by itself, but nobody waits any more. */
async function within(seconds: number, name: string, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${name} took longer than ${seconds} s to close`)),
      seconds * 1000,
    );
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
