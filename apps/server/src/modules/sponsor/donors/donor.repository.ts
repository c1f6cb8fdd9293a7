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

/** Sponsors whose order is paid, newest first, of one book or of all, those after `after`. Served by an index. */
export async function listDonors(
  db: Db,
  bookId: string | null,
  after: Place | null,
  limit: number,
): Promise<DonorRow[]> {
  const ofBook = bookId === null ? sql`` : sql`AND o.book_id = ${bookId}`;
  const behind =
    after === null ? sql`` : sql`AND (o.paid_at, o.id) < (${after.paidAt}::timestamptz, ${after.id})`;
  const { rows } = await sql<DonorRow>`
    SELECT o.id, o.merit_name, o.copies, o.paid_at, b.texts -> 'title' AS titles
      FROM sponsor_orders o JOIN sponsor_books b ON b.id = o.book_id
     WHERE o.status IN ('paid', 'completed') ${ofBook} ${behind}
     ORDER BY o.paid_at DESC, o.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
