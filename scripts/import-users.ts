import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../apps/server/src/clock.ts';
import { endWith } from '../apps/server/src/lib/end-with.ts';
import { StartError } from '../apps/server/src/lib/start-error.ts';
import { UsageError } from '../apps/server/src/lib/usage-error.ts';
import { importTally, reportLine } from '../apps/server/src/modules/account/import/import-report.ts';
import { importUsers } from '../apps/server/src/modules/account/import/import-users.ts';
import { readDocuments } from '../apps/server/src/modules/account/import/read-documents.ts';
import { openKeys } from '../apps/server/src/open-keys.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { onDatabase } from '../apps/server/src/start-server.ts';
import { say } from './lib.ts';

const USAGE = `npm run import-users -- <file> [--dry-run] [--report <file>]
  <file>     uni-id-users as uniCloud exports it: a JSON array, or one document a line
  --dry-run  says what would become of each account, and changes nothing
  --report   where to write what was refused or left out; default <file>.report.jsonl
Ends with 0, with 3 when accounts were refused, with 1 when the import could not go on.`;

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, report: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new UsageError(USAGE);
    return { file, dryRun: values['dry-run'], report: values.report ?? `${file}.report.jsonl` };
  } catch {
    throw new UsageError(USAGE);
  }
}

/** Takes over the accounts of an existing uni-id installation; the app may run meanwhile. */
async function main(args: readonly string[]): Promise<number> {
  const { file, dryRun, report: reportPath } = readArguments(args);
  const settings = readSettings();
  const source = await open(file).catch((error: Error) => {
    throw new StartError(`The export cannot be read: ${error.message}`);
  });
  return onDatabase(settings, async ({ database, shutdown }) => {
    shutdown.add('export', () => source.close());
    // Who may read what was refused is who may read the export.
    const report = await open(reportPath, 'w', 0o600);
    shutdown.add('report', () => report.close());
    const { data: cipher } = await openKeys(settings, database.db, systemClock);
    const ctx = { db: database.db, now: systemClock, cipher, settings };
    const tally = importTally(settings.APP_IDS);
    try {
      const text = createReadStream('', { fd: source, encoding: 'utf8', autoClose: false });
      for await (const outcome of importUsers(ctx, readDocuments(text), { dryRun })) {
        tally.add(outcome);
        const line = reportLine(outcome);
        if (line !== undefined) await report.write(`${line}\n`);
      }
    } finally {
      for (const line of tally.lines(dryRun)) say(line);
      say(`What was refused or left out, account by account: ${reportPath}`);
    }
    return tally.counts.refused > 0 ? 3 : 0;
  });
}

process.exitCode = await main(process.argv.slice(2)).catch(endWith);
