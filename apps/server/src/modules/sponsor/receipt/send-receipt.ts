import type { Language } from '@yuanguang/contract/languages';
import { type Message, type Notice, notice } from '../../../lib/notice.ts';
import { certificatePng } from '../../certificate/certificate.service.ts';
import { mailAddress } from '../../guest/guest.service.ts';
import { addEvents, hasEvent } from '../orders/event.repository.ts';
import { findOrder } from '../orders/order.repository.ts';
import { orderToken } from '../orders/order-token.ts';
import { openPersonal } from '../orders/personal.ts';
import { resultPage } from '../payment/start-payment.ts';
import { type SponsorContext, type SponsorTools, withTools } from '../sponsor-context.ts';
import { certificateOf } from './certificate.ts';
import { receiptEmail } from './receipt-email.ts';
import { receiptFacts } from './receipt-facts.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'mail.receipt': { orderId: string };
  }
}

const SENT = 'receipt-sent';

/**
 * The receipt of a paid order, once: to the receipt's address, else to the contact if that is an email. A crash between
 * sending and noting it sends again under the same Message-ID, which mail programs show as one.
 */
export function receiptNotice(tools: SponsorTools): Notice {
  return notice('mail.receipt', {
    mails: [receiptEmail],
    compose: (ctx, { orderId }) => composeReceipt(withTools(ctx, tools), orderId),
    sent: ({ db, now }, { orderId }) =>
      addEvents(db, [orderId], [{ machine: 'order', event: SENT, who: 'mail' }], now()),
  });
}

async function composeReceipt(ctx: SponsorContext, orderId: string): Promise<Message | undefined> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const language = order.language as Language;
  const facts = receiptFacts(ctx, order, language);
  if (!facts) return undefined;
  const to = mailAddress(openPersonal(ctx.cipher, order));
  if (to === null || (await hasEvent(ctx.db, order.id, SENT))) return undefined;
  const link = resultPage(ctx, orderToken(ctx, order.id));
  const certificate = {
    filename: `certificate-${facts.sponsorNumber}.png`,
    contentType: 'image/png',
    content: await certificatePng(certificateOf(ctx, facts, language)),
  };
  const receipt = { facts, totalFen: order.total_fen, link };
  return {
    mail: {
      ...receiptEmail.render(receipt, language),
      to,
      id: `receipt-${order.id}`,
      attachments: [certificate],
    },
  };
}
