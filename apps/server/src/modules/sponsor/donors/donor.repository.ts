import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { Place } from '../../guest/guest.service.ts';
import type { BookTexts } from '../sponsor.tables.ts';

export interface DonorRow {
  readonly id: string;
  readonly merit_name: string | null;
  readonly copies: number;
  readonly paid_at: Date;
  readonly titles: BookTexts['title'];
}

/** Whose orders are looked for: those of an account, and those whose links a device holds. */
export interface Owner {
  readonly uid: string | null;
  readonly orderIds: readonly string[];
}

/** What narrows the list. */
export interface DonorFilter {
  readonly bookId: string | null;
  /** A part of the name, not empty. Who is not named is never found by it. */
  readonly name?: string | undefined;
  /** Paid then or later. */
  readonly since?: Date | undefined;
  readonly owner?: Owner | undefined;
}

/** Sponsors whose order is paid, newest first, those after `after`. Every filter is served by an index. */
export async function listDonors(
  db: Db,
  { bookId, name, since, owner }: DonorFilter,
  after: Place | null,
  limit: number,
): Promise<DonorRow[]> {
  const ofBook = bookId === null ? sql`` : sql`AND o.book_id = ${bookId}`;
  const named = name === undefined ? sql`` : sql`AND ${isNamed(name)}`;
  const recent = since === undefined ? sql`` : sql`AND o.paid_at >= ${since}::timestamptz`;
  const own = owner === undefined ? sql`` : sql`AND ${isOf(owner)}`;
  const behind =
    after === null ? sql`` : sql`AND (o.paid_at, o.id) < (${after.paidAt}::timestamptz, ${after.id})`;
  const { rows } = await sql<DonorRow>`
    SELECT o.id, o.merit_name, o.copies, o.paid_at, b.texts -> 'title' AS titles
      FROM sponsor_orders o JOIN sponsor_books b ON b.id = o.book_id
     WHERE o.status IN ('paid', 'completed') ${ofBook} ${named} ${recent} ${own} ${behind}
     ORDER BY o.paid_at DESC, o.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Ids of the listed orders of an owner, newest first, at most `limit`. */
export async function findOwnDonors(db: Db, owner: Owner, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM sponsor_orders o WHERE o.status IN ('paid', 'completed') AND ${isOf(owner)}
     ORDER BY o.id DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** By the index of the parts of names; then the parts must stand in a row. No character means anything but itself. */
function isNamed(name: string) {
  const key = sql`sponsor_name_key(${name}::text)`;
  return sql`o.merit_name IS NOT NULL
    AND sponsor_name_parts(sponsor_name_key(o.merit_name)) @> sponsor_name_parts(${key})
    AND position(${key} IN sponsor_name_key(o.merit_name)) > 0`;
}

/** An erased order is nobody's any more, whoever still holds its link. */
function isOf({ uid, orderIds }: Owner) {
  return sql`(o.uid = ${uid}::text OR o.id = ANY(${orderIds}::text[])) AND o.erased_at IS NULL`;
}
