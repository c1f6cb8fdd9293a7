import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { WorshipDayRow } from './worship.tables.ts';

/** Those of a person's days that have anything, of these. */
export function findDays(db: Db, uid: string, days: readonly string[]): Promise<WorshipDayRow[]> {
  return db
    .selectFrom('worship_days')
    .where('uid', '=', uid)
    .where('day', '=', sql<string>`any(${days}::date[])`)
    .selectAll()
    .execute();
}

/** Puts days in the place of those that were there. The person's journal must be locked. */
export async function putDays(db: Db, rows: readonly WorshipDayRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('worship_days')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['uid', 'day']).doUpdateSet((eb) => ({
        lightings: eb.ref('excluded.lightings'),
        offerings: eb.ref('excluded.offerings'),
        rites: eb.ref('excluded.rites'),
        last_rite_at: eb.ref('excluded.last_rite_at'),
        dedication: eb.ref('excluded.dedication'),
      })),
    )
    .execute();
}

/** A day on which a rite was finished. */
export type RiteDay = WorshipDayRow & { last_rite_at: Date };

/** The days with a rite, by the moment of the last one, then by their names (byte by byte); the last first, at most `limit`. */
export async function daysWithRites(
  db: Db,
  uid: string,
  { before, limit }: { before: { at: Date; day: string } | null; limit: number },
): Promise<RiteDay[]> {
  const name = sql`day::text collate "C"`;
  const rows = await db
    .selectFrom('worship_days')
    .where('uid', '=', uid)
    .where('rites', '>', 0)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(last_rite_at, ${name}) < (${before?.at}, ${before?.day})`),
    )
    .orderBy('last_rite_at', 'desc')
    .orderBy(name, 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  return rows as RiteDay[];
}

/** How many days with a rite each month has, from the day `from` on. */
export function monthsWithRites(db: Db, uid: string, from: string) {
  const month = sql<string>`to_char(day, 'YYYY-MM')`;
  return db
    .selectFrom('worship_days')
    .where('uid', '=', uid)
    .where('rites', '>', 0)
    .where('day', '>=', from)
    .groupBy(month)
    .select([month.as('month'), (eb) => eb.fn.countAll<number>().as('days')])
    .execute();
}

/** All of a person's days, the last first. */
export function listDays(db: Db, uid: string, limit: number): Promise<WorshipDayRow[]> {
  return db
    .selectFrom('worship_days')
    .where('uid', '=', uid)
    .orderBy('day', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

export async function eraseDays(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('worship_days').where('uid', '=', uid).execute();
}
