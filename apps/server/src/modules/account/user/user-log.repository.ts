import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { Tables } from '../../../lib/tables.ts';

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

/** Until the transaction ends nobody else counts or adds tries of this kind. */
export async function holdTries(db: Db, { ip, identifier, type }: Tries): Promise<void> {
  const key = `account.tries:${ip}:${identifier}:${type}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
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

/** Lines of a person that tell of a change that was made (`made`: of these types) or of a login that failed; newest first. */
export function changesOf(
  db: Db,
  uid: string,
  { made, most }: { readonly made: readonly string[]; readonly most: number },
) {
  return db
    .selectFrom('user_log')
    .select(['type', 'at', 'user_agent', 'ip'])
    .where('uid', '=', uid)
    .where((eb) =>
      eb.or([
        eb.and([eb('succeeded', '=', true), eb('type', 'in', made)]),
        eb.and([eb('succeeded', '=', false), eb('type', '=', 'login')]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Whether this device has logged in to the account, as far back as the log goes. */
export async function hasLoggedIn(db: Db, uid: string, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_log')
    .select('id')
    .where('uid', '=', uid)
    .where('device_id', '=', deviceId)
    .where('succeeded', '=', true)
    .where('type', 'in', ['login', 'register'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLog(db: Db, id: string): Promise<void> {
  await db.deleteFrom('user_log').where('id', '=', id).execute();
}

export async function deleteOldLog(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('user_log').where('at', '<', before).execute();
}
