import type { Insertable } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { Tables } from '../../lib/tables.ts';

export async function insertLog(db: Db, row: Insertable<Tables['user_log']>): Promise<void> {
  await db.insertInto('user_log').values(row).execute();
}

export interface Tries {
  readonly ip: string;
  /** Keyed hash. */
  readonly identifier: string;
  readonly type: string;
  readonly since: Date;
}

/** Whether the newest tries of one kind worked, newest first, at most `most`. */
export async function newestTries(
  db: Db,
  { ip, identifier, type, since }: Tries,
  most: number,
): Promise<boolean[]> {
  const rows = await db
    .selectFrom('user_log')
    .select('succeeded')
    .where('ip', '=', ip)
    .where('identifier', '=', identifier)
    .where('type', '=', type)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ succeeded }) => succeeded);
}

export async function deleteOldLog(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('user_log').where('at', '<', before).execute();
}
