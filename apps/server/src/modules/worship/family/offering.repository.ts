import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { OfferingRow } from '../worship.tables.ts';

/** Rows of one statement: each has ten values, and a statement takes 65,535. */
const AT_ONCE = 1_000;

export async function insertOfferings(db: Db, rows: readonly OfferingRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await db.insertInto('family_shrine_offerings').values(some).execute();
  }
}

/** What was offered in a shrine, the last first, at most `limit`: with `before` what comes before that moment and id. */
export function latestOfferings(
  db: Db,
  shrineId: string,
  { before, limit }: { before: { at: Date; id: string } | null; limit: number },
): Promise<OfferingRow[]> {
  return db
    .selectFrom('family_shrine_offerings')
    .where('shrine_id', '=', shrineId)
    .$if(before !== null, (query) => query.where(sql<boolean>`(at, id) < (${before?.at}, ${before?.id})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

/** The newest of each kind before each Buddha, of those that were offered after `since`. */
export function newestOfEach(db: Db, shrineId: string, since: Date): Promise<OfferingRow[]> {
  return db
    .selectFrom('family_shrine_offerings')
    .where('shrine_id', '=', shrineId)
    .where('at', '>', since)
    .distinctOn(['what', 'buddha'])
    .orderBy('what')
    .orderBy('buddha')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

/** What a person offered in family shrines, the last first. */
export function offeringsOf(db: Db, uid: string, limit: number): Promise<OfferingRow[]> {
  return db
    .selectFrom('family_shrine_offerings')
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

/** Takes away at most `limit` of what was offered before a moment. @returns how many. */
export async function deleteOffered(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('family_shrine_offerings')
    .where('id', 'in', (query) =>
      query
        .selectFrom('family_shrine_offerings')
        .where('at', '<', before)
        .orderBy('at')
        .limit(limit)
        .select('id'),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function eraseOfferings(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('family_shrine_offerings').where('uid', '=', uid).execute();
}
