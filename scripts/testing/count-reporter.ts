import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { COUNT_FILE } from './count-file.ts';

/** Ends the run with one line of counts, and keeps them for `npm test` to add up. A file that cannot load is a failure. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    mkdirSync(dirname(COUNT_FILE), { recursive: true });
    writeFileSync(COUNT_FILE, JSON.stringify({ passed, failed }));
    process.stdout.write(`vitest: ${passed} passed, ${failed} failed\n`);
  }
}
