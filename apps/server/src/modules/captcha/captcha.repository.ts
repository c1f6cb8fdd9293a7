import type { Db } from '../../lib/db.ts';

/** Keeps what a picture says; the one before of this device and scene is no longer good. */
export async function keepCaptcha(
  db: Db,
  captcha: { device_id: string; scene: string; answer_hash: string; expires_at: Date },
): Promise<void> {
  const { answer_hash, expires_at } = captcha;
  await db
    .insertInto('captchas')
    .values(captcha)
    .onConflict((conflict) =>
      conflict.columns(['device_id', 'scene']).doUpdateSet({ answer_hash, expires_at }),
    )
    .execute();
}

/** Takes a captcha away for good. Undefined: there was none, or it was used. */
export async function takeCaptcha(
  db: Db,
  deviceId: string,
  scene: string,
): Promise<{ answer_hash: string; expires_at: Date } | undefined> {
  return db
    .deleteFrom('captchas')
    .where('device_id', '=', deviceId)
    .where('scene', '=', scene)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
}

export async function deleteOldCaptchas(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<=', at).execute();
}
