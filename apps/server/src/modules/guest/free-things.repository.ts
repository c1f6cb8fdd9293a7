import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { ThingTable } from './thing-table.ts';

/** What of a table of things that can be paid for is looked at. */
export interface FreeThings {
  readonly table: ThingTable;
  /** Those in which money has come in, be it given back again or not. */
  readonly states: readonly string[];
}

/** Belongs to no account, and to none that has been erased, and was left with one of these contacts (blind indexes). */
const condition = ({ states }: FreeThings, contacts: readonly string[]) => sql`
  contact_index = ANY(${contacts}) AND uid IS NULL AND owner_erased_at IS NULL AND erased_at IS NULL
  AND status = ANY(${states})`;

export async function countFree(db: Db, things: FreeThings, contacts: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(things.table)} WHERE ${condition(things, contacts)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Gives them to an account. Answers their ids; what another call takes at the same time is in one answer only. */
export async function takeFree(
  db: Db,
  things: FreeThings,
  contacts: readonly string[],
  uid: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE ${sql.table(things.table)} SET uid = ${uid} WHERE ${condition(things, contacts)} RETURNING id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
