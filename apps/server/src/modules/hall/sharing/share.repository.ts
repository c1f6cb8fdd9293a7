import type { Db } from '../../../lib/db.ts';
import { invitationTable } from '../../../lib/invitation.repository.ts';
import type { GuestRow, InvitationRow, TabletRow } from '../hall.tables.ts';

export const { findInvitation, openInvitations, insertInvitation, withdrawInvitation } =
  invitationTable<InvitationRow>('hall_invitations', 'tablet_id');

export async function useInvitation(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('hall_invitations').set({ used_at: at }).where('id', '=', id).execute();
}

/** Who sees a tablet, the longest first. */
export function guestsOf(db: Db, tabletId: string): Promise<GuestRow[]> {
  return db.selectFrom('hall_guests').where('tablet_id', '=', tabletId).orderBy('id').selectAll().execute();
}

export function findGuest(db: Db, tabletId: string, uid: string): Promise<GuestRow | undefined> {
  return db
    .selectFrom('hall_guests')
    .where('tablet_id', '=', tabletId)
    .where('uid', '=', uid)
    .selectAll()
    .executeTakeFirst();
}

export async function insertGuest(db: Db, row: GuestRow): Promise<void> {
  await db.insertInto('hall_guests').values(row).execute();
}

export async function deleteGuest(db: Db, tabletId: string, id: string): Promise<void> {
  await db.deleteFrom('hall_guests').where('tablet_id', '=', tabletId).where('id', '=', id).execute();
}

/** What others show to a person, the last first; `share`: the row by which it is shown. */
export function shownTo(
  db: Db,
  uid: string,
  limit: number,
): Promise<(TabletRow & { share: string; since: Date })[]> {
  return db
    .selectFrom('hall_guests')
    .innerJoin('hall_tablets', 'hall_tablets.id', 'hall_guests.tablet_id')
    .where('hall_guests.uid', '=', uid)
    .where('hall_tablets.erased_at', 'is', null)
    .orderBy('hall_guests.id', 'desc')
    .limit(limit)
    .selectAll('hall_tablets')
    .select(['hall_guests.id as share', 'hall_guests.since as since'])
    .execute();
}

/** A person's own word in what others show to them. */
export function guestRowsOf(db: Db, uid: string): Promise<GuestRow[]> {
  return db.selectFrom('hall_guests').where('uid', '=', uid).orderBy('id').selectAll().execute();
}

export async function deleteGuestOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('hall_guests').where('uid', '=', uid).execute();
}

/** Takes away everybody to whom a tablet is shown, and every invitation. */
export async function deleteShares(db: Db, tabletId: string): Promise<void> {
  await db.deleteFrom('hall_guests').where('tablet_id', '=', tabletId).execute();
  await db.deleteFrom('hall_invitations').where('tablet_id', '=', tabletId).execute();
}
