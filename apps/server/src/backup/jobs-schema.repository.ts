import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { BackupError } from './backup-error.ts';
import type { ForeignSchema } from './snapshot.repository.ts';

/** The tables of the job queue. What it measures and which processes it saw is not kept. */
export const JOBS: ForeignSchema = {
  name: 'pgboss',
  kept: ['queue', 'schedule', 'subscription', 'job', 'job_dependency'],
};

/**
 * The statements that make the job queue's tables as this database has them. They go into the backup, for the queue's
 * package may be another version where it is restored; a newer one brings them up to date at the start.
 * @throws {BackupError} when the tables are those of another version.
 */
export async function jobsSchema(client: pg.ClientBase): Promise<string> {
  const plans = getConstructionPlans(JOBS.name);
  const version = /INSERT INTO pgboss\.version\s*\(version\) VALUES \('(\d+)'\)/.exec(plans)?.[1];
  const found = await client.query<{ there: boolean }>(
    `select to_regclass('pgboss.version') is not null as there`,
  );
  const { rows } = found.rows[0]?.there
    ? await client.query<{ version: string }>('select version::text from pgboss.version')
    : { rows: [] };
  if (!version || rows[0]?.version !== version) {
    throw new BackupError('The job queue is not up to date: start the app once.');
  }
  const own = await client.query<{ name: string }>('select name from pgboss.queue where partition');
  if (own.rows[0])
    throw new Error(`the queue ${own.rows[0].name} has a table of its own, which no backup holds`);
  // It begins and ends a transaction of its own; a restore is one transaction as a whole.
  return plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
}
