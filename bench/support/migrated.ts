import { systemClock } from '../../apps/server/src/clock.ts';
import { connectDatabase } from '../../apps/server/src/lib/db.ts';
import { createJobs, job } from '../../apps/server/src/lib/jobs.ts';
import { migrate, readMigrations } from '../../apps/server/src/lib/migrate.ts';
import { seedSponsor } from '../../apps/server/src/modules/sponsor/books/seed.ts';
import { MIGRATIONS } from '../../apps/server/src/start-server.ts';
import { quietLog } from '../../apps/server/src/testing/quiet-log.ts';

/** Brings an empty database to where the server starts: tables, job queue, books. */
export async function migrated(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, 2, () => undefined);
  await migrate(database.pool, await readMigrations(MIGRATIONS));
  await seedSponsor({ db: database.db });
  const jobs = await createJobs({
    database,
    clock: systemClock,
    log: quietLog,
    stopSeconds: 5,
    background: false,
  });
  jobs.register([job('mail.receipt', async () => undefined)]);
  await jobs.start();
  await jobs.stop();
  await database.close();
}
