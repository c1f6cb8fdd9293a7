import type { Db } from '../../../lib/db.ts';
import { deleteCodesOf } from '../../verification-code/verification-code.service.ts';

const CLOSED = 4;

/** Closed accounts whose days of grace are over, the longest over first. */
export async function dueForErasure(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erase_at', '<=', at)
    .where('erased_at', 'is', null)
    .where('status', '=', CLOSED)
    .orderBy('erase_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds an account that is still due; false when it was taken back or erased meanwhile. */
export async function holdForErasure(db: Db, uid: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', uid)
    .where('erase_at', '<=', at)
    .where('erased_at', 'is', null)
    .where('status', '=', CLOSED)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes away everything personal of an account. What stays is the bare row: its id, to which books may point, when it
 * came and when it went. Lines of the log stay for their statistics, and those of agreements because the temple must be
 * able to show which texts were agreed to before it handled what they are about; both without whose they were.
 */
export async function eraseAccount(db: Db, uid: string, at: Date): Promise<void> {
  for (const table of [
    'user_sessions',
    'user_passkeys',
    'passkey_challenges',
    'user_identities',
    'user_external_ids',
    'authorization_requests',
    'user_real_names',
    'real_name_tries',
  ] as const) {
    await db.deleteFrom(table).where('uid', '=', uid).execute();
  }
  const user = await db
    .selectFrom('users')
    .select(['mobile_index', 'email_index'])
    .where('id', '=', uid)
    .executeTakeFirstOrThrow();
  const targets = [user.mobile_index, user.email_index].filter((target) => target !== null);
  await deleteCodesOf(db, targets);
  await db
    .updateTable('user_log')
    .set({ uid: null, identifier: null, device_id: '', ip: '', user_agent: '' })
    .where('uid', '=', uid)
    .execute();
  for (const table of ['user_agreements', 'user_agreement_withdrawals'] as const) {
    await db.updateTable(table).set({ uid: null }).where('uid', '=', uid).execute();
  }
  await db
    .updateTable('users')
    .set({
      username: null,
      nickname: null,
      password_hash: null,
      mobile_sealed: null,
      mobile_index: null,
      mobile_proven_at: null,
      email_sealed: null,
      email_index: null,
      email_proven_at: null,
      avatar_file: null,
      gender: 0,
      roles: [],
      tags: [],
      comment: null,
      app_ids: [],
      my_invite_code: null,
      inviter_uids: [],
      invited_at: null,
      register_env: '{}',
      last_login_at: null,
      last_login_ip: null,
      tokens_valid_from: at,
      erased_at: at,
    })
    .where('id', '=', uid)
    .execute();
}
