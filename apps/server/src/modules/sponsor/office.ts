import { parseArgs } from 'node:util';
import { systemClock } from '../../clock.ts';
import { connectDatabase } from '../../lib/db.ts';
import { createJobs } from '../../lib/jobs.ts';
import { loadKeys } from '../../lib/keys.ts';
import { createLog } from '../../lib/log.ts';
import { openEmbeddedPostgres } from '../../lib/postgres/embedded.ts';
import { createMailer } from '../../providers/mail/mail.ts';
import { createSmsSender } from '../../providers/sms/sms.ts';
import { readSettings } from '../../settings.ts';
import { OfficeError } from './fulfilment.ts';
import { runOffice, USAGE } from './office-commands.ts';
import { sponsorModule } from './sponsor.service.ts';

/**
 * The office's hand on the orders until the office has its pages: `npm run office -- batch open <bookId>` and so on.
 * Works on the same database as the app, whether that runs or not.
 */
async function main(words: readonly string[]): Promise<number> {
  const settings = readSettings();
  const log = createLog(settings.LOG_LEVEL);
  const embedded = settings.DATABASE_URL ? null : await openEmbeddedPostgres({ dataDir: settings.DATA_DIR });
  const database = connectDatabase(settings.DATABASE_URL ?? embedded?.url ?? '', 4, () => undefined);
  const clock = systemClock;
  const mailer = createMailer(settings, clock, log);
  const sms = createSmsSender(settings, clock, log);
  const jobs = await createJobs({ database, clock, log, stopSeconds: 5, background: false });
  try {
    const keys = await loadKeys(settings);
    const { tools } = await sponsorModule({ settings, database, clock, jobs, mailer, sms, keys, log });
    const caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: ['admin'] } as const;
    const ctx = { db: database.db, now: clock, caller, log, requestId: 'office', ...tools };
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { who: { type: 'string' } },
    });
    for (const line of await runOffice(ctx, positionals, values.who ?? 'office')) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    print(error.message === '' ? USAGE : error.message);
    return 1;
  } finally {
    await jobs.stop();
    await mailer.close();
    await database.close();
    await embedded?.stop();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

process.exitCode = await main(process.argv.slice(2));
