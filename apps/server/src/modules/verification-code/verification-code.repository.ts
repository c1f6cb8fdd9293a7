import type { Insertable } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { Tables } from '../../lib/tables.ts';

export type Channel = 'sms' | 'email';

export interface CodeKey<Scene extends string = string> {
  readonly channel: Channel;
  /** Keyed hash of number or address. */
  readonly target: string;
  /** What the code is good for. */
  readonly scene: Scene;
}

export async function insertCode(db: Db, code: Insertable<Tables['verification_codes']>): Promise<void> {
  await db.insertInto('verification_codes').values(code).execute();
}

/**
 * Counts one try against every code that still lives and answers them. One statement, so that tries at the same time
 * are counted one after the other and no more than `most` ever see a code.
 */
export async function tryCodes(
  db: Db,
  { channel, target, scene }: CodeKey,
  at: Date,
  most: number,
): Promise<{ id: string; code_hash: string }[]> {
  return db
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('scene', '=', scene)
    .where('expires_at', '>', at)
    .where('tries', '<', most)
    .returning(['id', 'code_hash'])
    .execute();
}

/** Uses a code up. @returns false when somebody else just did. */
export async function useCode(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('verification_codes')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a code lives that no provider has taken yet. */
export async function isUnsent(db: Db, id: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('verification_codes')
    .select('id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('verification_codes').set({ sent_at: at }).where('id', '=', id).execute();
}

/** The other codes of a target and scene are worth nothing once one was used. */
export async function deleteCodes(db: Db, { channel, target, scene }: CodeKey): Promise<void> {
  await db
    .deleteFrom('verification_codes')
    .where('channel', '=', channel)
    .where('target', '=', target)
    .where('scene', '=', scene)
    .execute();
}

/** Every code of these targets, as when the person they belong to is erased. */
export async function deleteCodesOf(db: Db, targets: readonly string[]): Promise<void> {
  if (targets.length === 0) return;
  await db.deleteFrom('verification_codes').where('target', 'in', targets).execute();
}

export async function deleteOldCodes(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('verification_codes').where('expires_at', '<=', at).execute();
}
