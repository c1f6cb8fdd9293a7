import type { Session as SessionView } from '@yuanguang/contract/objects/account';
import { ownUid } from '../../../lib/own-uid.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { maskAddress } from '../user/masking.ts';
import { writeLog } from '../user/user-log.ts';
import { endSessions, openSessions } from './session.repository.ts';

/** Where the person is logged in, newest first: device, part of the address, since when. */
export async function listSessions(ctx: AccountContext): Promise<{ sessions: SessionView[] }> {
  const open = await openSessions(ctx.db, ownUid(ctx), ctx.now());
  return {
    sessions: open.map((session) => ({
      id: session.id,
      device: session.device_name,
      address: maskAddress(session.ip),
      startedAt: session.started_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      current: session.id === ctx.caller.sessionId,
    })),
  };
}

/** Ends one session of one's own; one that is another's or over is left as it is, and that is not told. */
export async function endSession(ctx: AccountContext, { id }: { readonly id: string }): Promise<Nothing> {
  const uid = ownUid(ctx);
  if ((await endSessions(ctx.db, uid, ctx.now(), { id })) > 0) {
    await writeLog(ctx, { type: 'logout', succeeded: true, uid });
  }
  return {};
}

/** Ends every session but the one that calls; answers how many. */
export async function logoutElsewhere(ctx: AccountContext): Promise<{ ended: number }> {
  const uid = ownUid(ctx);
  const { sessionId } = ctx.caller;
  const ended = await endSessions(
    ctx.db,
    uid,
    ctx.now(),
    sessionId === undefined ? {} : { except: sessionId },
  );
  if (ended > 0) await writeLog(ctx, { type: 'logout', succeeded: true, uid });
  return { ended };
}
