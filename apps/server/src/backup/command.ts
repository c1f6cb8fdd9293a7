import { exitCodeOf } from '../lib/end-with.ts';
import { createLog } from '../lib/log.ts';
import { createShutdown, type Shutdown } from '../lib/shutdown.ts';
import { StartError } from '../lib/start-error.ts';
import { UsageError } from '../lib/usage-error.ts';
import { readSettings, type Settings } from '../settings.ts';

export interface Command {
  readonly settings: Settings;
  readonly log: ReturnType<typeof createLog>;
  /** What it opens is closed again at the end. */
  readonly shutdown: Shutdown;
  /** Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** What somebody should look at, beside what is said. */
  readonly warn: (line: string) => void;
}

/** Where a command runs; unset: the process's own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string>>;
  readonly write: (text: string) => void;
}

/**
 * Runs a command of the terminal. Answers its exit code: 0, 1 when it failed (a sentence says why), 2 when its words are
 * not right (the usage is shown), 130 when it was interrupted.
 */
export async function runCommand(
  work: (command: Command) => Promise<void>,
  terminal?: Terminal,
): Promise<number> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  const lineTo = (write: (text: string) => unknown) => (line: string) => void write(`${line}\n`);
  const say = lineTo(terminal?.write ?? ((text) => process.stdout.write(text)));
  const warn = lineTo(terminal?.write ?? ((text) => process.stderr.write(text)));
  let shutdown: Shutdown | undefined;
  try {
    const settings = readSettings(terminal?.environment);
    const log = createLog(settings.LOG_LEVEL === 'silent' ? 'silent' : 'warn');
    shutdown = createShutdown(settings.SHUTDOWN_SECONDS, log);
    await work({ settings, log, shutdown, signal: stop.signal, say, warn });
    return 0;
  } catch (error) {
    const interrupted = stop.signal.aborted && !(error instanceof UsageError);
    if (interrupted) warn('Interrupted: nothing was kept.');
    else if (error instanceof StartError) warn(error.message);
    else warn(`It did not succeed: ${(error as Error).message}`);
    return interrupted ? 130 : exitCodeOf(error);
  } finally {
    await shutdown?.run();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
}
