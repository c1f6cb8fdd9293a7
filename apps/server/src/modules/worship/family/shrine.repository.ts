import type { Db } from '../../../lib/db.ts';
import type { ShrineRow } from '../worship.tables.ts';

/** A shrine, held until the transaction ends: whoever changes anything of it, its members or invitations, waits. */
export function holdShrine(db: Db, id: string): Promise<ShrineRow | undefined> {
  return db.selectFrom('family_shrines').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export async function findShrines(db: Db, ids: readonly string[]): Promise<ShrineRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('family_shrines').where('id', 'in', ids).selectAll().execute();
}

export async function insertShrine(db: Db, row: ShrineRow): Promise<void> {
  await db.insertInto('family_shrines').values(row).execute();
}

export async function updateShrine(
  db: Db,
  id: string,
  change: Partial<Pick<ShrineRow, 'name_sealed' | 'arrangement_sealed'>>,
): Promise<void> {
  await db.updateTable('family_shrines').set(change).where('id', '=', id).execute();
}

/** With its members, invitations and offerings. */
export async function deleteShrine(db: Db, id: string): Promise<void> {
  await db.deleteFrom('family_shrines').where('id', '=', id).execute();
}
