import type { Db } from '../../lib/db.ts';
import type { NoticeSettingsRow } from './notice.tables.ts';

export function findSettings(db: Db, uid: string): Promise<NoticeSettingsRow | undefined> {
  return db.selectFrom('notice_settings').where('uid', '=', uid).selectAll().executeTakeFirst();
}

export async function saveSettings(db: Db, { uid, ...settings }: NoticeSettingsRow): Promise<void> {
  await db
    .insertInto('notice_settings')
    .values({ uid, ...settings })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(settings))
    .execute();
}

/** Changes the language alone; `usual` is what somebody has who has set nothing yet. Locks the person's row. */
export async function saveLanguage(db: Db, usual: NoticeSettingsRow): Promise<void> {
  await db
    .insertInto('notice_settings')
    .values(usual)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ language: usual.language }))
    .execute();
}

export async function deleteSettings(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('notice_settings').where('uid', '=', uid).execute();
}
