import type { Language } from '@yuanguang/contract/languages';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { type Notice, notice } from '../../../lib/notice.ts';
import { canText } from '../../../settings-sms.ts';
import { linkSecret } from '../../guest/guest.service.ts';
import { tabletPage } from '../gifts/tablet-page.ts';
import { type HallTools, withTools } from '../hall-context.ts';
import { hallMessages } from '../messages.ts';
import { addEvent, hasEvent } from '../tablets/event.repository.ts';
import { openPersonal } from '../tablets/personal.ts';
import { findTablet } from '../tablets/tablet.repository.ts';
import { tabletNumbers } from '../tablets/tablet-number.ts';
import { TOLD, type ToldOf } from './notice-kinds.ts';

interface ToldMail {
  readonly what: ToldOf;
  readonly number: string;
  readonly link: string;
}

/** Nobody's name stands in it: mail lies open on its way. */
const toldEmail = mailKind<ToldMail>(
  TOLD.map((what) => ({
    what,
    number: '4829-1503-7610',
    link: 'https://example.org/zhuyin/#/pages/hall/tablet',
  })),
  ({ what, number, link }, language) => {
    const t = hallMessages(language);
    return mailContent(language, t(`told.${what}.title`), [
      { greeting: t('mail.greeting') },
      t(`told.${what}.text`, { number }),
      { label: t('mail.link'), href: link, note: t('mail.linkNote') },
      { closing: [t('temple')] },
    ]);
  },
);

/** Tells whoever left a mailbox or a telephone with a tablet what became of it, once. */
export function toldNotice(tools: HallTools): Notice {
  return notice('hall.told', {
    mails: [toldEmail],
    async compose(inner, { tabletId, what, key }) {
      const ctx = withTools(inner, tools);
      const row = await findTablet(ctx.db, tabletId);
      if (!row || row.personal === null || (await hasEvent(ctx.db, tabletId, sentEvent(key))))
        return undefined;
      const { contact } = openPersonal(ctx.cipher, row);
      const language = row.language as Language;
      const number = tabletNumbers.group(row.tablet_number);
      if (contact.kind === 'email') {
        const link = tabletPage(ctx, linkSecret(ctx.linkKey, row.id));
        const content = toldEmail.render({ what, number, link }, language);
        return { mail: { ...content, to: contact.value, id: `hall-${tabletId}-${key.replace(':', '-')}` } };
      }
      if (!canText(ctx.settings, 'gift')) return undefined;
      const t = hallMessages(language);
      const state = t(`told.${what}.state`);
      const text = t('mail.sms', { number, state });
      return {
        text: { text, language, mobile: contact.value, news: { kind: 'gift', values: { number, state } } },
      };
    },
    sent: ({ db, now }, { tabletId, key }) =>
      addEvent(db, tabletId, { event: sentEvent(key), who: 'notice' }, now()),
  });
}

const sentEvent = (key: string): string => `told-${key}`;
