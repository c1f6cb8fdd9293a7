import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { type Counts, runChecks } from './check.ts';
import { ROOT, run, say } from './lib.ts';
import { COUNT_FILE } from './testing/count-file.ts';

const E2E_CONFIG = 'e2e/playwright.config.ts';

/** Of what the journeys say: one line for each that failed, in the list at their end. */
const JOURNEY_FAILED = /^\s+(e2e\/\S+ › .+?)[\s─]*$/gm;

/** A part that ended badly without saying what failed is a failure by itself. */
const broken = (part: string, { code, passed, failures }: Counts & { code: number }): Counts =>
  code === 0 || failures.length > 0
    ? { passed, failures }
    : { passed, failures: [`${part} ended with ${code} and did not say why`] };

async function unitAndIntegration(): Promise<Counts> {
  const path = join(ROOT, COUNT_FILE);
  await rm(path, { force: true });
  const { code } = await run(join(ROOT, 'node_modules/.bin/vitest'), ['run'], { echo: true });
  const counts = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Counts,
    () => ({ passed: 0, failures: ['unit and integration tests: the run did not come to its end'] }),
  );
  return broken('unit and integration tests', { code, ...counts });
}

async function journeys(): Promise<Counts> {
  if (!existsSync(join(ROOT, E2E_CONFIG))) throw new Error(`${E2E_CONFIG} is missing`);
  await build();
  const args = ['test', '--config', E2E_CONFIG];
  const { code, output } = await run(join(ROOT, 'node_modules/.bin/playwright'), args, {
    echo: true,
  });
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('failed') > 0 ? output.slice(output.search(/^\s*\d+ failed$/m)) : '';
  const failures = [...failed.matchAll(JOURNEY_FAILED)].map(([, name]) => `journey: ${name}`);
  if (count('did not run') > 0) failures.push(`${count('did not run')} journeys did not run`);
  return broken('journeys', { code, passed: count('passed') + count('flaky'), failures });
}

const parts: readonly (() => Promise<Counts>)[] = [runChecks, unitAndIntegration, journeys];
let passed = 0;
const failures: string[] = [];
for (const part of parts) {
  const counts = await part().catch((error: Error) => {
    say(error.stack ?? error.message);
    return { passed: 0, failures: [error.message] };
  });
  passed += counts.passed;
  failures.push(...counts.failures);
}
// At the very end, because of a long run's output often only the end is kept.
for (const failure of failures) say(`✘ ${failure.replaceAll('\n', '\n  ')}`);
say(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
