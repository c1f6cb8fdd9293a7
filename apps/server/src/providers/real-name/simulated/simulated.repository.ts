import type { Db } from '../../../lib/db.ts';
import type { SimulatedCheckRow } from './simulated.tables.ts';

export async function openCheck(db: Db, row: SimulatedCheckRow): Promise<void> {
  await db.insertInto('simulated_face_checks').values(row).execute();
}

export async function readCheck(db: Db, certifyId: string): Promise<SimulatedCheckRow | undefined> {
  return await db
    .selectFrom('simulated_face_checks')
    .selectAll()
    .where('certify_id', '=', certifyId)
    .executeTakeFirst();
}

/** Decides an open check. Undefined when it is unknown or was decided before. */
export async function decideCheck(
  db: Db,
  certifyId: string,
  state: Exclude<SimulatedCheckRow['state'], 'open'>,
): Promise<SimulatedCheckRow | undefined> {
  return await db
    .updateTable('simulated_face_checks')
    .set({ state })
    .where('certify_id', '=', certifyId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

export async function deleteOldChecks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('simulated_face_checks').where('created_at', '<', before).execute();
}
