import { knownLanguage } from '@yuanguang/contract/languages';
import { mailKind } from '../../lib/mail/mail-kind.ts';
import { mailContent } from '../../lib/mail/mail-layout.ts';
import { type Notice, notice } from '../../lib/notice.ts';
import type { NoticeWords } from '../../lib/notice-kind.ts';
import { noticeMessages } from './messages.ts';
import { findNotice } from './notice.repository.ts';
import { type NoticeTools, openData, usefulUntil } from './notice-context.ts';
import { mayCome, settingsOf } from './notice-settings.ts';

interface NoticeLetter extends NoticeWords {
  /** Where in the app it leads. */
  readonly link: string;
  /** Whether its reader can switch such mail off. */
  readonly required: boolean;
}

const SAMPLE = { title: '圆光寺', text: '阿弥陀佛', link: 'https://example.org/zhuyin/' };

/** Whatever a person is told, as a mail. */
const noticeEmail = mailKind<NoticeLetter>(
  [
    { ...SAMPLE, required: false },
    { ...SAMPLE, required: true },
  ],
  ({ title, text, link, required }, language) => {
    const t = noticeMessages(language);
    return mailContent(language, title, [
      text,
      { label: t('mail.link'), href: link, note: t('mail.linkNote') },
      { closing: [t('mail.temple')] },
      ...(required ? [] : [{ small: t('mail.off') }]),
    ]);
  },
);

/** A notice by mail to the address of the account, while it is of use. */
export function noticeMail(tools: NoticeTools): Notice {
  return notice('notice.mail', {
    mails: [noticeEmail],
    async compose(ctx, { noticeId }) {
      const row = await findNotice(ctx.db, noticeId);
      const kind = row && tools.kinds().get(row.kind);
      if (!row || !kind || ctx.now() >= usefulUntil(row, kind)) return undefined;
      const settings = await settingsOf(ctx, row.uid, knownLanguage(row.language));
      const reach = await tools.addressBook().reach(ctx, row.uid);
      if (!reach?.email || !mayCome(settings, kind, 'mail')) return undefined;
      const language = knownLanguage(settings.language) ?? 'zh-Hans';
      const words = kind.words(openData(tools.cipher, row), language);
      const link = `${tools.publicUrl}/zhuyin/#${kind.page}`;
      const content = noticeEmail.render({ ...words, link, required: kind.required }, language);
      return { mail: { ...content, to: reach.email, id: `notice-${row.id}` } };
    },
  });
}
