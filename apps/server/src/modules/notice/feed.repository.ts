import type { Db } from '../../lib/db.ts';

/** In the place of the one before. */
export async function saveFeed(
  db: Db,
  row: { uid: string; secret_index: string; created_at: Date },
): Promise<void> {
  const { secret_index, created_at } = row;
  await db
    .insertInto('notice_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ secret_index, created_at }))
    .execute();
}

export async function deleteFeed(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('notice_feeds').where('uid', '=', uid).execute();
}

export async function hasFeed(db: Db, uid: string): Promise<boolean> {
  const row = await db.selectFrom('notice_feeds').where('uid', '=', uid).select('uid').executeTakeFirst();
  return row !== undefined;
}

/** Whose feed it is. */
export async function feedOwner(db: Db, secretIndex: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('notice_feeds')
    .where('secret_index', '=', secretIndex)
    .select('uid')
    .executeTakeFirst();
  return row?.uid;
}
