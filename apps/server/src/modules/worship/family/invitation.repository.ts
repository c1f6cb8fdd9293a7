import type { Db } from '../../../lib/db.ts';
import { invitationTable } from '../../../lib/invitation.repository.ts';
import type { InvitationRow } from '../worship.tables.ts';

export const {
  findInvitation,
  openInvitations,
  insertInvitation,
  withdrawInvitation: withdraw,
} = invitationTable<InvitationRow>('family_shrine_invitations', 'shrine_id');

export async function useInvitation(db: Db, id: string, uid: string, at: Date): Promise<void> {
  await db
    .updateTable('family_shrine_invitations')
    .set({ used_at: at, used_uid: uid })
    .where('id', '=', id)
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
