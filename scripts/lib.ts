import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWith } from '../apps/server/src/lib/end-with.ts';
import { UsageError } from '../apps/server/src/lib/usage-error.ts';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** What `run` has started and what has not ended yet. */
export const running = new Set<ChildProcess>();

/** Runs a program in the project's folder and gathers what it says; `echo` shows it at once as well. */
export function run(
  command: string,
  args: readonly string[],
  options: { echo?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...options.env };
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        if (options.echo) process.stdout.write(text);
      });
    }
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends a command with 2 and how it is called when it was given words: it takes none. */
export function takesNoWords(usage: string): void {
  if (process.argv.length > 2) endWith(new UsageError(usage));
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
