import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { DeliveryRow } from './notice.tables.ts';

export type Delivery = Selectable<DeliveryRow>;

/** Longer than an attempt takes; a process that died in the middle of one keeps others waiting for so long. */
const CLAIM_MS = 5 * 60_000;
/** A job that was not done by then is lost, or waits behind many others. */
const LOST_MS = 10 * 60_000;

export async function insertDeliveries(db: Db, rows: readonly Insertable<DeliveryRow>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('notice_deliveries')
      .values([...rows])
      .execute();
}

/** A delivery that is due, for who asks alone: others hear undefined until it is settled, or given up after minutes. */
export function claimDelivery(db: Db, id: string, at: Date): Promise<Delivery | undefined> {
  return db
    .updateTable('notice_deliveries')
    .set((eb) => ({ claimed_until: new Date(at.getTime() + CLAIM_MS), tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('due_at', '<=', at)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]))
    .returningAll()
    .executeTakeFirst();
}

/** It is tried again from `due` on. */
export async function postponeDelivery(db: Db, id: string, due: Date): Promise<void> {
  await db
    .updateTable('notice_deliveries')
    .set({ due_at: due, queued_at: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteDelivery(db: Db, id: string): Promise<void> {
  await db.deleteFrom('notice_deliveries').where('id', '=', id).execute();
}

/** Deliveries that are due and for which no job is under way, at most `limit`; they are noted as having one now. */
export async function queueDue(db: Db, at: Date, limit: number): Promise<string[]> {
  const lost = new Date(at.getTime() - LOST_MS);
  const rows = await db
    .updateTable('notice_deliveries')
    .set({ queued_at: at })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notice_deliveries')
        .where('due_at', '<=', at)
        .where((or) => or.or([or('queued_at', 'is', null), or('queued_at', '<=', lost)]))
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
