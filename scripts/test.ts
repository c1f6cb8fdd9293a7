import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { type Counts, runChecks } from './check.ts';
import { ROOT, run, say } from './lib.ts';
import { COUNT_FILE } from './testing/count-file.ts';

const E2E_CONFIG = 'e2e/playwright.config.ts';
/** In which languages all refusals are provoked in the browser: the first, and the one whose words are longest. */
const REFUSED_IN = 'zh-Hans,th';
/** A part that ended badly without saying how many failed. */
const BROKEN: Counts = { passed: 0, failed: 1 };

async function unitAndIntegration(): Promise<Counts> {
  const path = join(ROOT, COUNT_FILE);
  await rm(path, { force: true });
  const { code } = await run(join(ROOT, 'node_modules/.bin/vitest'), ['run'], { echo: true });
  const counts = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Counts,
    () => BROKEN,
  );
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function journeys(): Promise<Counts> {
  if (!existsSync(join(ROOT, E2E_CONFIG))) throw new Error(`${E2E_CONFIG} is missing`);
  await build();
  const args = ['test', '--config', E2E_CONFIG];
  const { code, output } = await run(join(ROOT, 'node_modules/.bin/playwright'), args, {
    echo: true,
    env: { REFUSED_IN: process.env.REFUSED_IN ?? REFUSED_IN },
  });
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  const counts = { passed: count('passed') + count('flaky'), failed: count('failed') + count('did not run') };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const parts: readonly (() => Promise<Counts>)[] = [runChecks, unitAndIntegration, journeys];
let passed = 0;
let failed = 0;
for (const part of parts) {
  const counts = await part().catch((error: Error) => {
    say(error.stack ?? error.message);
    return BROKEN;
  });
  passed += counts.passed;
  failed += counts.failed;
}
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
