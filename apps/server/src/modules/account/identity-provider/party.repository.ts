import type { ThirdParty } from '@yuanguang/contract/objects/account';
import type { Db } from '../../../lib/db.ts';

export interface StoredVisit {
  readonly state_hash: string;
  readonly party: ThirdParty;
  readonly device_hash: string;
  readonly uid: string | null;
  readonly secrets_sealed: string;
  readonly expires_at: Date;
}

export async function insertVisit(db: Db, visit: StoredVisit): Promise<void> {
  await db.insertInto('party_visits').values(visit).execute();
}

/** Takes a visit away for good; undefined when it is over, unknown or too old. */
export async function takeVisit(db: Db, stateHash: string, at: Date): Promise<StoredVisit | undefined> {
  const row = await db
    .deleteFrom('party_visits')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > at ? row : undefined;
}

export async function deleteOldVisits(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('party_visits').where('expires_at', '<=', at).execute();
}

/** The account that one of these names of a person belongs to. */
export async function findUidBySubjects(
  db: Db,
  party: ThirdParty,
  subjects: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('uid')
    .where('party', '=', party)
    .where('subject_index', 'in', [...subjects])
    .orderBy('linked_at')
    .executeTakeFirst();
  return row?.uid;
}

/** Links the names to the account. @returns false when one of them is another account's; some may be linked then. */
export async function linkSubjects(
  db: Db,
  link: {
    readonly party: ThirdParty;
    readonly subjects: readonly string[];
    readonly uid: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { party, subjects, uid, at } = link;
  await db
    .insertInto('user_identities')
    .values(subjects.map((subject_index) => ({ party, subject_index, uid, linked_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const others = await db
    .selectFrom('user_identities')
    .select('uid')
    .where('party', '=', party)
    .where('subject_index', 'in', [...subjects])
    .where('uid', '<>', uid)
    .executeTakeFirst();
  return others === undefined;
}

/** @returns whether there was anything to unlink. */
export async function unlinkSubjects(db: Db, uid: string, party: ThirdParty): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_identities')
    .where('uid', '=', uid)
    .where('party', '=', party)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Which third parties an account is linked to, by name, with the day it was done. */
export function linksOf(db: Db, uid: string): Promise<{ party: ThirdParty; linkedAt: Date }[]> {
  return db
    .selectFrom('user_identities')
    .where('uid', '=', uid)
    .groupBy('party')
    .select((eb) => ['party', eb.fn.min('linked_at').as('linkedAt')])
    .orderBy('party')
    .execute();
}
