import { parseArgs } from 'node:util';
import { makeModules, moduleDeps } from '../../../app-module.ts';
import { createLog } from '../../../lib/log.ts';
import { createShutdown } from '../../../lib/shutdown.ts';
import { MODULES } from '../../../modules.ts';
import { readSettings } from '../../../settings.ts';
import { gatherDeps, openDatabase } from '../../../start-server.ts';
import { OfficeError } from '../batches/fulfilment.ts';
import { sponsorTools, withTools } from '../sponsor-context.ts';
import { runOffice, USAGE } from './office-commands.ts';

/**
 * The office's hand on the orders until the office has its pages: `npm run office -- batch open <bookId>` and so on.
 * Works on the same database as the app, whether that runs or not.
 */
async function main(words: readonly string[]): Promise<number> {
  const settings = readSettings();
  const log = createLog(settings.LOG_LEVEL);
  const shutdown = createShutdown(settings.SHUTDOWN_SECONDS, log);
  try {
    const database = await openDatabase(settings, log, shutdown);
    const deps = await gatherDeps(settings, database, log, shutdown, { background: false });
    const modules = await makeModules(MODULES, deps);
    const caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: ['admin'] } as const;
    const ctx = { db: database.db, now: deps.clock, caller, log, requestId: 'office' };
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { who: { type: 'string' } },
    });
    const tools = sponsorTools(moduleDeps(deps, () => modules));
    for (const line of await runOffice(withTools(ctx, tools), positionals, values.who ?? 'office'))
      print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    print(error.message === '' ? USAGE : error.message);
    return 1;
  } finally {
    await shutdown.run();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

process.exitCode = await main(process.argv.slice(2));
