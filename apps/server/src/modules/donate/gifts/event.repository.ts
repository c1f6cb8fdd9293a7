import type { Db } from '../../../lib/db.ts';

export interface LoggedEvent {
  readonly event: string;
  /** `giver`, `clock`, `mail`, a provider's id or `office:<name>`. */
  readonly who: string;
  /** States, ids and amounts only, never personal data. */
  readonly detail?: object;
}

export async function addEvent(
  db: Db,
  giftId: string,
  { event, who, detail }: LoggedEvent,
  at: Date,
): Promise<void> {
  await db
    .insertInto('donate_events')
    .values({ gift_id: giftId, event, who, detail: JSON.stringify(detail ?? {}), at })
    .execute();
}

export async function eventsOf(db: Db, giftId: string): Promise<{ event: string; at: Date }[]> {
  return await db
    .selectFrom('donate_events')
    .select(['event', 'at'])
    .where('gift_id', '=', giftId)
    .orderBy('id')
    .execute();
}

export async function hasEvent(db: Db, giftId: string, event: string): Promise<boolean> {
  const row = await db
    .selectFrom('donate_events')
    .select('id')
    .where('gift_id', '=', giftId)
    .where('event', '=', event)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
