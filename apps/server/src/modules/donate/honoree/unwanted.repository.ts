import type { Db } from '../../../lib/db.ts';

export async function isUnwanted(db: Db, mailbox: string): Promise<boolean> {
  const row = await db
    .selectFrom('donate_unwanted')
    .select('at')
    .where('mailbox_index', '=', mailbox)
    .executeTakeFirst();
  return row !== undefined;
}

/** For good; said again it changes nothing. */
export async function insertUnwanted(db: Db, mailbox: string, at: Date): Promise<void> {
  await db
    .insertInto('donate_unwanted')
    .values({ mailbox_index: mailbox, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
