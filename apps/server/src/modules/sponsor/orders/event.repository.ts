import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import { eventReader } from '../../guest/guest.service.ts';

export interface OrderEvent {
  readonly machine: 'order' | 'payment' | 'fulfilment';
  readonly event: string;
  /** `orderer`, `clock`, a provider's id or `office:<name>`. */
  readonly who: string;
  /** States, ids and amounts only, never personal data. */
  readonly detail?: object;
}

export async function addEvents(
  db: Db,
  orderIds: readonly string[],
  events: readonly OrderEvent[],
  at: Date,
): Promise<void> {
  const rows = orderIds.flatMap((orderId) =>
    events.map((event) => ({
      order_id: orderId,
      machine: event.machine,
      event: event.event,
      who: event.who,
      detail: JSON.stringify(event.detail ?? {}),
      at,
    })),
  );
  if (rows.length > 0) await db.insertInto('sponsor_events').values(rows).execute();
}

export const { eventsOf, hasEvent } = eventReader({ table: 'sponsor_events', subject: 'order_id' });

/** Whether a notice was sent already; `key` names it among the notices of the order. */
export async function hasNotice(db: Db, orderId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM sponsor_events
     WHERE order_id = ${orderId} AND event = 'notice-sent' AND detail ->> 'key' = ${key} LIMIT 1`.execute(db);
  return rows.length > 0;
}
