import { StartError } from './start-error.ts';
import { UsageError } from './usage-error.ts';

/** Ends a command that failed: what a person can mend is told in its own words, everything else with where it happened. */
export function endWith(error: unknown): never {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  // Nothing is open any more, but a library's timer must not keep a failed command alive.
  process.exit(exitCodeOf(error));
}

/** What a command that failed ends with: 2 when its words are not right, else 1. */
export const exitCodeOf = (error: unknown): 1 | 2 => (error instanceof UsageError ? 2 : 1);
