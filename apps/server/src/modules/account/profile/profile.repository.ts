import type { Db } from '../../../lib/db.ts';

export async function isFirstAdminTaken(db: Db): Promise<boolean> {
  const row = await db.selectFrom('user_first_admin').select('uid').executeTakeFirst();
  return row !== undefined;
}
