import type { Db } from '../../../lib/db.ts';
import type { GiftRow } from '../donate.tables.ts';

/** Locks every gift of an account, always in the same order. */
export async function lockOwned(db: Db, uid: string): Promise<GiftRow[]> {
  return await db
    .selectFrom('donate_gifts')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Gifts that erased accounts left under way. */
export async function giftsToErase(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('donate_gifts')
    .select('id')
    .where('owner_erased_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
