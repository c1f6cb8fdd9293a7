import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { forgiveWrongPasswords, limitTries, tryPassword } from '../password/password-lock.ts';
import { findUser } from '../user/user.repository.ts';
import { type LogType, writeLog } from '../user/user-log.ts';
import { noteProof, readProvenAt } from './session.repository.ts';

const FRESH_MS = 15 * 60_000;

/**
 * Before what decides who gets in: refuses 'proof-required' when the person was last proven in this session more than a
 * quarter of an hour ago. Who has no password has nothing to say here; the way out would be to log in once more.
 */
export async function requireFreshProof(ctx: AccountContext): Promise<void> {
  const user = await findUser(ctx.db, ownUid(ctx));
  if (user?.password_hash == null) return;
  const at = await readProvenAt(ctx.db, ctx.caller.sessionId ?? '');
  if (!at || ctx.now().getTime() - at.getTime() > FRESH_MS) refuse('proof-required');
}

/**
 * Compares the password of who calls; a wrong one counts, as at the login. Refuses 'uni-id-password-error' at `field`, and
 * '-exceed-limit', 'too-many-requests'.
 */
export async function provePassword(
  ctx: AccountContext,
  password: string,
  { type, field }: { readonly type: LogType; readonly field: string },
): Promise<void> {
  const uid = ownUid(ctx);
  await limitTries(ctx);
  const user = await findUser(ctx.db, uid);
  const stored = user?.password_hash ?? null;
  if ((await tryPassword(ctx, { uid, stored }, password)) !== 'wrong') return;
  await writeLog(ctx, { type, succeeded: false, uid });
  refuse('uni-id-password-error', field);
}

/** Proves the person of this session anew. Refuses as `provePassword` does. */
export async function prove(
  ctx: AccountContext,
  { password }: { readonly password: string },
): Promise<Nothing> {
  const uid = ownUid(ctx);
  await provePassword(ctx, password, { type: 'prove', field: 'password' });
  await noteProof(ctx.db, ctx.caller.sessionId ?? '', ctx.now());
  await writeLog(ctx, { type: 'prove', succeeded: true, uid });
  await forgiveWrongPasswords(ctx, uid);
  return {};
}
