import type { Selectable } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { FileRow } from './file.tables.ts';

export type StoredRow = Selectable<FileRow>;

export interface Stored {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly content_hash: Buffer;
}

/** Takes the id of an upload; false when it has been taken: a policy is good once. */
export async function takeUpload(
  db: Db,
  upload: Pick<StoredRow, 'id' | 'key' | 'object' | 'origin' | 'received_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('files')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The bytes are in the storage. False when the row is gone meanwhile. */
export async function markStored(db: Db, id: string, stored: Stored, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ ...stored, stored_at: at })
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Other bytes for the same file, under another name in the storage; false when it is no longer `from`. */
export async function replaceObject(
  db: Db,
  id: string,
  change: Stored & { from: string; to: string },
): Promise<boolean> {
  const { from, to, ...stored } = change;
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ ...stored, object: to })
    .where('id', '=', id)
    .where('object', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers the file when it was stored, also when it had been reported before. */
export async function markReported(db: Db, id: string, at: Date): Promise<StoredRow | undefined> {
  await db
    .updateTable('files')
    .set({ reported_at: at })
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .where('reported_at', 'is', null)
    .execute();
  return await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('reported_at', 'is not', null)
    .executeTakeFirst();
}

/** Stored files by key; unknown keys are left out. */
export async function filesByKeys(db: Db, keys: readonly string[]): Promise<StoredRow[]> {
  if (keys.length === 0) return [];
  return await db
    .selectFrom('files')
    .selectAll()
    .where('key', 'in', keys)
    .where('stored_at', 'is not', null)
    .execute();
}

export async function fileById(db: Db, id: string): Promise<StoredRow | undefined> {
  return await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Gives a reported file its owner and purpose; undefined when it has them already, or is not there. */
export async function setClaim(
  db: Db,
  by: { id: string } | { key: string },
  claim: { at: Date; purpose: string; ownerUid: string | null; private: boolean },
): Promise<StoredRow | undefined> {
  return await db
    .updateTable('files')
    .set({
      claimed_at: claim.at,
      purpose: claim.purpose,
      owner_uid: claim.ownerUid,
      private: claim.private,
    })
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('key', '=', by.key)))
    .where('reported_at', 'is not', null)
    .where('claimed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function filesOfOwner(db: Db, uid: string): Promise<StoredRow[]> {
  return await db
    .selectFrom('files')
    .selectAll()
    .where('owner_uid', '=', uid)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** Forgets every file of a person. Answers what is to be removed from the storage. */
export async function deleteOfOwner(db: Db, uid: string): Promise<string[]> {
  const rows = await db.deleteFrom('files').where('owner_uid', '=', uid).returning('object').execute();
  return rows.map(({ object }) => object);
}

export async function deleteOne(db: Db, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute();
}

/** Forgets at most `most` files that came before `before` and that nothing uses. */
export async function deleteUnclaimed(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('files')
        .select('id')
        .where('claimed_at', 'is', null)
        .where('received_at', '<', before)
        .orderBy('received_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('object')
    .execute();
  return rows.map(({ object }) => object);
}

/** How many files of a network wait for somebody to use them; counts to `most`. */
export async function countWaiting(db: Db, origin: string, most: number): Promise<number> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('files')
        .select('id')
        .where('origin', '=', origin)
        .where('claimed_at', 'is', null)
        .limit(most)
        .as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
