import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';

/** Where the events of a kind of thing are kept. */
interface EventTable {
  /** Has the columns id, event, who, detail and at, and that of the subject. */
  readonly table: 'sponsor_events' | 'donate_events' | 'hall_events';
  /** The column that names the thing an event belongs to. */
  readonly subject: 'order_id' | 'gift_id' | 'tablet_id';
}

interface LoggedEvent {
  readonly event: string;
  /** Its owner (`giver`, `owner`), `clock`, `mail`, a provider's id or `office:<name>`. */
  readonly who: string;
  /** States, ids and amounts only, never personal data. */
  readonly detail?: object;
}

/** Reading what happened to a thing, by its id. */
export function eventReader(log: EventTable) {
  const table = sql.table(log.table);
  const subject = sql.ref(log.subject);
  return {
    /** The first one first. */
    async eventsOf(db: Db, id: string): Promise<{ event: string; at: Date }[]> {
      const { rows } = await sql<{ event: string; at: Date }>`
        SELECT event, at FROM ${table} WHERE ${subject} = ${id} ORDER BY id`.execute(db);
      return rows;
    },
    async hasEvent(db: Db, id: string, event: string): Promise<boolean> {
      const { rows } = await sql`
        SELECT FROM ${table} WHERE ${subject} = ${id} AND event = ${event} LIMIT 1`.execute(db);
      return rows.length > 0;
    },
  };
}

/** Reading and writing it, for things with one machine of states. */
export function eventLog(log: EventTable) {
  return {
    ...eventReader(log),
    async addEvent(db: Db, id: string, { event, who, detail }: LoggedEvent, at: Date): Promise<void> {
      await sql`
        INSERT INTO ${sql.table(log.table)} (${sql.ref(log.subject)}, event, who, detail, at)
        VALUES (${id}, ${event}, ${who}, ${JSON.stringify(detail ?? {})}, ${at})`.execute(db);
    },
  };
}
