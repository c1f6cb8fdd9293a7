import { createHash } from 'node:crypto';
import type { Language } from '@yuanguang/contract/languages';
import { type Message, type Notice, notice } from '../../../lib/notice.ts';
import { canText } from '../../../settings-sms.ts';
import { mailAddress } from '../../guest/guest.service.ts';
import { addEvents, hasNotice } from '../orders/event.repository.ts';
import { type FullOrder, findOrder } from '../orders/order.repository.ts';
import { orderToken } from '../orders/order-token.ts';
import { openPersonal } from '../orders/personal.ts';
import { resultPage } from '../payment/start-payment.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import { type SponsorContext, type SponsorTools, withTools } from '../sponsor-context.ts';
import { newsEmail, newsText } from './news-messages.ts';
import type { DonorNotice, News } from './tell-donors.ts';

/**
 * What becomes of the books, told to the donor: each thing once by each channel. A crash between sending and noting it
 * sends a mail again under the same Message-ID, which mail programs show as one.
 */
export function newsNotice(tools: SponsorTools): Notice {
  return notice('sponsor.news', {
    mails: [newsEmail],
    compose: (ctx, data) => composeNews(withTools(ctx, tools), data),
    sent: ({ db, now }, { orderId, key, channel }) =>
      addEvents(
        db,
        [orderId],
        [{ machine: 'order', event: 'notice-sent', who: channel, detail: { key } }],
        now(),
      ),
  });
}

async function composeNews(ctx: SponsorContext, data: DonorNotice): Promise<Message | undefined> {
  const order = await findOrder(ctx.db, data.orderId);
  // Erased meanwhile: there is nobody to be told.
  if (!order || order.personal === null || (await hasNotice(ctx.db, order.id, data.key))) return undefined;
  const what = newsOf(order, data);
  if (!what) return undefined;
  const language = order.language as Language;
  const personal = openPersonal(ctx.cipher, order);
  const { name, contact } = personal;
  const number = groupSponsorNumber(order.sponsor_number);
  const link = resultPage(ctx, orderToken(ctx, order.id));
  const facts = { what, name, book: order.titles[language], number, totalFen: order.total_fen, link };
  if (data.channel === 'sms') {
    if (contact.kind !== 'phone' || !canText(ctx.settings, 'order')) return undefined;
    const { text, state } = newsText(facts, language);
    const news = { kind: 'order', values: { number, state } } as const;
    return { text: { mobile: contact.value, text, language, news } };
  }
  const to = mailAddress(personal);
  if (to === null) return undefined;
  return { mail: { ...newsEmail.render(facts, language), to, id: `news-${order.id}-${mailIdOf(data.key)}` } };
}

/** Undefined where it is so no more: a parcel's number has been put right since. */
function newsOf(order: FullOrder, { news, key, channel }: DonorNotice): News | undefined {
  if (news !== 'shipped') return { news };
  const { carrier, tracking_number: trackingNumber } = order;
  if (carrier === null || trackingNumber === null) return undefined;
  return key === `${channel}:shipped:${carrier}:${trackingNumber}`
    ? { news, carrier, trackingNumber }
    : undefined;
}

const mailIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
