import { writeFile } from 'node:fs/promises';
import { makeModules, moduleDeps } from '../app-module.ts';
import { endWith } from '../lib/end-with.ts';
import { type OfficeAnswer, OfficeError } from '../lib/office/office-command.ts';
import { MODULES } from '../modules.ts';
import { readSettings } from '../settings.ts';
import { gatherDeps, onDatabase } from '../start-server.ts';
import { readArguments, runOffice } from './run-office.ts';

/**
 * The office's hand on orders and messages until the office has its pages: `npm run office -- order list` and so on.
 * Works on the same database as the app, whether that runs or not; what is to be sent, the app sends.
 */
async function main(args: readonly string[]): Promise<void> {
  const given = readArguments(args);
  const settings = readSettings();
  await onDatabase(settings, async ({ database, log, shutdown }) => {
    const deps = await gatherDeps(settings, database, log, shutdown, { background: false });
    const modules = await makeModules(MODULES, deps);
    const answer = await runOffice(
      moduleDeps(deps, () => modules),
      given,
    );
    await show(answer, given.out);
  });
}

/** A table goes into a file of its owner's only, or as it is to the standard output. */
async function show(answer: OfficeAnswer, out: string | undefined): Promise<void> {
  if (!('csv' in answer)) return answer.forEach(print);
  if (out === undefined) return void process.stdout.write(answer.csv);
  try {
    await writeFile(out, answer.csv, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new OfficeError(
      `${out} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  print(`${answer.rows} rows in ${out}`);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

await main(process.argv.slice(2)).catch(endWith);
