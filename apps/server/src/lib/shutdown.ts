import type { Log } from './context.ts';
import { within } from './within.ts';

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
        await within(seconds * 1_000, close(), () => {
          throw new Error(`${name} took longer than ${seconds} s to close`);
        });
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
