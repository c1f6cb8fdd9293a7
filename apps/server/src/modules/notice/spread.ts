import { knownLanguage } from '@yuanguang/contract/languages';
import { type Context, inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { insertDeliveries } from './delivery.repository.ts';
import { deleteNotice, keepNewest, takeForSpreading } from './notice.repository.ts';
import type { DeliveryRow } from './notice.tables.ts';
import { type NoticeContext, type NoticeTools, usefulUntil } from './notice-context.ts';
import { mayCome, settingsOf } from './notice-settings.ts';
import { quietFor, whenNotQuiet } from './quiet-hours.ts';
import { subscriptionsOf } from './subscription.repository.ts';

type Way = Pick<DeliveryRow, 'channel' | 'subscription_id'>;

/** As many are kept of one person; the oldest go. */
export const MOST_KEPT = 200;

/**
 * Decides by which ways a notice goes besides the inbox, and when: once, however often its job runs. Of an account that
 * is not open it is taken away.
 */
export function spread(
  given: Context,
  tools: NoticeTools,
  { noticeId, mailed }: { noticeId: string; mailed: boolean },
): Promise<void> {
  return inTransaction({ ...given, ...tools }, async (ctx: NoticeContext) => {
    const at = ctx.now();
    const notice = await takeForSpreading(ctx.db, noticeId, at);
    if (!notice) return;
    const reach = await ctx.addressBook().reach(ctx, notice.uid);
    if (!reach) return deleteNotice(ctx.db, notice.id);
    await keepNewest(ctx.db, notice.uid, MOST_KEPT);
    const kind = ctx.kinds().get(notice.kind);
    if (!kind) return;
    const settings = await settingsOf(ctx, notice.uid, knownLanguage(notice.language));
    const due = whenNotQuiet(at, quietFor(settings, kind));
    if (due >= usefulUntil(notice, kind)) return;
    const ways: Way[] = [];
    if (!mailed && reach.email !== null && mayCome(settings, kind, 'mail')) {
      ways.push({ channel: 'mail', subscription_id: null });
    }
    if (mayCome(settings, kind, 'push')) {
      const browsers = await subscriptionsOf(ctx.db, notice.uid);
      ways.push(...browsers.map(({ id }) => ({ channel: 'push', subscription_id: id }) as const));
    }
    await deliverAt(ctx, notice.id, ways, due);
  });
}

async function deliverAt(
  ctx: NoticeContext,
  noticeId: string,
  ways: readonly Way[],
  due: Date,
): Promise<void> {
  const at = ctx.now();
  const now = due <= at;
  const rows = ways.map((way) => ({
    id: newId(at),
    notice_id: noticeId,
    ...way,
    due_at: due,
    queued_at: now ? at : null,
  }));
  await insertDeliveries(ctx.db, rows);
  if (!now) return;
  for (const { id } of rows) await ctx.jobs.enqueue(ctx, 'notice.deliver', { deliveryId: id });
}
