import type { Selectable } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { PasskeyRow } from '../identity.tables.ts';

export type StoredPasskey = Selectable<PasskeyRow>;

export async function insertChallenge(
  db: Db,
  challenge: { challenge_hash: string; uid: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Takes a challenge away for good. Answers whose it was (null: a login), undefined when used, unknown or too old. */
export async function takeChallenge(
  db: Db,
  hash: string,
  at: Date,
): Promise<{ uid: string | null } | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .returning(['uid', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > at ? { uid: row.uid } : undefined;
}

export async function deleteOldChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute();
}

export function passkeysOf(db: Db, uid: string): Promise<StoredPasskey[]> {
  return db
    .selectFrom('user_passkeys')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, id: string): Promise<StoredPasskey | undefined> {
  return db.selectFrom('user_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns false when the credential is known already. */
export async function insertPasskey(db: Db, passkey: StoredPasskey): Promise<boolean> {
  const row = await db
    .insertInto('user_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes a use, only if the count of signatures went up since or the authenticator does not count: of two answers with one
 * count, the second is a copy. @returns whether it was noted.
 */
export async function usePasskey(db: Db, id: string, counter: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('user_passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskey(db: Db, uid: string, id: string): Promise<void> {
  await db.deleteFrom('user_passkeys').where('uid', '=', uid).where('id', '=', id).execute();
}
