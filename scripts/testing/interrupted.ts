import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long the parts of a run may take to end by themselves. */
const END_MS = 10_000;
const ORPHAN_CHECK_MS = 500;
/** As a shell says it: 128 and the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * When this process is asked to end (Ctrl-C, a signal, or because whoever started it is gone), ends what it has started,
 * calls `clear`, and goes. `children` answers the processes that run at that moment.
 * @returns whether it is ending: then it ends by itself, and nobody else may end it sooner with another exit code.
 */
export function endInOrder(
  children: () => Iterable<ChildProcess>,
  clear: () => Promise<void>,
): () => boolean {
  let ending = false;
  async function end(code: number): Promise<void> {
    if (ending) return;
    ending = true;
    await Promise.all([...children()].map(endChild));
    await clear();
    process.exit(code);
  }
  for (const [signal, code] of Object.entries(EXIT_CODES)) process.on(signal, () => void end(code));
  // npm hands a signal to a shell, and some shells end without handing it on: then only the parent tells.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(EXIT_CODES.SIGTERM);
  }, ORPHAN_CHECK_MS).unref();
  return () => ending;
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await ended;
  clearTimeout(late);
}
