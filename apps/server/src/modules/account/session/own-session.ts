import type { NewToken } from '@yuanguang/contract/objects/uni-id-co';
import { ownUid } from '../../../lib/own-uid.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { writeLog } from '../user/user-log.ts';
import { endSessions, readSessionOwner, setPushClient } from './session.repository.ts';
import { renewToken, secondsFor } from './session.ts';

/** Ends this session: its tokens are worth nothing from now on. */
export async function logout(ctx: AccountContext): Promise<Nothing> {
  const uid = ownUid(ctx);
  await endSessions(ctx.db, uid, ctx.now(), { id: ctx.caller.sessionId ?? '' });
  await writeLog(ctx, { type: 'logout', succeeded: true, uid });
  return {};
}

/** A fresh token for this session, with the roles its owner has now. It lasts as long as the login's platform says. */
export async function refreshToken(ctx: AccountContext): Promise<{ newToken: NewToken }> {
  const { caller, sessions } = ctx;
  const identity = {
    uid: ownUid(ctx),
    roles: caller.roles,
    permissions: caller.permissions ?? [],
    sessionId: caller.sessionId ?? '',
  };
  const session = await readSessionOwner(ctx.db, identity.sessionId);
  const life = secondsFor(sessions, session?.platform ?? 'web');
  return { newToken: await renewToken(ctx.db, sessions, ctx.now(), identity, life) };
}

/** Notes by which id this device gets pushed messages; it is forgotten when the session ends. */
export async function setPushCid(
  ctx: AccountContext,
  { pushClientId }: { readonly pushClientId: string },
): Promise<Nothing> {
  await setPushClient(ctx.db, ctx.caller.sessionId ?? '', pushClientId);
  return {};
}
