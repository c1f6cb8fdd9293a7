import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { MemberRow } from '../worship.tables.ts';

/** Who belongs to a shrine, and as whom. */
export type Member = MemberRow & { name_sealed: string; left_at: null };

/**
 * Which of these shrines a person belongs to. They are held until the transaction ends: none is closed meanwhile, and
 * nobody is removed from one.
 */
export async function openShrines(db: Db, uid: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  await db
    .selectFrom('family_shrines')
    .where('id', 'in', ids)
    .orderBy('id')
    .select('id')
    .forKeyShare()
    .execute();
  const rows = await db
    .selectFrom('family_shrine_members')
    .where('uid', '=', uid)
    .where('shrine_id', 'in', ids)
    .where('left_at', 'is', null)
    .select('shrine_id')
    .execute();
  return new Set(rows.map(({ shrine_id }) => shrine_id));
}

/** Who belong anywhere, the longest first. */
const belonging = (db: Db) =>
  db
    .selectFrom('family_shrine_members')
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('id')
    .selectAll();

/** Where a person belongs, the first joined first. */
export async function membershipsOf(db: Db, uid: string): Promise<Member[]> {
  return (await belonging(db).where('uid', '=', uid).execute()) as Member[];
}

/** Who belong to these shrines, the longest first. */
export async function membersOf(db: Db, shrineIds: readonly string[]): Promise<Member[]> {
  if (shrineIds.length === 0) return [];
  return (await belonging(db).where('shrine_id', 'in', shrineIds).execute()) as Member[];
}

/** What a shrine knows of a person, also after they have left. */
export function findMember(db: Db, shrineId: string, uid: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('family_shrine_members')
    .where('shrine_id', '=', shrineId)
    .where('uid', '=', uid)
    .selectAll()
    .executeTakeFirst();
}

/** Adds a member, or who has left before. */
export async function putMember(db: Db, row: MemberRow): Promise<void> {
  await db
    .insertInto('family_shrine_members')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['shrine_id', 'uid']).doUpdateSet((eb) => ({
        role: eb.ref('excluded.role'),
        name_sealed: eb.ref('excluded.name_sealed'),
        joined_at: eb.ref('excluded.joined_at'),
        left_at: eb.ref('excluded.left_at'),
        removed: eb.ref('excluded.removed'),
      })),
    )
    .execute();
}

export async function updateMember(
  db: Db,
  id: string,
  change: Partial<Pick<MemberRow, 'role' | 'name_sealed' | 'left_at' | 'removed'>>,
): Promise<void> {
  await db.updateTable('family_shrine_members').set(change).where('id', '=', id).execute();
}

export async function eraseMemberships(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('family_shrine_members').where('uid', '=', uid).execute();
}

/** Of one person calls that join wait for one another until the transaction ends. */
export async function holdPerson(db: Db, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`worship.shrines:${uid}`}, 0))`.execute(db);
}
