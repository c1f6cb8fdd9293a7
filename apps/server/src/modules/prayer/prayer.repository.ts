import type { PrayerState } from '@yuanguang/contract/rules/prayer';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { PrayerRow } from './prayer.tables.ts';

export type StoredPrayer = Selectable<PrayerRow>;
/** One whose words are there. */
export type LivingPrayer = StoredPrayer & { text_sealed: string; made_at: Date };

/** A place in a list that is in the order of moment and id, the last first. */
interface Place {
  readonly at: Date;
  readonly id: string;
}

/** Those of a person's prayers that have one of these ids, deleted ones too. */
export async function findPrayers(db: Db, uid: string, ids: readonly string[]): Promise<StoredPrayer[]> {
  return db.selectFrom('prayers').where('uid', '=', uid).where('id', 'in', ids).selectAll().execute();
}

const living = (db: Db, uid: string) =>
  db.selectFrom('prayers').where('uid', '=', uid).where('text_sealed', 'is not', null);

/** Of one state: what was put away stands there alone, fulfilled or not. */
const inState = (db: Db, uid: string, state: PrayerState) =>
  living(db, uid)
    .where('archived', '=', state === 'archived')
    .$if(state !== 'archived', (query) => query.where('fulfilled', '=', state === 'fulfilled'));

/** The prayers of a person in one state, the newest first, at most `limit`; with `before` those before that place. */
export async function prayersIn(
  db: Db,
  uid: string,
  state: PrayerState,
  { before, limit }: { before: Place | null; limit: number },
): Promise<LivingPrayer[]> {
  const rows = await inState(db, uid, state)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(made_at, id collate "C") < (${before?.at}, ${before?.id})`),
    )
    .orderBy('made_at', 'desc')
    .orderBy(sql`id collate "C"`, 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  return rows as LivingPrayer[];
}

/** All prayers that a person has, the newest first, at most `limit`. */
export async function livingPrayers(db: Db, uid: string, limit: number): Promise<LivingPrayer[]> {
  const rows = await living(db, uid)
    .orderBy('made_at', 'desc')
    .orderBy(sql`id collate "C"`, 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  return rows as LivingPrayer[];
}

export async function countOpen(db: Db, uid: string): Promise<number> {
  const { open } = await inState(db, uid, 'open')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

/** When prayers of a person were fulfilled, the last first, at most `limit`; with `before` those before that place. */
export async function fulfilments(
  db: Db,
  uid: string,
  { before, limit }: { before: Place | null; limit: number },
): Promise<{ id: string; fulfilled_at: Date | null }[]> {
  return living(db, uid)
    .where('fulfilled', '=', true)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(fulfilled_at, id collate "C") < (${before?.at}, ${before?.id})`),
    )
    .orderBy('fulfilled_at', 'desc')
    .orderBy(sql`id collate "C"`, 'desc')
    .limit(limit)
    .select(['id', 'fulfilled_at'])
    .execute();
}

const CHANGED = [
  'text_sealed',
  'fulfilled',
  'archived',
  'made_at',
  'text_at',
  'text_replica',
  'text_number',
  'fulfilled_at',
  'fulfilled_replica',
  'fulfilled_number',
  'archived_at',
  'archived_replica',
  'archived_number',
] as const;

/** Puts prayers in the place of those that have their ids. */
export async function putPrayers(db: Db, rows: readonly StoredPrayer[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('prayers')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'id'])
        .doUpdateSet((eb) =>
          Object.fromEntries(CHANGED.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

export async function erasePrayers(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('prayers').where('uid', '=', uid).execute();
}
