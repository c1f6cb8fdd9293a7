import { ECDH } from 'node:crypto';
import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../lib/limits/caller-limit.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { refuse } from '../../lib/refusal.ts';
import type { PushTarget } from '../../providers/push/push-sender.ts';
import type { SubscriptionRow } from './notice.tables.ts';
import type { NoticeContext } from './notice-context.ts';
import { USUAL } from './notice-settings.ts';
import { saveLanguage } from './settings.repository.ts';
import {
  deleteSubscriptionAt,
  deleteSubscriptions,
  listSubscriptions,
  replaceSubscription,
} from './subscription.repository.ts';

/** Browsers that one person is told by; one more and the oldest is told no more. */
const MOST_BROWSERS = 10;
/** A browser says at each start of the app where it is. */
const PER_HOUR = 120;
const HOUR_SECONDS = 3_600;
const INDEX = 'notice.push-endpoint';
const purposeOf = (id: string): string => `notice.push:${id}`;

/** What a browser subscribes with. */
export async function pushKey({ push }: NoticeContext): Promise<{ key: string }> {
  return { key: push.publicKey };
}

/**
 * Has a browser told from now on: whoever subscribes it last is who it is told for. Its language becomes that of the
 * person. Refuses 'notice-push-endpoint', 'notice-push-keys' and 'too-many-requests'.
 */
export async function subscribePush(ctx: NoticeContext, target: PushTarget): Promise<Record<never, never>> {
  const uid = ownUid(ctx);
  const { endpoint, p256dh, auth } = target;
  await limitCaller(ctx, 'notice.subscribe', {
    perUser: PER_HOUR,
    perAddress: PER_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
  if (!ctx.push.accepts(endpoint)) refuse('notice-push-endpoint', 'endpoint');
  if (!isPublicKey(p256dh)) refuse('notice-push-keys', 'p256dh');
  if (!/^[\w-]{22}$/.test(auth)) refuse('notice-push-keys', 'auth');
  const at = ctx.now();
  const id = newId(at);
  await inTransaction(ctx, async ({ db }) => {
    const row = {
      id,
      uid,
      session_id: ctx.caller.sessionId ?? '',
      endpoint_index: ctx.cipher.index(INDEX, endpoint),
      target: ctx.cipher.seal(purposeOf(id), JSON.stringify({ endpoint, p256dh, auth })),
      created_at: at,
    };
    // First, for it locks the person's row: of several at the same moment each counts those before.
    await saveLanguage(db, { ...USUAL, uid, language: ctx.caller.language });
    await replaceSubscription(db, row, MOST_BROWSERS);
  });
  return {};
}

/** One's own browser is told no more; of another's nothing changes. */
export async function unsubscribePush(
  ctx: NoticeContext,
  { endpoint }: { endpoint: string },
): Promise<Record<never, never>> {
  await deleteSubscriptionAt(ctx.db, ownUid(ctx), ctx.cipher.index(INDEX, endpoint));
  return {};
}

export function openTarget({ cipher }: Pick<NoticeContext, 'cipher'>, row: SubscriptionRow): PushTarget {
  return JSON.parse(cipher.open(purposeOf(row.id), row.target)) as PushTarget;
}

/** 65 bytes of base64url that are a point of the curve P-256. */
function isPublicKey(text: string): boolean {
  if (!/^B[\w-]{86}$/.test(text)) return false;
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

const AT_A_TIME = 1_000;

/** Each night, before old logins are cleared away: browsers whose login was ended are told no more. */
export async function sweepSubscriptions(ctx: NoticeContext): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await listSubscriptions(ctx.db, after, AT_A_TIME);
    await deleteSubscriptions(ctx.db, await idsOfEnded(ctx, rows));
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    after = last.id;
  }
}

/** Those of them whose login was ended, such as on a phone that was lost. */
export async function idsOfEnded(
  ctx: NoticeContext,
  rows: readonly Pick<SubscriptionRow, 'id' | 'session_id'>[],
): Promise<string[]> {
  const sessions = rows.map(({ session_id }) => session_id);
  const ended = new Set(await ctx.addressBook().endedSessions(ctx, sessions));
  return rows.filter(({ session_id }) => ended.has(session_id)).map(({ id }) => id);
}
