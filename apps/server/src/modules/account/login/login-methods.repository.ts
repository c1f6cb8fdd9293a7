import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';

/**
 * Whether the account can be entered without this passkey or this identity provider: by number or email (a code is sent),
 * by name and password, by another passkey or another identity provider.
 */
export async function hasOtherLoginMethod(
  db: Db,
  uid: string,
  without: { readonly passkey?: string; readonly provider?: IdentityProviderId },
): Promise<boolean> {
  const { rows } = await sql<{ possible: boolean }>`
    SELECT u.mobile_index IS NOT NULL
        OR u.email_index IS NOT NULL
        OR (u.username IS NOT NULL AND u.password_hash IS NOT NULL)
        OR EXISTS (SELECT FROM user_passkeys p WHERE p.uid = u.id AND p.id IS DISTINCT FROM ${without.passkey ?? null}::text)
        OR EXISTS (SELECT FROM user_identities i WHERE i.uid = u.id AND i.provider IS DISTINCT FROM ${without.provider ?? null}::text)
        AS possible
      FROM users u WHERE u.id = ${uid}`.execute(db);
  return rows[0]?.possible ?? false;
}
