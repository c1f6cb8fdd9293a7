import { purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { type Notice, notice } from '../../../lib/notice.ts';
import type { TextMessage } from '../../../providers/sms/sender.ts';
import { canText } from '../../../settings-sms.ts';
import { mailAddress } from '../../guest/guest.service.ts';
import { type DonateTools, withTools } from '../donate-context.ts';
import { addEvent, hasEvent } from '../gifts/event.repository.ts';
import { findGift } from '../gifts/gift.repository.ts';
import { giftNumbers } from '../gifts/gift-number.ts';
import { openPersonal } from '../gifts/personal.ts';
import { donateMessages } from '../receipt/messages.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'donate.refunded': { giftId: string };
  }
}

const SENT = 'notice-sent';

interface Refunded {
  readonly name: string;
  readonly purpose: string;
  readonly number: string;
}

/** Without the amount: the payment service tells it, and a silent one stands on the receipt alone. */
const refundedEmail = mailKind<Refunded>(
  [{ name: '陈静慧', purpose: '供灯', number: '4829-150-3761' }],
  (values, language) => {
    const t = donateMessages(language);
    const { name, purpose, number } = values;
    return mailContent(language, t('refunded.subject', { number }), [
      { greeting: t('refunded.greeting', { name }) },
      t('refunded.text', { purpose }),
      { closing: [t('temple')] },
    ]);
  },
);

/** As a text message: the whole of it, and what a provider puts into an approved template. */
export function refundedText(
  { purpose, number }: Pick<Refunded, 'purpose' | 'number'>,
  language: Language,
): Pick<TextMessage, 'text' | 'language' | 'news'> {
  const t = donateMessages(language);
  const state = t('refunded.state');
  return {
    text: t('refunded.sms', { purpose, number, state }),
    language,
    news: { kind: 'gift', values: { number, state } },
  };
}

/** Tells who gave, once, that the money has been given back: by mail where an address was left, else by text message. */
export function refundedNotice(tools: DonateTools): Notice {
  return notice('donate.refunded', {
    mails: [refundedEmail],
    async compose(inner, { giftId }) {
      const ctx = withTools(inner, tools);
      const gift = await findGift(ctx.db, giftId);
      if (!gift || gift.personal === null || (await hasEvent(ctx.db, giftId, SENT))) return undefined;
      const personal = openPersonal(ctx.cipher, gift);
      const { name, contact } = personal;
      const language = gift.language as Language;
      const purpose = purposeById(gift.purpose_id).title[language];
      const number = giftNumbers.group(gift.gift_number);
      const to = mailAddress(personal);
      if (to !== null) {
        const content = refundedEmail.render({ name, purpose, number }, language);
        return { mail: { ...content, to, id: `gift-refunded-${giftId}` } };
      }
      if (contact.kind !== 'phone' || !canText(ctx.settings, 'gift')) return undefined;
      return { text: { ...refundedText({ purpose, number }, language), mobile: contact.value } };
    },
    sent: ({ db, now }, { giftId }) => addEvent(db, giftId, { event: SENT, who: 'notice' }, now()),
  });
}
