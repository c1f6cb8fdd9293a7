import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import { countedUses } from '../../../lib/limits/rate-limit.repository.ts';
import type { PlacingLimit } from '../../guest/guest.service.ts';
import type { GiftRow } from '../donate.tables.ts';

export type NewGift = Omit<
  GiftRow,
  | 'status'
  | 'payment_provider'
  | 'payment_method'
  | 'official_receipt'
  | 'paid_at'
  | 'owner_erased_at'
  | 'erased_at'
> & { readonly content_hash: string };

/**
 * Writes a gift and its first event if the key is new and no limit is passed: one statement, one commit.
 * @returns `known`: there is a gift of this key; `limited`: too many of late.
 */
export async function insertGift(
  db: Db,
  gift: NewGift,
  limits: readonly PlacingLimit[],
): Promise<'written' | 'known' | 'limited'> {
  const isNew = sql`NOT EXISTS (SELECT FROM donate_gifts WHERE idempotency_key = ${gift.idempotency_key})`;
  const counted = countedUses(
    limits.map(({ use }) => use),
    isNew,
  );
  const most = sql.join(limits.map(({ use, most }) => sql`(${use.key}::bytea, ${most}::integer)`));
  const { rows } = await sql<{ limited: boolean; written: boolean }>`
    WITH counted AS (${counted}
    ), limit_reached AS (
      SELECT 1 FROM counted JOIN (VALUES ${most}) AS allowed (key, most) USING (key) WHERE used > most
    ), placed AS (
      INSERT INTO donate_gifts (id, gift_number, idempotency_key, content_hash, purpose_id, amount_fen, anonymous,
        merit_name, silent, honoree_kind, honoree_notice, personal, contact_index, receipt_index, language, status,
        created_at, expires_at, uid, consent_version, monthly, plan_id)
      SELECT ${gift.id}, ${gift.gift_number}, ${gift.idempotency_key}, ${gift.content_hash}, ${gift.purpose_id},
        ${gift.amount_fen}::bigint, ${gift.anonymous}::boolean, ${gift.merit_name}, ${gift.silent}::boolean,
        ${gift.honoree_kind}, ${gift.honoree_notice}, ${gift.personal}, ${gift.contact_index},
        ${gift.receipt_index}, ${gift.language}, 'unpaid', ${gift.created_at}::timestamptz,
        ${gift.expires_at}::timestamptz, ${gift.uid}, ${gift.consent_version}, ${gift.monthly}::boolean,
        ${gift.plan_id}
      WHERE NOT EXISTS (SELECT FROM limit_reached)
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, created_at
    ), event AS (
      INSERT INTO donate_events (gift_id, event, who, at) SELECT id, 'placed', 'giver', created_at FROM placed
    )
    SELECT EXISTS (SELECT FROM limit_reached) AS limited, EXISTS (SELECT FROM placed) AS written`.execute(db);
  if (rows[0]?.written) return 'written';
  return rows[0]?.limited ? 'limited' : 'known';
}
