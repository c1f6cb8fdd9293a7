import type { Db } from '../../../lib/db.ts';
import type { InvitationRow } from '../worship.tables.ts';

export function findInvitation(db: Db, codeHash: Buffer): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('family_shrine_invitations')
    .where('code_hash', '=', codeHash)
    .selectAll()
    .executeTakeFirst();
}

/** Those of a shrine that can still be used, the newest first. */
export function openInvitations(db: Db, shrineId: string, now: Date): Promise<InvitationRow[]> {
  return db
    .selectFrom('family_shrine_invitations')
    .where('shrine_id', '=', shrineId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

export async function insertInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insertInto('family_shrine_invitations').values(row).execute();
}

export async function useInvitation(db: Db, id: string, uid: string, at: Date): Promise<void> {
  await db
    .updateTable('family_shrine_invitations')
    .set({ used_at: at, used_uid: uid })
    .where('id', '=', id)
    .execute();
}

/** Withdraws one that nobody has used; any other stays as it is. */
export async function withdraw(db: Db, shrineId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('family_shrine_invitations')
    .set({ withdrawn_at: at })
    .where('shrine_id', '=', shrineId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Takes away those of a shrine that ended before a moment, used or not. */
export async function deleteEnded(db: Db, shrineId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('family_shrine_invitations')
    .where('shrine_id', '=', shrineId)
    .where('ends_at', '<', before)
    .execute();
}

/** Takes away those that a person made; of those they used it is forgotten who did. */
export async function eraseInvitations(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('family_shrine_invitations').where('maker_uid', '=', uid).execute();
  await db
    .updateTable('family_shrine_invitations')
    .set({ used_uid: null })
    .where('used_uid', '=', uid)
    .execute();
}
