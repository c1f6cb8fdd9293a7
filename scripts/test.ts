import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { type Counts, runChecks } from './check.ts';
import { ROOT, run, running, say } from './lib.ts';
import { COUNT_FILE } from './testing/count-file.ts';
import { testsOf } from './testing/features.ts';
import { endInOrder } from './testing/interrupted.ts';
import { LONG_SUITES, unaffectedSuites } from './testing/long-suites.ts';
import { openRunFolder } from './testing/run-folder.ts';

/*
 * `npm test`: the checks, the unit and integration tests, those of pages, and the journeys. Long suites take part when
 * what they prove has changed. `npm test -- news`: the same of one feature. `npm run test:long`: all long suites.
 */

const UNIT_TESTS = 'unit and integration tests';
const PLAYWRIGHT_CONFIG = 'e2e/playwright.config.ts';
/** Of what the journeys say: one line for each that failed, in the list at their end. */
const JOURNEY_FAILED = /^\s+(e2e\/\S+ › .+?)[\s─]*$/gm;
const MS_A_SECOND = 1_000;

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

/** A part that ended badly without saying what failed is a failure by itself. */
const broken = (part: string, { code, passed, failures }: Counts & { code: number }): Counts =>
  code === 0 || failures.length > 0
    ? { passed, failures }
    : { passed, failures: [`${part} ended with ${code} and did not say why`] };

/** Those whose paths contain one of `filters`, or all, but for what is left out. */
async function unitTests(filters: readonly string[], leftOut: readonly string[]): Promise<Counts> {
  const path = join(ROOT, COUNT_FILE);
  await rm(path, { force: true });
  const { code } = await run(bin('vitest'), ['run', ...filters], {
    echo: true,
    env: { LEFT_OUT: leftOut.join(',') },
  });
  const { passed, failures } = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Counts,
    () => ({ passed: 0, failures: [`${UNIT_TESTS}: the run did not come to its end`] }),
  );
  // What could not even begin may end without a complaint.
  const ran = passed > 0 || failures.length > 0;
  return broken(UNIT_TESTS, { code: ran ? code : 1, passed, failures });
}

async function journeys(filters: readonly string[]): Promise<Counts> {
  const args = ['test', '--config', PLAYWRIGHT_CONFIG, ...filters];
  const { code, output } = await run(bin('playwright'), args, { echo: true });
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('failed') > 0 ? output.slice(output.search(/^\s*\d+ failed$/m)) : '';
  const failures = [...failed.matchAll(JOURNEY_FAILED)].map(([, name]) => `journey: ${name}`);
  if (count('did not run') > 0) failures.push(`${count('did not run')} journeys did not run`);
  return broken('journeys', { code, passed: count('passed') + count('flaky'), failures });
}

/** What a run consists of: one after the other, and beside each other what stands in one row. */
type Part = () => Promise<Counts>;
type Plan = readonly (readonly Part[])[];

/** The pages of the journeys are built beside what needs none, and not while all checks run. */
const checkedAndBuilt: Part = async () => {
  const counts = await runChecks();
  await build();
  return counts;
};

function everything(): Plan {
  const leftOut = unaffectedSuites().map(({ tests }) => tests);
  if (leftOut.length > 0)
    say(`Left out, as nothing they prove has changed (npm run test:long): ${leftOut.join(', ')}`);
  return [[checkedAndBuilt, () => unitTests([], leftOut)], [() => journeys([])]];
}

const longSuites = (): Plan => [
  [
    () =>
      unitTests(
        LONG_SUITES.map(({ tests }) => tests),
        [],
      ),
  ],
];

async function ofFeature(feature: string): Promise<Plan> {
  const { unit, journeys: folder } = await testsOf(feature);
  const leftOut = unaffectedSuites().map(({ tests }) => tests);
  const tests: Part[] = unit.length > 0 ? [() => unitTests(unit, leftOut)] : [];
  return folder ? [[checkedAndBuilt, ...tests], [() => journeys([folder])]] : [[runChecks, ...tests]];
}

async function plan(asked: string | undefined): Promise<Plan> {
  if (asked === undefined) return everything();
  return asked === '--long' ? longSuites() : ofFeature(asked);
}

async function result(part: Part): Promise<Counts> {
  return part().catch((error: Error) => {
    say(error.stack ?? error.message);
    return { passed: 0, failures: [error.message] };
  });
}

const clear = await openRunFolder();
const isEnding = endInOrder(() => running, clear);
const begun = performance.now();
const rows = await plan(process.argv[2]).catch((error: Error) => {
  say(error.message);
  process.exit(1);
});
let passed = 0;
const failures: string[] = [];
for (const row of rows) {
  for (const counts of await Promise.all(row.map(result))) {
    passed += counts.passed;
    failures.push(...counts.failures);
  }
}
// What it started has ended because it was interrupted: nothing more is to be told.
if (isEnding()) await new Promise(() => undefined);
await clear();
// At the very end, because of a long run's output often only the end is kept.
for (const failure of failures) say(`✘ ${failure.replaceAll('\n', '\n  ')}`);
say(`took ${((performance.now() - begun) / MS_A_SECOND).toFixed(0)} s`);
say(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
