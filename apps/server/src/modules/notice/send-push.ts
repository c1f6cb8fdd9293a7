import { knownLanguage } from '@yuanguang/contract/languages';
import type { AnyNoticeKind } from '../../lib/notice-kind.ts';
import { type Delivery, deleteDelivery, postponeDelivery } from './delivery.repository.ts';
import { noticeMessages } from './messages.ts';
import type { NoticeRow } from './notice.tables.ts';
import { type NoticeContext, usefulUntil } from './notice-context.ts';
import { settingsOf } from './notice-settings.ts';
import { idsOfEnded, openTarget } from './push-subscription.ts';
import { deleteSubscriptions, findSubscription } from './subscription.repository.ts';

/** All pushes are of one length, so that it tells nobody which one it is. */
const PAYLOAD_BYTES = 1_024;
const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 7_200;

/** Sends a notice to one browser. What a push service cannot take now is tried again while it is of use. */
export async function sendPush(
  ctx: NoticeContext,
  { delivery, notice, kind }: { delivery: Delivery; notice: NoticeRow; kind: AnyNoticeKind },
): Promise<void> {
  const found = await findSubscription(ctx.db, delivery.subscription_id ?? '');
  if (!found) return deleteDelivery(ctx.db, delivery.id);
  const ended = await idsOfEnded(ctx, [found]);
  if (ended.length > 0) return deleteSubscriptions(ctx.db, ended);
  const at = ctx.now();
  const until = usefulUntil(notice, kind);
  const answer = await ctx.push.send(openTarget(ctx, found), {
    payload: await payloadOf(ctx, notice, kind),
    ttlSeconds: Math.ceil((until.getTime() - at.getTime()) / 1_000),
    urgency: kind.required ? 'high' : 'normal',
    topic: notice.id,
  });
  if (answer.state === 'gone') return deleteSubscriptions(ctx.db, [found.id]);
  if (answer.state !== 'later') return deleteDelivery(ctx.db, delivery.id);
  const wait = Math.max(answer.afterSeconds ?? 0, waitAfter(delivery.tries));
  const due = new Date(at.getTime() + wait * 1_000);
  if (due >= until) return deleteDelivery(ctx.db, delivery.id);
  await postponeDelivery(ctx.db, delivery.id, due);
}

/** A minute, two, four … at most two hours. */
const waitAfter = (tries: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(tries - 1, 10));

/** JSON with blanks behind it; nothing of the data of the notice is in it. */
async function payloadOf(ctx: NoticeContext, notice: NoticeRow, kind: AnyNoticeKind): Promise<string> {
  const settings = await settingsOf(ctx, notice.uid, knownLanguage(notice.language));
  const language = knownLanguage(settings.language) ?? 'zh-Hans';
  const json = JSON.stringify({
    id: notice.id,
    title: noticeMessages(language)('mail.temple'),
    text: kind.pushed(language),
    page: kind.page,
  });
  return json + ' '.repeat(Math.max(0, PAYLOAD_BYTES - Buffer.byteLength(json)));
}
