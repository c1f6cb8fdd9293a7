import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { Tables } from '../../../lib/tables.ts';
import type { ThingTable } from '../thing-table.ts';

/** Locks every thing of an account, in the order in which others lock several too, so that neither waits for the other. */
export async function lockOwned<Table extends ThingTable>(
  db: Db,
  table: Table,
  uid: string,
): Promise<Tables[Table][]> {
  const { rows } = await sql<Tables[Table]>`
    SELECT * FROM ${sql.table(table)} WHERE uid = ${uid} ORDER BY id FOR UPDATE`.execute(db);
  return rows;
}

/** What erased accounts left that is not erased itself, by id, behind `after`. */
export async function leftByErased(
  db: Db,
  table: ThingTable,
  after: string | null,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)}
     WHERE owner_erased_at IS NOT NULL AND erased_at IS NULL AND id > ${after ?? ''}
     ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}
