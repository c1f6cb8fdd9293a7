import type { Db } from '../../lib/db.ts';

export async function keepCaptcha(
  db: Db,
  captcha: { id: string; answer_hash: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('sponsor_captchas').values(captcha).execute();
}

/** Takes a captcha away for good and answers what its answer hashes to; undefined when used, unknown or too old. */
export async function takeCaptcha(db: Db, id: string, at: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sponsor_captchas')
    .where('id', '=', id)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at.getTime() > at.getTime() ? row.answer_hash : undefined;
}

export async function deleteOldCaptchas(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('sponsor_captchas').where('expires_at', '<=', at).execute();
}
