import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import type { Context } from '../../../lib/context.ts';
import { type JobDefinition, repeatingJob } from '../../../lib/jobs.ts';
import { deleteOffered } from './offering.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'worship.prune-offerings': Record<string, never>;
  }
}

/** Longer than a year with a leap month: on a feast the family still sees what was offered on the one before. */
const KEPT_MS = 400 * DAY_MS;
const EVERY_NIGHT = '20 4 * * *';
/** Rows of one statement: so that no offering of now waits for a long one. */
const AT_ONCE = 5_000;

/** Takes away what was offered in family shrines long ago; the journals of those who offered keep their entries. */
async function pruneOfferings({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  while ((await deleteOffered(db, { before, limit: AT_ONCE })) === AT_ONCE);
}

export const pruningJob: JobDefinition = repeatingJob('worship.prune-offerings', EVERY_NIGHT, pruneOfferings);
