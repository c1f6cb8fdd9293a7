import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';

/** What is counted together. */
export interface Counted {
  readonly page: string;
  readonly event: string;
  readonly platform: string;
  readonly language: string;
  readonly count: number;
}

/** How many different things were counted on a day. */
export async function kindsOf(db: Db, day: string): Promise<number> {
  const { kinds } = await db
    .selectFrom('analytics_days')
    .where('day', '=', day)
    .select((eb) => eb.fn.countAll<number>().as('kinds'))
    .executeTakeFirstOrThrow();
  return kinds;
}

/** Adds to the counts of a day. The rows come in one order, so that reports at once do not wait for each other in circles. */
export async function addCounts(db: Db, day: string, counts: readonly Counted[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('analytics_days')
    .values(counts.map((counted) => ({ day, ...counted })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'event', 'platform', 'language'])
        .doUpdateSet({ count: sql<number>`analytics_days.count + excluded.count` }),
    )
    .execute();
}

/** Counts of days before `day` are of no more use. */
export async function deleteCountsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('analytics_days').where('day', '<', day).execute();
}
