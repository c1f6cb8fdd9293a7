import type { Db } from '../../../lib/db.ts';

/** The account that the other system's id belongs to. */
export async function findUidByExternalIndex(db: Db, index: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_external_ids')
    .select('uid')
    .where('external_index', '=', index)
    .executeTakeFirst();
  return row?.uid;
}

/** @returns false when the id has an account already. */
export async function linkExternalIndex(
  db: Db,
  link: { readonly uid: string; readonly external_index: string; readonly linked_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('user_external_ids')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when the account is linked to the other system; null: it is not. */
export async function externalLinkOf(db: Db, uid: string): Promise<Date | null> {
  const row = await db
    .selectFrom('user_external_ids')
    .select('linked_at')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.linked_at ?? null;
}
