import type { Language } from '@yuanguang/contract/languages';
import type { Mailer } from '../../providers/mail/mailer.ts';
import { certificatePng } from '../certificate/certificate.service.ts';
import { certificateFacts } from './certificate-facts.ts';
import { addEvents, hasEvent } from './event.repository.ts';
import { findOrder } from './order.repository.ts';
import { orderToken } from './order-token.ts';
import { openPersonal } from './personal.ts';
import { receiptLetter } from './receipt-letter.ts';
import type { SponsorContext } from './sponsor-context.ts';
import { resultPage } from './start-payment.ts';

const SENT = 'receipt-sent';

/**
 * Sends the receipt of a paid order, once: to the receipt's address, else to the contact if that is an email. A crash
 * between sending and noting it sends again under the same Message-ID, which mail programs show as one.
 */
export async function sendReceipt(ctx: SponsorContext, mailer: Mailer, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  const facts = order && certificateFacts(ctx, order, order.language as Language);
  if (!order || !facts) return;
  const { receiptEmail, contact } = openPersonal(ctx.cipher, order);
  const to = receiptEmail ?? (contact.kind === 'email' ? contact.value : null);
  if (to === null || (await hasEvent(ctx.db, order.id, SENT))) return;
  const letter = receiptLetter(facts, {
    totalFen: order.total_fen,
    link: resultPage(ctx, orderToken(ctx, order.id)),
  });
  await mailer.send({
    ...letter,
    to,
    id: `receipt-${order.id}`,
    attachments: [
      {
        filename: `certificate-${facts.sponsorNumber}.png`,
        contentType: 'image/png',
        content: await certificatePng(facts),
      },
    ],
  });
  await addEvents(ctx.db, [order.id], [{ machine: 'order', event: SENT, who: 'mail' }], ctx.now());
}
