import type { Db } from '../../../lib/db.ts';

export interface LoggedEvent {
  readonly event: string;
  /** `owner`, `clock`, `mail`, a provider's id or `office:<name>`. */
  readonly who: string;
  /** States, ids and amounts only, never personal data. */
  readonly detail?: object;
}

export async function addEvent(
  db: Db,
  tabletId: string,
  { event, who, detail }: LoggedEvent,
  at: Date,
): Promise<void> {
  await db
    .insertInto('hall_events')
    .values({ tablet_id: tabletId, event, who, detail: JSON.stringify(detail ?? {}), at })
    .execute();
}

export async function eventsOf(db: Db, tabletId: string): Promise<{ event: string; at: Date }[]> {
  return await db
    .selectFrom('hall_events')
    .select(['event', 'at'])
    .where('tablet_id', '=', tabletId)
    .orderBy('id')
    .execute();
}

export async function hasEvent(db: Db, tabletId: string, event: string): Promise<boolean> {
  const row = await db
    .selectFrom('hall_events')
    .select('id')
    .where('tablet_id', '=', tabletId)
    .where('event', '=', event)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
