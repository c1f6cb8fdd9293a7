import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { User } from '../user/user.repository.ts';

/** Until the transaction ends nobody else changes who invited whom; who only adds people may do so side by side. */
export async function holdInvitations(db: Db, how: 'shared' | 'alone'): Promise<void> {
  const lock = sql`hashtext('account.invitation')`;
  await (how === 'alone'
    ? sql`select pg_advisory_xact_lock(${lock})`.execute(db)
    : sql`select pg_advisory_xact_lock_shared(${lock})`.execute(db));
}

export function findInviter(db: Db, code: string): Promise<Pick<User, 'id' | 'inviter_uids'> | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'inviter_uids'])
    .where('my_invite_code', '=', code)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Whom `uid` invited, directly or not, has its inviters too. */
export async function passOnInviters(db: Db, uid: string, inviters: readonly string[]): Promise<void> {
  await db
    .updateTable('users')
    .set({ inviter_uids: sql<string[]>`inviter_uids || ${[...inviters]}::text[]` })
    .where(sql<boolean>`inviter_uids @> array[${uid}]::text[]`)
    .execute();
}

export async function findInvited(
  db: Db,
  page: { uid: string; level: number; limit: number; offset: number },
): Promise<{ users: User[]; total: number }> {
  const { uid, level, limit, offset } = page;
  // The first condition is the one the index knows.
  const invited = db
    .selectFrom('users')
    .where(sql<boolean>`inviter_uids @> array[${uid}]::text[]`)
    .where(sql<boolean>`inviter_uids[${sql.lit(level)}] = ${uid}`)
    .where('erased_at', 'is', null);
  const users = await invited
    .selectAll()
    .orderBy(sql`coalesce(invited_at, registered_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await invited
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { users, total };
}
