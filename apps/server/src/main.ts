import { endWith } from './lib/end-with.ts';
import { readSettings } from './settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

/**
 * Starts the server by the environment's settings and ends it on Ctrl-C; a second Ctrl-C ends it at once.
 * `prepare` runs when the settings are known to be right, before anything starts.
 */
export async function main(prepare: () => Promise<void> = async () => undefined): Promise<void> {
  try {
    const settings = readSettings();
    await prepare();
    const starting = startServer(settings);
    endOnSignal(starting);
    const server = await starting;
    process.stdout.write(`\n  ${server.url}/zhuyin/\n\n`);
  } catch (error) {
    endWith(error);
  }
}

/** One Ctrl-C may arrive twice: from the terminal, and passed on by npm. A second one counts only after this. */
const SAME_KEYSTROKE_MS = 1_000;

function endOnSignal(starting: Promise<RunningServer>): void {
  let asked = false;
  let impatient = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (impatient) process.exit(130);
      if (asked) return;
      asked = true;
      setTimeout(() => {
        impatient = true;
      }, SAME_KEYSTROKE_MS).unref();
      // Asked while still starting: what was begun is first brought to an end that can be closed in order. A start
      // that fails has closed all by itself.
      void starting
        .then(
          (server) => server.close(),
          () => undefined,
        )
        .then(() => process.exit(0));
    });
  }
}

if (import.meta.main) await main();
