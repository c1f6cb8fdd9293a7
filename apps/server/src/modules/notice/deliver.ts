import { knownLanguage } from '@yuanguang/contract/languages';
import { inTransaction } from '../../lib/context.ts';
import { type JobDefinition, job, repeatingJob } from '../../lib/jobs.ts';
import type { AnyNoticeKind } from '../../lib/notice-kind.ts';
import {
  claimDelivery,
  type Delivery,
  deleteDelivery,
  postponeDelivery,
  queueDue,
} from './delivery.repository.ts';
import { findNotice } from './notice.repository.ts';
import type { NoticeRow } from './notice.tables.ts';
import { type NoticeContext, type NoticeTools, usefulUntil } from './notice-context.ts';
import { mayCome, settingsOf } from './notice-settings.ts';
import { sweepSubscriptions } from './push-subscription.ts';
import { quietFor, whenNotQuiet } from './quiet-hours.ts';
import { remindAll } from './remind.ts';
import { sendPush } from './send-push.ts';
import { spread } from './spread.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'notice.deliver': { deliveryId: string };
    'notice.due': Record<string, never>;
    'notice.mail': { noticeId: string };
    'notice.sweep': Record<string, never>;
    'notice.remind': Record<string, never>;
  }
}

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '10 3 * * *';
const DUE_AT_A_TIME = 500;
/** Handing over is mostly waiting. */
const AT_ONCE = 8;

export function noticeJobs(tools: NoticeTools): readonly JobDefinition[] {
  return [
    job('notice.spread', (ctx, data) => spread(ctx, tools, data), { atOnce: AT_ONCE }),
    job('notice.deliver', (ctx, { deliveryId }) => deliver({ ...ctx, ...tools }, deliveryId), {
      atOnce: AT_ONCE,
    }),
    repeatingJob('notice.sweep', EVERY_NIGHT, (ctx) => sweepSubscriptions({ ...ctx, ...tools })),
    repeatingJob('notice.remind', EVERY_MINUTE, (ctx) => remindAll({ ...ctx, ...tools })),
    repeatingJob('notice.due', EVERY_MINUTE, (ctx) => queueAllDue({ ...ctx, ...tools })),
  ];
}

/** Adds a job for each delivery whose time has come, also for those whose job got lost. */
async function queueAllDue(ctx: NoticeContext): Promise<void> {
  for (let queued = DUE_AT_A_TIME; queued === DUE_AT_A_TIME; ) {
    queued = await inTransaction(ctx, async (tx) => {
      const ids = await queueDue(tx.db, tx.now(), DUE_AT_A_TIME);
      for (const deliveryId of ids) await tx.jobs.enqueue(tx, 'notice.deliver', { deliveryId });
      return ids.length;
    });
  }
}

/** A delivery with what it is about. */
interface Due {
  readonly delivery: Delivery;
  readonly notice: NoticeRow;
  readonly kind: AnyNoticeKind;
}

/**
 * Hands a notice over to one channel, unless it is of no use any more: read meanwhile, too late, switched off, or its
 * account closed. In the quiet hours it is put off until their end.
 */
async function deliver(ctx: NoticeContext, id: string): Promise<void> {
  const delivery = await claimDelivery(ctx.db, id, ctx.now());
  if (!delivery) return;
  const due = await stillUseful(ctx, delivery);
  if (due === undefined) return deleteDelivery(ctx.db, id);
  if (due instanceof Date) return postponeDelivery(ctx.db, id, due);
  await (delivery.channel === 'push' ? sendPush(ctx, due) : handOver(ctx, due));
}

/** A date: not before then. Undefined: never again. */
async function stillUseful(ctx: NoticeContext, delivery: Delivery): Promise<Due | Date | undefined> {
  const at = ctx.now();
  const notice = await findNotice(ctx.db, delivery.notice_id);
  const kind = notice && ctx.kinds().get(notice.kind);
  if (!notice || !kind || notice.read_at !== null) return undefined;
  const settings = await settingsOf(ctx, notice.uid, knownLanguage(notice.language));
  if (!mayCome(settings, kind, delivery.channel)) return undefined;
  const then = whenNotQuiet(at, quietFor(settings, kind));
  if (then >= usefulUntil(notice, kind)) return undefined;
  if (then > at) return then;
  const reach = await ctx.addressBook().reach(ctx, notice.uid);
  return reach && { delivery, notice, kind };
}

/** Mail has a job of its own, which tries again for about a day. */
function handOver(ctx: NoticeContext, { delivery, notice }: Due): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await tx.jobs.enqueue(tx, 'notice.mail', { noticeId: notice.id });
    await deleteDelivery(tx.db, delivery.id);
  });
}
