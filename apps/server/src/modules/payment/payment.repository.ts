import type { PaymentStatus } from '@yuanguang/contract/objects/payment';
import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { BookedAs, PaymentRow } from './payment.tables.ts';

/** Beyond it the power would be no number any more; the longest pause is reached long before. */
const MOST_DOUBLINGS = 16;

export async function insertPayment(db: Db, row: PaymentRow): Promise<void> {
  await db.insertInto('payments').values(row).execute();
}

export async function readPayment(db: Db, id: string): Promise<PaymentRow> {
  return await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** All attempts to pay for one thing, newest first. */
export function paymentsOf(db: Db, subjectId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Of each thing that was tried to be paid: the state of the attempt booked for it, else of the newest. */
export async function effectiveStates(
  db: Db,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentStatus>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await sql<Pick<PaymentRow, 'subject_id' | 'state'>>`
    SELECT DISTINCT ON (subject_id) subject_id, state FROM payments WHERE subject_id = ANY(${subjectIds}::text[])
     ORDER BY subject_id, (booked_as IS NOT DISTINCT FROM 'order') DESC, created_at DESC, id DESC`.execute(
    db,
  );
  return new Map(rows.map(({ subject_id, state }) => [subject_id, state]));
}

export async function updatePayment(db: Db, id: string, change: Partial<PaymentRow>): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Reserves a poll of the provider for this process; false when it was polled after `notSince` already. */
export async function reservePoll(db: Db, id: string, at: Date, notSince: Date): Promise<boolean> {
  const result = await db
    .updateTable('payments')
    .set({ asked_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', notSince)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface DueAsks {
  readonly at: Date;
  /** Attempts that began before are left out. */
  readonly since: Date;
  readonly limit: number;
  /** The pause after the first ask, doubled with each one, and the longest. */
  readonly pauseMs: number;
  readonly mostMs: number;
}

/** Of attempts without an end, as the indexes of them alone say it. */
export const hasNoEnd = sql<boolean>`state IN ('created', 'pending')`;

/**
 * Takes attempts without an end that are due to be asked about, and puts their next time off; other processes take others.
 * Half of them are the newest, half those that have waited longest, so neither can keep the other from being asked.
 */
export async function takeDueAsks(
  db: Db,
  { at, since, limit, pauseMs, mostMs }: DueAsks,
): Promise<PaymentRow[]> {
  const half = Math.ceil(limit / 2);
  const due = sql`FROM payments WHERE ${hasNoEnd} AND ask_at <= ${at} AND created_at >= ${since}`;
  const { rows } = await sql<PaymentRow>`
    WITH newest AS (SELECT id ${due} ORDER BY created_at DESC LIMIT ${half} FOR UPDATE SKIP LOCKED),
    longest AS (SELECT id ${due} ORDER BY ask_at LIMIT ${half} FOR UPDATE SKIP LOCKED)
    UPDATE payments SET asks = asks + 1,
      ask_at = ${at}::timestamptz
        + least(${pauseMs} * power(2, least(asks, ${MOST_DOUBLINGS})), ${mostMs}) * interval '1 millisecond'
    WHERE id IN (SELECT id FROM newest UNION SELECT id FROM longest) RETURNING *`.execute(db);
  return rows;
}

/** Attempts without an end that began before `before`, by id, those after `afterId`. */
export async function oldOpenPayments(
  db: Db,
  before: Date,
  afterId: string,
  limit: number,
): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where(hasNoEnd)
    .where('created_at', '<', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Settled money that belongs to nothing and is to be given back, oldest first. */
export async function suspendedPayments(db: Db, limit: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('booked_as', '=', 'suspense')
    .where('state', '=', 'settled')
    .orderBy('settled_at')
    .limit(limit)
    .execute();
}

export interface Settlement {
  readonly id: string;
  readonly reference: string | null;
  readonly bookedAs: BookedAs;
  readonly settledFen: number;
  readonly at: Date;
}

export async function markSettled(db: Db, settlement: Settlement): Promise<void> {
  await updatePayment(db, settlement.id, {
    state: 'settled',
    ...(settlement.reference === null ? {} : { reference: settlement.reference }),
    booked_as: settlement.bookedAs,
    settled_fen: settlement.settledFen,
    settled_at: settlement.at,
  });
}
