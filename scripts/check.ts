import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBoundaries } from './boundaries.ts';
import { checkDocs } from './checks/docs.ts';
import { type Lockfile, lockGaps } from './checks/lockfile.ts';
import { checkMessages } from './checks/messages.ts';
import { ROOT, run, say } from './lib.ts';
import { checkSecurityDoc } from './security-doc.ts';

interface Check {
  readonly name: string;
  /** What is wrong, line by line; empty when all is well. */
  readonly problems: () => Promise<readonly string[]>;
}

export interface Counts {
  readonly passed: number;
  /** What failed, by name and with the beginning of what it said. */
  readonly failures: readonly string[];
}

const MS_A_SECOND = 1_000;
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

/** A check that is a program of its own: its words count only when it fails. */
function program(name: string, file: string, args: readonly string[]): Check {
  return {
    name,
    async problems() {
      const { code, output } = await run(bin(file), args);
      return code === 0 ? [] : [output.trim() || `ended with ${code}`];
    },
  };
}

/** Otherwise `npm ci` fails in a fresh clone; a started install hides it. */
async function checkLock(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  return lockGaps(lock).map(
    ({ name, version }) => `${name}@${version} is missing: run node scripts/complete-lock.ts`,
  );
}

const CHECKS: readonly Check[] = [
  program('types', 'tsc', ['--noEmit', '-p', '.']),
  program('types of browsers', 'tsc', ['--noEmit', '-p', 'tsconfig.browser.json']),
  program('lint and format', 'biome', [
    'ci',
    '--colors=off',
    '--diagnostic-level=warn',
    '--max-diagnostics=30',
    '.',
  ]),
  program('dead code', 'knip', ['--no-progress']),
  { name: 'boundaries', problems: () => checkBoundaries(ROOT) },
  { name: 'messages complete', problems: () => checkMessages(ROOT, ['apps', 'packages']) },
  { name: 'lock complete', problems: checkLock },
  { name: 'documents', problems: () => checkDocs(ROOT) },
  { name: 'security', problems: () => checkSecurityDoc(ROOT) },
];

/** Runs every check, all at once, and tells each one's result. */
export async function runChecks(): Promise<Counts> {
  const results = await Promise.all(
    CHECKS.map(async ({ name, problems }) => {
      const begun = performance.now();
      const found = await problems().catch((error: Error) => [error.stack ?? error.message]);
      const seconds = ((performance.now() - begun) / MS_A_SECOND).toFixed(1);
      say(`${found.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      for (const problem of found) say(`  ${problem.replaceAll('\n', '\n  ')}`);
      return { name, sound: found.length === 0 };
    }),
  );
  const failures = results.filter(({ sound }) => !sound).map(({ name }) => `check: ${name}`);
  return { passed: results.length - failures.length, failures };
}

if (import.meta.main) {
  const { passed, failures } = await runChecks();
  say(`checks: ${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
