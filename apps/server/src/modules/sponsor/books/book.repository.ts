import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { BookTexts } from '../sponsor.tables.ts';

export interface BookRow {
  readonly id: string;
  readonly position: number;
  readonly price_fen: number;
  readonly target_copies: number;
  readonly page_count: number;
  readonly texts: BookTexts;
  readonly open: boolean;
  readonly copies: number;
  readonly sponsors: number;
}

/** All books in the temple's order with what has been paid for them. */
export async function listBooks(db: Db): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    SELECT b.*, coalesce(t.copies, 0)::bigint AS copies, coalesce(t.sponsors, 0)::bigint AS sponsors
      FROM sponsor_books b
      LEFT JOIN (
        SELECT book_id, sum(copies) AS copies, sum(sponsors) AS sponsors FROM sponsor_totals GROUP BY book_id
      ) t ON t.book_id = b.id
     ORDER BY b.position, b.id`.execute(db);
  return rows;
}

export async function findBook(
  db: Db,
  id: string,
): Promise<{ price_fen: number; open: boolean } | undefined> {
  return await db
    .selectFrom('sponsor_books')
    .select(['price_fen', 'open'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type SeedBook = Omit<BookRow, 'open' | 'copies' | 'sponsors'>;

/** Adds books that are new and renews texts of known ones; price, target and whether it is open stay the office's. */
export async function upsertBooks(db: Db, books: readonly SeedBook[]): Promise<void> {
  if (books.length === 0) return;
  await db
    .insertInto('sponsor_books')
    .values(books.map((book) => ({ ...book, texts: JSON.stringify(book.texts), open: true })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        page_count: eb.ref('excluded.page_count'),
        texts: eb.ref('excluded.texts'),
      })),
    )
    .execute();
}
