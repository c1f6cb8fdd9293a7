import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import type { Db } from '../../../lib/db.ts';

export interface StoredRequest {
  readonly state_hash: string;
  readonly provider: IdentityProviderId;
  readonly device_hash: string;
  readonly uid: string | null;
  readonly secrets_sealed: string;
  readonly expires_at: Date;
}

export async function insertRequest(db: Db, request: StoredRequest): Promise<void> {
  await db.insertInto('authorization_requests').values(request).execute();
}

/** Takes a request away for good; undefined when it is over, unknown or too old. */
export async function takeRequest(db: Db, stateHash: string, at: Date): Promise<StoredRequest | undefined> {
  const row = await db
    .deleteFrom('authorization_requests')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > at ? row : undefined;
}

export async function deleteOldRequests(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('authorization_requests').where('expires_at', '<=', at).execute();
}

/** The account that one of these names of a person belongs to. */
export async function findUidBySubjects(
  db: Db,
  provider: IdentityProviderId,
  subjects: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('uid')
    .where('provider', '=', provider)
    .where('subject_index', 'in', [...subjects])
    .orderBy('linked_at')
    .executeTakeFirst();
  return row?.uid;
}

/** Links the names to the account. @returns false when one of them is another account's; some may be linked then. */
export async function linkSubjects(
  db: Db,
  link: {
    readonly provider: IdentityProviderId;
    readonly subjects: readonly string[];
    readonly uid: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { provider, subjects, uid, at } = link;
  await db
    .insertInto('user_identities')
    .values(subjects.map((subject_index) => ({ provider, subject_index, uid, linked_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const others = await db
    .selectFrom('user_identities')
    .select('uid')
    .where('provider', '=', provider)
    .where('subject_index', 'in', [...subjects])
    .where('uid', '<>', uid)
    .executeTakeFirst();
  return others === undefined;
}

/** @returns whether there was anything to unlink. */
export async function unlinkSubjects(db: Db, uid: string, provider: IdentityProviderId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_identities')
    .where('uid', '=', uid)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Which identity providers an account is linked to, by name, with the day it was done. */
export function linksOf(db: Db, uid: string): Promise<{ provider: IdentityProviderId; linkedAt: Date }[]> {
  return db
    .selectFrom('user_identities')
    .where('uid', '=', uid)
    .groupBy('provider')
    .select((eb) => ['provider', eb.fn.min('linked_at').as('linkedAt')])
    .orderBy('provider')
    .execute();
}
