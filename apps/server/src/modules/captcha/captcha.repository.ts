import type { Selectable } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { Tables } from '../../lib/tables.ts';

/** Keeps what a picture says or which work is to be done; the one before of this device and scene is no longer good. */
export async function keepCaptcha(db: Db, captcha: Selectable<Tables['captchas']>): Promise<void> {
  const { answer_hash, expires_at, work_bits } = captcha;
  await db
    .insertInto('captchas')
    .values(captcha)
    .onConflict((conflict) =>
      conflict.columns(['device_id', 'scene']).doUpdateSet({ answer_hash, expires_at, work_bits }),
    )
    .execute();
}

/** Takes a captcha away for good. Undefined: there was none, or it was used. */
export async function takeCaptcha(
  db: Db,
  deviceId: string,
  scene: string,
): Promise<Pick<Tables['captchas'], 'answer_hash' | 'expires_at' | 'work_bits'> | undefined> {
  return db
    .deleteFrom('captchas')
    .where('device_id', '=', deviceId)
    .where('scene', '=', scene)
    .returning(['answer_hash', 'expires_at', 'work_bits'])
    .executeTakeFirst();
}

export async function deleteOldCaptchas(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<=', at).execute();
}
