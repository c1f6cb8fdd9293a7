import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import { countedUses } from '../../../lib/limits/rate-limit.repository.ts';
import type { PlacingLimit } from '../../guest/guest.service.ts';
import type { BookTexts, OrderRow } from '../sponsor.tables.ts';

export type NewOrder = Pick<
  OrderRow,
  | 'id'
  | 'sponsor_number'
  | 'idempotency_key'
  | 'book_id'
  | 'copies'
  | 'anonymous'
  | 'merit_name'
  | 'personal'
  | 'contact_index'
  | 'receipt_index'
  | 'free_gift'
  | 'language'
  | 'created_at'
  | 'expires_at'
  | 'uid'
  | 'consent_version'
> & { readonly content_hash: string };

export interface Placed {
  /** Price of one copy; null when there is no such book or the order was not written. */
  readonly unitPriceFen: number | null;
  /** The book's title in every language: the other texts are long and not needed here. */
  readonly titles: BookTexts['title'] | null;
  readonly bookOpen: boolean | null;
  readonly overLimit: boolean;
  readonly written: boolean;
}

/**
 * Writes an order and its first event if the book is open, the key is new and no limit is passed; the price is read from
 * the book in the same statement. One round trip, and one commit: this is the statement that a busy festival morning
 * consists of.
 */
export async function insertOrder(db: Db, order: NewOrder, limits: readonly PlacingLimit[]): Promise<Placed> {
  const isNew = sql`EXISTS (SELECT FROM book WHERE book.open)
    AND NOT EXISTS (SELECT FROM sponsor_orders WHERE idempotency_key = ${order.idempotency_key})`;
  const counted = countedUses(
    limits.map(({ use }) => use),
    isNew,
  );
  const most = sql.join(limits.map(({ use, most }) => sql`(${use.key}::bytea, ${most}::integer)`));
  const { rows } = await sql<{
    price_fen: number | null;
    titles: BookTexts['title'] | null;
    open: boolean | null;
    over_limit: boolean;
    written: boolean;
  }>`
    WITH book AS (
      SELECT id, price_fen, open, texts -> 'title' AS titles FROM sponsor_books WHERE id = ${order.book_id}
    ), counted AS (${counted}
    ), limit_reached AS (
      SELECT 1 FROM counted JOIN (VALUES ${most}) AS allowed (key, most) USING (key) WHERE used > most
    ), placed AS (
      INSERT INTO sponsor_orders (id, sponsor_number, idempotency_key, content_hash, book_id, copies,
        unit_price_fen, total_fen, anonymous, merit_name, personal, contact_index, receipt_index, free_gift,
        language, status, fulfilment, created_at, expires_at, uid, consent_version)
      SELECT ${order.id}, ${order.sponsor_number}, ${order.idempotency_key}, ${order.content_hash}, book.id,
        ${order.copies}::integer, book.price_fen, book.price_fen * ${order.copies}::integer,
        ${order.anonymous}::boolean, ${order.merit_name}, ${order.personal}, ${order.contact_index},
        ${order.receipt_index}, ${order.free_gift}::boolean, ${order.language},
        'unpaid', 'waiting', ${order.created_at}::timestamptz, ${order.expires_at}::timestamptz,
        ${order.uid}, ${order.consent_version}
      FROM book WHERE book.open AND NOT EXISTS (SELECT FROM limit_reached)
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, created_at
    ), event AS (
      INSERT INTO sponsor_events (order_id, machine, event, who, at)
      SELECT id, 'order', 'placed', 'orderer', created_at FROM placed
    )
    SELECT book.price_fen, book.titles, book.open, EXISTS (SELECT FROM limit_reached) AS over_limit,
      EXISTS (SELECT FROM placed) AS written
    FROM (VALUES (1)) AS one LEFT JOIN book ON true`.execute(db);
  const row = rows[0];
  return {
    unitPriceFen: row?.price_fen ?? null,
    titles: row?.titles ?? null,
    bookOpen: row?.open ?? null,
    overLimit: row?.over_limit ?? false,
    written: row?.written ?? false,
  };
}
