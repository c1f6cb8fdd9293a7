import type { Db } from '../../lib/db.ts';
import type { NoticeRow } from './notice.tables.ts';

/** Adds a notice. @returns false, and adds nothing, when its key was used before. */
export async function insertNotice(
  db: Db,
  notice: Omit<NoticeRow, 'read_at' | 'spread_at'>,
): Promise<boolean> {
  const added = await db
    .insertInto('notices')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['uid', 'kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function findNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('notices').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Those of one person and these kinds, newest first: those before the id `after`. */
export function listNotices(
  db: Db,
  uid: string,
  { kinds, after, limit }: { kinds: readonly string[]; after: string | null; limit: number },
): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .where('uid', '=', uid)
    .where('kind', 'in', [...kinds])
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

export async function countUnread(db: Db, uid: string, kinds: readonly string[]): Promise<number> {
  const { unread } = await db
    .selectFrom('notices')
    .where('uid', '=', uid)
    .where('kind', 'in', [...kinds])
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks notices of one person as read: these, or all. */
export async function markRead(db: Db, uid: string, ids: readonly string[] | 'all', at: Date): Promise<void> {
  if (ids !== 'all' && ids.length === 0) return;
  let update = db
    .updateTable('notices')
    .set({ read_at: at })
    .where('uid', '=', uid)
    .where('read_at', 'is', null);
  if (ids !== 'all') update = update.where('id', 'in', [...ids]);
  await update.execute();
}

/** The notice, for who is the first to ask: others hear undefined. */
export function takeForSpreading(db: Db, id: string, at: Date): Promise<NoticeRow | undefined> {
  return db
    .updateTable('notices')
    .set({ spread_at: at })
    .where('id', '=', id)
    .where('spread_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('notices').where('id', '=', id).execute();
}

/** Takes away notices of a person and kind whose key begins so. */
export async function deleteEarlier(db: Db, uid: string, kind: string, beginning: string): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where((eb) => eb.fn<boolean>('starts_with', ['key', eb.val(beginning)]))
    .execute();
}

/** Takes away the oldest of a person's notices, until `most` are left. */
export async function keepNewest(db: Db, uid: string, most: number): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('uid', '=', uid)
    .where('id', 'in', (eb) =>
      eb.selectFrom('notices').where('uid', '=', uid).select('id').orderBy('id', 'desc').offset(most),
    )
    .execute();
}

export async function deleteNoticesOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('notices').where('uid', '=', uid).execute();
}
