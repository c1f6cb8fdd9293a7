import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { COUNT_FILE } from './count-file.ts';

/** How many of the slowest files are told. */
const SLOWEST = 5;
const MS_A_SECOND = 1_000;

/** Of what was said, only the beginning: the whole stands further up in the run's output. */
const SAID_LIMIT = 400;

const said = (error: unknown): string =>
  String((error as { message?: unknown } | undefined)?.message ?? error).slice(0, SAID_LIMIT);

const took = (module: TestModule): number => module.diagnostic().duration / MS_A_SECOND;

/**
 * Ends the run with one line of counts, and keeps them, with what failed, for `npm test` to add up and to tell at its
 * very end: of a long run's output often only the end is kept. A file that cannot load is a failure.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    const failures = errors.map((error) => `outside any test: ${said(error)}`);
    for (const module of modules) {
      if (module.state() === 'failed') {
        for (const error of module.errors()) failures.push(`${module.relativeModuleId}: ${said(error)}`);
      }
      for (const test of module.children.allTests()) {
        const { state, errors: reasons } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') {
          failures.push(`${module.relativeModuleId} › ${test.fullName}: ${reasons.map(said).join('\n')}`);
        }
      }
    }
    mkdirSync(dirname(COUNT_FILE), { recursive: true });
    writeFileSync(COUNT_FILE, JSON.stringify({ passed, failures }));
    const slowest = [...modules].sort((one, other) => took(other) - took(one)).slice(0, SLOWEST);
    const lines = slowest.map((module) => `  ${took(module).toFixed(1)} s ${module.relativeModuleId}\n`);
    process.stdout.write(
      `slowest files:\n${lines.join('')}vitest: ${passed} passed, ${failures.length} failed\n`,
    );
  }
}
