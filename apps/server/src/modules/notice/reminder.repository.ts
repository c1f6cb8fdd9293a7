import type { Db } from '../../lib/db.ts';
import type { ReminderRow } from './notice.tables.ts';

export function findReminder(
  db: Db,
  { uid, kind, subject }: Pick<ReminderRow, 'uid' | 'kind' | 'subject'>,
): Promise<Pick<ReminderRow, 'id'> | undefined> {
  return db
    .selectFrom('notice_reminders')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .select('id')
    .executeTakeFirst();
}

export async function countReminders(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('notice_reminders')
    .where('uid', '=', uid)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Keeps a reminder in the place of whatever there was of its subject. One whose times stay as they are keeps its `next_at`
 * too: it may have come due and not be told of yet, or be told of by another process in this very moment.
 */
export async function saveReminder(db: Db, row: ReminderRow): Promise<void> {
  const { data, local_time, weekdays, zone, changed_at } = row;
  await db
    .insertInto('notice_reminders')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['uid', 'kind', 'subject']).doUpdateSet((eb) => ({
        data,
        local_time,
        weekdays,
        zone,
        changed_at,
        next_at: eb
          .case()
          .when(
            eb.and(
              (['local_time', 'weekdays', 'zone'] as const).map((column) =>
                eb(`notice_reminders.${column}`, '=', eb.ref(`excluded.${column}`)),
              ),
            ),
          )
          .then(eb.ref('notice_reminders.next_at'))
          .else(eb.ref('excluded.next_at'))
          .end(),
      })),
    )
    .execute();
}

export async function deleteReminder(
  db: Db,
  { uid, kind, subject }: Pick<ReminderRow, 'uid' | 'kind' | 'subject'>,
): Promise<void> {
  await db
    .deleteFrom('notice_reminders')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

export function remindersOf(db: Db, uid: string): Promise<ReminderRow[]> {
  return db.selectFrom('notice_reminders').where('uid', '=', uid).orderBy('id').selectAll().execute();
}

export async function deleteRemindersOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('notice_reminders').where('uid', '=', uid).execute();
}

/** Reminders whose time has come and that no other process holds, held until the transaction ends; at most `limit`. */
export function takeDue(db: Db, at: Date, limit: number): Promise<ReminderRow[]> {
  return db
    .selectFrom('notice_reminders')
    .where('next_at', '<=', at)
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .selectAll()
    .execute();
}

export async function setNext(
  db: Db,
  id: string,
  change: Pick<ReminderRow, 'next_at'> & Partial<Pick<ReminderRow, 'zone'>>,
): Promise<void> {
  await db.updateTable('notice_reminders').set(change).where('id', '=', id).execute();
}
