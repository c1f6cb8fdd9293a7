import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { Tables } from '../../../lib/tables.ts';

type Row = Omit<Tables['sponsor_erasure_codes'], 'tries'>;

/** Keeps a code, and forgets all whose time is over. */
export async function keepErasureCode(db: Db, row: Row, at: Date): Promise<void> {
  await db.deleteFrom('sponsor_erasure_codes').where('expires_at', '<=', at).execute();
  await db.insertInto('sponsor_erasure_codes').values(row).execute();
}

/**
 * Counts one try against every living code of a contact and answers their hashes. One statement: tries at the same time
 * are counted one after the other, and no more than `most` ever see a code.
 */
export async function tryErasureCodes(
  db: Db,
  contactIndex: string,
  at: Date,
  most: number,
): Promise<{ id: string; code_hash: string }[]> {
  const { rows } = await sql<{ id: string; code_hash: string }>`
    UPDATE sponsor_erasure_codes SET tries = tries + 1
     WHERE contact_index = ${contactIndex} AND expires_at > ${at} AND tries < ${most}
     RETURNING id, code_hash`.execute(db);
  return rows;
}

/** Uses up every code of a contact. False when another try was first to use the one of this id. */
export async function useErasureCode(db: Db, id: string, contactIndex: string): Promise<boolean> {
  const used = await db.deleteFrom('sponsor_erasure_codes').where('id', '=', id).executeTakeFirstOrThrow();
  await db.deleteFrom('sponsor_erasure_codes').where('contact_index', '=', contactIndex).execute();
  return used.numDeletedRows > 0n;
}
