import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { NewUser } from '../user/user.repository.ts';

/** Which of the ids have an account already, erased ones too: what was erased does not come back. */
export async function knownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const UNIQUE = ['username', 'mobile_index', 'email_index', 'my_invite_code'] as const;
export type UniqueColumn = (typeof UNIQUE)[number];

/** Which of these belong to an account already. */
export async function takenColumns(db: Db, user: Pick<NewUser, UniqueColumn>): Promise<UniqueColumn[]> {
  const taken: UniqueColumn[] = [];
  for (const column of UNIQUE) {
    const value = user[column];
    if (value === null || value === undefined) continue;
    const row = await db.selectFrom('users').select('id').where(column, '=', value).executeTakeFirst();
    if (row) taken.push(column);
  }
  return taken;
}

/** Does `work` inside a transaction so that what it did is gone when it fails, and the transaction goes on. */
export async function trying<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT trying`.execute(db);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT trying`.execute(db);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT trying`.execute(db);
    throw error;
  }
}
