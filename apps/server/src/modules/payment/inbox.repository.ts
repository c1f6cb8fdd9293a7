import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { NotificationHint } from '../../providers/payments/provider.ts';
import type { PaymentRow } from './payment.tables.ts';

export interface Received {
  readonly payment: PaymentRow;
  readonly inboxId: number;
  /** True: this notification was dealt with before. */
  readonly handled: boolean;
}

/**
 * Keeps a verified notification if it speaks of a payment of ours and of the right amount; undefined, and nothing is
 * written, if not. One round trip, two for a repeat. A payment is found by our id, because a quick payer's notification
 * may come before the provider's reference has been stored.
 */
export async function receive(
  db: Db,
  provider: string,
  hint: NotificationHint,
  raw: string,
  at: Date,
): Promise<Received | undefined> {
  const { rows } = await sql<PaymentRow & { inbox_id: number | null }>`
    WITH payment AS (
      SELECT * FROM payments
       WHERE id = ${hint.paymentId} AND provider = ${provider}
         AND (reference IS NULL OR reference = ${hint.reference})
         AND amount_fen = ${hint.amountFen} AND currency = ${hint.currency}
    ), inbox AS (
      INSERT INTO payment_inbox (provider, notification_id, payment_id, raw, received_at)
      SELECT ${provider}, ${hint.notificationId}, payment.id, ${raw}, ${at} FROM payment
      ON CONFLICT (provider, notification_id) DO NOTHING RETURNING id
    )
    SELECT payment.*, inbox.id AS inbox_id FROM payment LEFT JOIN inbox ON true`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { inbox_id: inboxId, ...payment } = row;
  if (inboxId !== null) return { payment, inboxId, handled: false };
  const known = await db
    .selectFrom('payment_inbox')
    .select(['id', 'handled_at', 'payment_id'])
    .where('provider', '=', provider)
    .where('notification_id', '=', hint.notificationId)
    .executeTakeFirstOrThrow();
  // A repeat that names another payment than the first time is no repeat.
  if (known.payment_id !== payment.id) return undefined;
  return { payment, inboxId: known.id, handled: known.handled_at !== null };
}

export async function markHandled(db: Db, inboxId: number, outcome: string, at: Date): Promise<void> {
  await db.updateTable('payment_inbox').set({ handled_at: at, outcome }).where('id', '=', inboxId).execute();
}
