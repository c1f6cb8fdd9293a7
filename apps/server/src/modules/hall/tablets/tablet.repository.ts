import type { TabletStatus } from '@yuanguang/contract/objects/hall';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { TabletRow } from '../hall.tables.ts';

const tablets = (db: Db) => db.selectFrom('hall_tablets').selectAll();

export async function findTablet(db: Db, id: string): Promise<TabletRow | undefined> {
  return await tablets(db).where('id', '=', id).executeTakeFirst();
}

/** Locks it until the transaction ends. Its row is the lock of all that belongs to it. */
export async function lockTablet(db: Db, id: string): Promise<TabletRow | undefined> {
  return await tablets(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Also one that has been erased. */
export async function findAnyByNumber(db: Db, tabletNumber: string): Promise<TabletRow | undefined> {
  return await tablets(db).where('tablet_number', '=', tabletNumber).executeTakeFirst();
}

export async function findByKey(db: Db, idempotencyKey: string): Promise<TabletRow | undefined> {
  return await tablets(db).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/** Answers whether it was written: false where there is one of this key. */
export async function insertTablet(db: Db, row: TabletRow): Promise<boolean> {
  const written = await db
    .insertInto('hall_tablets')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateTablet(db: Db, id: string, change: Partial<TabletRow>): Promise<void> {
  await db.updateTable('hall_tablets').set(change).where('id', '=', id).execute();
}

/** Newest first, at most `limit`, by the blind index of the contact. */
export async function findByContact(db: Db, index: string, limit?: number): Promise<TabletRow[]> {
  return await tablets(db)
    .where('contact_index', '=', index)
    .orderBy('created_at', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Those of one account, newest first, behind `after`. */
export async function findByOwner(
  db: Db,
  uid: string,
  after: string | null,
  limit: number,
): Promise<TabletRow[]> {
  return await tablets(db)
    .where('uid', '=', uid)
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Those of an account that stood or stand, the last first, before a place or since a moment. */
export async function findStood(
  db: Db,
  uid: string,
  { before = null, since, limit }: { before?: { at: Date; id: string } | null; since?: Date; limit?: number },
): Promise<(TabletRow & { stood_at: Date })[]> {
  const rows = await tablets(db)
    .where('uid', '=', uid)
    .where('stood_at', 'is not', null)
    .where('erased_at', 'is', null)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(stood_at, id collate "C") < (${before?.at}, ${before?.id})`),
    )
    .$if(since !== undefined, (query) => query.where('stood_at', '>=', since ?? null))
    .orderBy('stood_at', 'desc')
    .orderBy(sql`id collate "C"`, 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.flatMap((row) => (row.stood_at === null ? [] : [{ ...row, stood_at: row.stood_at }]));
}

/** For the office, the oldest first: those of a state, or those of which a correction is asked. */
export async function listForOffice(
  db: Db,
  asked: TabletStatus | 'corrections',
  limit: number,
): Promise<TabletRow[]> {
  return await tablets(db)
    .$if(asked === 'corrections', (query) => query.where('correction', 'is not', null))
    .$if(asked !== 'corrections', (query) => query.where('status', '=', asked as TabletStatus))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ids of what the clock moves on a day of the temple: what comes to stand, and what has stood to the end. */
export async function movedByClock(db: Db, today: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (SELECT id FROM hall_tablets WHERE status = 'approved' AND stands_from <= ${today} LIMIT ${limit})
    UNION ALL
    (SELECT id FROM hall_tablets WHERE status = 'standing' AND stands_until < ${today} LIMIT ${limit})`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Those whose owner wants to be told of days of remembrance, by id, behind `after`. */
export async function reminded(db: Db, after: string | null, limit: number): Promise<TabletRow[]> {
  return await tablets(db)
    .where('remind', '=', true)
    .where('uid', 'is not', null)
    .where('erased_at', 'is', null)
    .where('status', 'in', ['approved', 'standing', 'ended'])
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function remindedOf(db: Db, uid: string): Promise<TabletRow[]> {
  return await tablets(db)
    .where('uid', '=', uid)
    .where('remind', '=', true)
    .where('erased_at', 'is', null)
    .where('status', 'in', ['approved', 'standing', 'ended'])
    .orderBy('id')
    .execute();
}

/** Places of a hall with a lamp: pairs of the first one and how many follow without a gap, in their order. */
export async function placesOf(db: Db, hall: HallId): Promise<[first: number, count: number][]> {
  const { rows } = await sql<{ first: number; count: number }>`
    SELECT min(place)::int AS first, count(*)::int AS count
      FROM (SELECT place, place - row_number() OVER (ORDER BY place) AS span
              FROM hall_tablets WHERE hall = ${hall} AND place IS NOT NULL) AS lit
     GROUP BY span ORDER BY first`.execute(db);
  return rows.map(({ first, count }) => [first, count]);
}

export async function ownPlaces(db: Db, hall: HallId, uid: string): Promise<{ id: string; place: number }[]> {
  const rows = await db
    .selectFrom('hall_tablets')
    .select(['id', 'place'])
    .where('hall', '=', hall)
    .where('uid', '=', uid)
    .where('place', 'is not', null)
    .orderBy('place')
    .execute();
  return rows.flatMap(({ id, place }) => (place === null ? [] : [{ id, place }]));
}

/** The first free place of a hall. Whoever asks next waits until the transaction ends. */
export async function freePlace(db: Db, hall: HallId): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('hall.place'), hashtext(${hall}))`.execute(db);
  const { rows } = await sql<{ place: number }>`
    SELECT COALESCE(MIN(one.place), 0)::int AS place
      FROM (SELECT 0 AS place UNION ALL SELECT place + 1 FROM hall_tablets WHERE hall = ${hall} AND place IS NOT NULL) AS one
     WHERE NOT EXISTS (SELECT FROM hall_tablets AS other WHERE other.hall = ${hall} AND other.place = one.place)`.execute(
    db,
  );
  return rows[0]?.place ?? 0;
}
