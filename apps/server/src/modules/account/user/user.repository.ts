import { USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { UserRow } from '../account.tables.ts';

export type User = Selectable<UserRow>;
export type NewUser = Insertable<UserRow>;
export type UserChange = Omit<Updateable<UserRow>, 'id'>;

const UNIQUE_VIOLATION = '23505';
const NORMAL = USER_STATUS.normal;
const CLOSED = USER_STATUS.closed;

const select = (db: Db) => db.selectFrom('users').selectAll();

export function findUser(db: Db, id: string): Promise<User | undefined> {
  return select(db).where('id', '=', id).executeTakeFirst();
}

/** `value` as the column has it. */
export function findUserWhere(
  db: Db,
  column: 'username' | 'mobile_index' | 'email_index',
  value: string,
): Promise<User | undefined> {
  return select(db).where(column, '=', value).executeTakeFirst();
}

/** Adds an account. @returns false, and adds nothing, when its name, number, address or invitation code is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a name, number or address of `user` belongs to an account already. */
export async function isTaken(
  db: Db,
  user: Pick<NewUser, 'username' | 'mobile_index' | 'email_index'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('username', '=', user.username ?? null),
        eb('mobile_index', '=', user.mobile_index ?? null),
        eb('email_index', '=', user.email_index ?? null),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes an account. @returns false when a name, number or address is another's; a transaction is then spoilt and must
 * be given up, for example by refusing.
 */
export async function updateUser(db: Db, id: string, change: UserChange): Promise<boolean> {
  try {
    await db.updateTable('users').set(change).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Notes that a person has proven by a code that the number or address of their account is theirs, the first time. */
export async function noteProven(db: Db, id: string, what: 'mobile' | 'email', at: Date): Promise<void> {
  const column = `${what}_proven_at` as const;
  await db
    .updateTable('users')
    .set({ [column]: at })
    .where('id', '=', id)
    .where(column, 'is', null)
    .execute();
}

/** Notes a login, unless the account may not log in any more. Holds the row, so that a ban waits for it. */
export async function noteLogin(db: Db, id: string, login: { at: Date; ip: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_login_at: login.at, last_login_ip: login.ip })
    .where('id', '=', id)
    .where('status', '=', NORMAL)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes an account that is in good standing, to be erased at `eraseAt`. @returns false when it is not. */
export async function closeUser(db: Db, id: string, eraseAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ status: CLOSED, erase_at: eraseAt })
    .where('id', '=', id)
    .where('status', '=', NORMAL)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes back that an account is to be erased, while there is time. @returns false when it is too late. */
export async function takeBackUser(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ status: NORMAL, erase_at: null })
    .where('id', '=', id)
    .where('status', '=', CLOSED)
    .where('erase_at', '>', at)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds an account until the transaction ends: others who change it wait. */
export function selectUserForUpdate(db: Db, id: string): Promise<User | undefined> {
  return select(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The union of what the roles allow. */
export async function permissionsOf(db: Db, roles: readonly string[]): Promise<string[]> {
  if (roles.length === 0) return [];
  const rows = await db
    .selectFrom('roles')
    .select('permissions')
    .where('id', 'in', [...roles])
    .execute();
  return [...new Set(rows.flatMap(({ permissions }) => permissions))];
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isFirstAdminTaken(db: Db): Promise<boolean> {
  const row = await db.selectFrom('user_first_admin').select('uid').executeTakeFirst();
  return row !== undefined;
}

/** Takes the one place of the first administrator. @returns false when it is taken. */
export async function takeFirstAdmin(db: Db, uid: string): Promise<boolean> {
  const row = await db
    .insertInto('user_first_admin')
    .values({ uid })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}
