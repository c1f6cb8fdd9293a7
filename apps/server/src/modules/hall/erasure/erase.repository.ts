import type { Db } from '../../../lib/db.ts';
import type { TabletRow } from '../hall.tables.ts';

/** Locks every tablet of an account, always in the same order. */
export async function lockOwned(db: Db, uid: string): Promise<TabletRow[]> {
  return await db
    .selectFrom('hall_tablets')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What erased accounts left standing or under way. */
export async function tabletsToErase(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('hall_tablets')
    .select('id')
    .where('owner_erased_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
