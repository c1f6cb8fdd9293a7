import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { SandboxNotificationRow, SandboxPaymentRow, SandboxState } from './sandbox.tables.ts';

/** Writes a payment into the bank's books, or finds the one of the same `payment_id`. */
export async function openSandboxPayment(db: Db, row: SandboxPaymentRow): Promise<SandboxPaymentRow> {
  await db
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
  return await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('payment_id', '=', row.payment_id)
    .executeTakeFirstOrThrow();
}

export async function findByReference(db: Db, reference: string): Promise<SandboxPaymentRow | undefined> {
  return await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function findByPaymentId(db: Db, paymentId: string): Promise<SandboxPaymentRow | undefined> {
  return await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

export interface Decision {
  readonly reference: string;
  readonly from: readonly SandboxState[];
  readonly to: SandboxState;
  readonly at: Date;
  readonly settleAt?: Date;
  /** Id of the notification that reports it; none for a delay. */
  readonly notificationId?: string;
}

/** Moves a payment, and puts its notification on the way in the same statement. False: it was not in such a state. */
export async function decide(db: Db, decision: Decision): Promise<boolean> {
  const { reference, from, to, at, settleAt = null, notificationId = null } = decision;
  const { rows } = await sql<{ done: boolean }>`
    WITH decided AS (
      UPDATE sandbox_payments SET state = ${to}, decided_at = ${at}, settle_at = ${settleAt}
       WHERE reference = ${reference} AND state = ANY(${from}::text[])
         AND (${to} NOT IN ('approved', 'declined', 'delayed') OR state = 'delayed' OR expires_at > ${at})
      RETURNING reference
    ), note AS (
      INSERT INTO sandbox_notifications (id, reference, state, created_at, next_try_at)
      SELECT ${notificationId}, reference, ${to}, ${at}::timestamptz, ${at}::timestamptz FROM decided
       WHERE ${notificationId}::text IS NOT NULL
    )
    SELECT EXISTS (SELECT FROM decided) AS done`.execute(db);
  return rows[0]?.done ?? false;
}

/** References of delayed payments whose time has come. */
export async function ripePayments(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_payments')
    .select('reference')
    .where('state', '=', 'delayed')
    .where('settle_at', '<=', at)
    .limit(100)
    .execute();
  return rows.map((row) => row.reference);
}

/** Gives money back once; true also when the same refund was made before. */
export async function refundSandbox(db: Db, reference: string, refundId: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('sandbox_payments')
    .set({ state: 'refunded', refund_id: refundId, decided_at: at })
    .where('reference', '=', reference)
    .where((eb) => eb.or([eb('state', '=', 'approved'), eb('refund_id', '=', refundId)]))
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}

/** From so many tries on, the pause between two is the longest; beyond a thousand the power would not be a number. */
const MOST_DOUBLINGS = 9;
const LONGEST_PAUSE_SECONDS = 300;

/** Takes notifications that are due, puts their next try off, and answers them; other processes take others. */
export async function claimNotifications(db: Db, at: Date, limit: number): Promise<SandboxNotificationRow[]> {
  const { rows } = await sql<SandboxNotificationRow>`
    UPDATE sandbox_notifications SET tries = tries + 1,
      next_try_at = ${at}::timestamptz + least(power(2, least(tries, ${MOST_DOUBLINGS})), ${LONGEST_PAUSE_SECONDS}) * interval '1 second'
    WHERE id IN (
      SELECT id FROM sandbox_notifications
       WHERE acknowledged_at IS NULL AND next_try_at <= ${at}
       ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(db);
  return rows;
}

export async function acknowledge(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sandbox_notifications')
    .set({ acknowledged_at: at, next_try_at: null })
    .where('id', '=', id)
    .execute();
}

/** What has been reported about a payment, oldest first. */
export async function notificationsOf(db: Db, reference: string): Promise<SandboxNotificationRow[]> {
  return await db
    .selectFrom('sandbox_notifications')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
