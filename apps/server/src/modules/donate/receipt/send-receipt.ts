import type { Language } from '@yuanguang/contract/languages';
import { type Message, type Notice, notice } from '../../../lib/notice.ts';
import { certificatePng } from '../../certificate/certificate.service.ts';
import { linkSecret, mailAddress } from '../../guest/guest.service.ts';
import { type DonateContext, type DonateTools, withTools } from '../donate-context.ts';
import { addEvent, hasEvent } from '../gifts/event.repository.ts';
import { findGift } from '../gifts/gift.repository.ts';
import { openPersonal } from '../gifts/personal.ts';
import { giftPage } from '../payment/gift-page.ts';
import { certificateOf } from './certificate.ts';
import { giftFacts } from './gift-facts.ts';
import { receiptEmail } from './receipt-email.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'donate.receipt': { giftId: string };
  }
}

const SENT = 'receipt-sent';

/**
 * The confirmation of a paid gift, once: to the receipt's address, else to the contact if that is an email. A crash
 * between sending and noting it sends again under the same Message-ID, which mail programs show as one.
 */
export function receiptNotice(tools: DonateTools): Notice {
  return notice('donate.receipt', {
    mails: [receiptEmail],
    compose: (ctx, { giftId }) => compose(withTools(ctx, tools), giftId),
    sent: ({ db, now }, { giftId }) => addEvent(db, giftId, { event: SENT, who: 'mail' }, now()),
  });
}

async function compose(ctx: DonateContext, giftId: string): Promise<Message | undefined> {
  const gift = await findGift(ctx.db, giftId);
  if (!gift) return undefined;
  const language = gift.language as Language;
  const facts = giftFacts(ctx, gift, language);
  if (!facts) return undefined;
  const to = mailAddress(openPersonal(ctx.cipher, gift));
  if (to === null || (await hasEvent(ctx.db, gift.id, SENT))) return undefined;
  const certificate = {
    filename: `certificate-${facts.number}.png`,
    contentType: 'image/png',
    content: await certificatePng(certificateOf(ctx, facts, language)),
  };
  const link = giftPage(ctx, linkSecret(ctx.linkKey, gift.id));
  const content = receiptEmail.render(
    { facts, amountFen: gift.amount_fen, silent: gift.silent, link },
    language,
  );
  return { mail: { ...content, to, id: `gift-receipt-${gift.id}`, attachments: [certificate] } };
}
