import type { Selectable } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { PracticeRow } from './practice.tables.ts';

export type StoredPractice = Selectable<PracticeRow>;

/** Those of a person's practices that have one of these ids, deleted ones too. */
export async function findPractices(db: Db, uid: string, ids: readonly string[]): Promise<StoredPractice[]> {
  return db.selectFrom('practices').where('uid', '=', uid).where('id', 'in', ids).selectAll().execute();
}

/** The practices that a person has, the newest first. */
export async function livingPractices(db: Db, uid: string): Promise<StoredPractice[]> {
  return db
    .selectFrom('practices')
    .where('uid', '=', uid)
    .where('deleted', '=', false)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function countLiving(db: Db, uid: string): Promise<number> {
  const { living } = await db
    .selectFrom('practices')
    .where('uid', '=', uid)
    .where('deleted', '=', false)
    .select((eb) => eb.fn.countAll<number>().as('living'))
    .executeTakeFirstOrThrow();
  return living;
}

/** Puts practices in the place of those that have their ids. */
export async function putPractices(db: Db, rows: readonly StoredPractice[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('practices')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['uid', 'id']).doUpdateSet((eb) => ({
        title_sealed: eb.ref('excluded.title_sealed'),
        content_sealed: eb.ref('excluded.content_sealed'),
        target: eb.ref('excluded.target'),
        reminder_time: eb.ref('excluded.reminder_time'),
        reminder_weekdays: eb.ref('excluded.reminder_weekdays'),
        paused: eb.ref('excluded.paused'),
        deleted: eb.ref('excluded.deleted'),
        made_at: eb.ref('excluded.made_at'),
        word_at: eb.ref('excluded.word_at'),
        word_replica: eb.ref('excluded.word_replica'),
        word_number: eb.ref('excluded.word_number'),
      })),
    )
    .execute();
}

export async function erasePractices(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('practices').where('uid', '=', uid).execute();
}
