import type { Selectable } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { RealNameTryRow } from '../identity.tables.ts';

export type RealNameTry = Selectable<RealNameTryRow>;

export interface VerifiedName {
  readonly uid: string;
  readonly name_sealed: string;
  readonly id_card_sealed: string;
  readonly id_card_index: string;
  readonly verified_at: Date;
}

export function findRealName(db: Db, uid: string): Promise<VerifiedName | undefined> {
  return db.selectFrom('user_real_names').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** Whether the number belongs to an account other than `uid`. */
export async function isCardTaken(db: Db, index: string, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_real_names')
    .select('uid')
    .where('id_card_index', '=', index)
    .where('uid', '<>', uid)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the account has a name already, or the number is another's. */
export async function insertRealName(db: Db, name: VerifiedName): Promise<boolean> {
  const row = await db
    .insertInto('user_real_names')
    .values(name)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there were any. */
export async function deleteTries(db: Db, uid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('real_name_tries')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** @returns whether there was one. */
export async function deleteRealName(db: Db, uid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_real_names')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function insertTry(db: Db, attempt: RealNameTry): Promise<void> {
  await db.insertInto('real_name_tries').values(attempt).execute();
}

export function findTry(db: Db, uid: string, certifyId: string): Promise<RealNameTry | undefined> {
  return db
    .selectFrom('real_name_tries')
    .selectAll()
    .where('certify_id', '=', certifyId)
    .where('uid', '=', uid)
    .executeTakeFirst();
}

export function newestTry(db: Db, uid: string): Promise<RealNameTry | undefined> {
  return db
    .selectFrom('real_name_tries')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('certify_id')
    .executeTakeFirst();
}

/**
 * Decides a waiting try, and takes name and number out of it. @returns false when it was decided before. Holds the row:
 * of two calls at once, the second waits and hears so.
 */
export async function decideTry(
  db: Db,
  certifyId: string,
  outcome: { readonly state: 'passed' | 'failed'; readonly reason: number | null; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('real_name_tries')
    .set({
      state: outcome.state,
      reason: outcome.reason,
      decided_at: outcome.at,
      name_sealed: null,
      id_card_sealed: null,
      id_card_index: null,
    })
    .where('certify_id', '=', certifyId)
    .where('state', '=', 'waiting')
    .returning('certify_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Tries nobody came back from: they end without a reason, and name and number go. */
export async function abandonTries(db: Db, before: Date, at: Date): Promise<void> {
  await db
    .updateTable('real_name_tries')
    .set({ state: 'failed', decided_at: at, name_sealed: null, id_card_sealed: null, id_card_index: null })
    .where('state', '=', 'waiting')
    .where('created_at', '<', before)
    .execute();
}
