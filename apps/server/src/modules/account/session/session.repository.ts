import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { SessionRow } from '../account.tables.ts';

export type Session = Selectable<SessionRow>;

export interface SessionOwner {
  readonly uid: string;
  readonly roles: readonly string[];
  /** The union of what the roles allow. */
  readonly permissions: readonly string[];
  readonly status: number;
  readonly tokensValidFrom: Date;
  readonly expiresAt: Date;
  readonly lastSeenAt: Date;
  readonly startedAt: Date;
  /** What the login said it was; a later call's word changes nothing. */
  readonly platform: string;
}

export async function insertSession(
  db: Db,
  session: Omit<Session, 'ended_at' | 'push_client_id' | 'proven_at'>,
): Promise<void> {
  await db.insertInto('user_sessions').values(session).execute();
}

/** The session and whom it belongs to, in one statement: every call of a logged-in visitor asks it. Ended: undefined. */
export async function readSessionOwner(db: Db, id: string): Promise<SessionOwner | undefined> {
  const row = await db
    .selectFrom('user_sessions as session')
    .innerJoin('users as user', 'user.id', 'session.uid')
    .where('session.id', '=', id)
    .where('session.ended_at', 'is', null)
    .select((eb) => [
      'user.id as uid',
      'user.roles as roles',
      'user.status as status',
      'user.tokens_valid_from as tokensValidFrom',
      'session.expires_at as expiresAt',
      'session.last_seen_at as lastSeenAt',
      'session.started_at as startedAt',
      'session.platform as platform',
      eb
        .selectFrom('roles')
        .where((role) => sql<boolean>`${role.ref('roles.id')} = any(${role.ref('user.roles')})`)
        .select((role) => sql<string[][] | null>`json_agg(${role.ref('roles.permissions')})`.as('all'))
        .as('permissions'),
    ])
    .executeTakeFirst();
  return row && { ...row, permissions: [...new Set((row.permissions ?? []).flat())] };
}

/** A newer token of the session is out, which lives until `expiresAt`. */
export async function prolongSession(db: Db, id: string, at: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('user_sessions')
    .set({ expires_at: expiresAt, last_seen_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('user_sessions').set({ last_seen_at: at }).where('id', '=', id).execute();
}

/** When the person of an open session was last proven: by its beginning, or since. */
export async function readProvenAt(db: Db, id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('user_sessions')
    .select(['started_at', 'proven_at'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && (row.proven_at ?? row.started_at);
}

export async function noteProof(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('user_sessions').set({ proven_at: at }).where('id', '=', id).execute();
}

export async function setPushClient(db: Db, id: string, pushClientId: string): Promise<void> {
  await db
    .updateTable('user_sessions')
    .set({ push_client_id: pushClientId })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Open sessions of a person, newest first. */
export async function openSessions(db: Db, uid: string, at: Date): Promise<Session[]> {
  return db
    .selectFrom('user_sessions')
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

/** Ends sessions of a person. @returns how many were open. */
export async function endSessions(
  db: Db,
  uid: string,
  at: Date,
  which: { readonly id?: string; readonly except?: string } = {},
): Promise<number> {
  let update = db
    .updateTable('user_sessions')
    .set({ ended_at: at, push_client_id: null })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null);
  if (which.id !== undefined) update = update.where('id', '=', which.id);
  if (which.except !== undefined) update = update.where('id', '<>', which.except);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/** Which of these were ended. Those that ran out are not among them. */
export async function endedSessions(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('user_sessions')
    .select('id')
    .where('id', 'in', [...ids])
    .where('ended_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('user_sessions').where('expires_at', '<', before).execute();
}
