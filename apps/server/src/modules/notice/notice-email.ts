import { knownLanguage } from '@yuanguang/contract/languages';
import { mailKind } from '../../lib/mail/mail-kind.ts';
import { mailContent } from '../../lib/mail/mail-layout.ts';
import { type Notice, notice } from '../../lib/notice.ts';
import type { NoticeWords } from '../../lib/notice-kind.ts';
import { endingAddress } from './mail-ending.ts';
import { noticeMessages } from './messages.ts';
import { findNotice } from './notice.repository.ts';
import { type NoticeTools, openData, usefulUntil } from './notice-context.ts';
import { mayCome, settingsOf } from './notice-settings.ts';

interface NoticeLetter extends NoticeWords {
  /** Where in the app it leads. */
  readonly link: string;
  /** Ends such mail; null where its reader cannot. */
  readonly ending: string | null;
}

const SAMPLE = { title: '圆光寺', text: '阿弥陀佛', link: 'https://example.org/zhuyin/' };

/** Whatever a person is told, as a mail. */
const noticeEmail = mailKind<NoticeLetter>(
  [
    { ...SAMPLE, ending: 'https://example.org/notices/' },
    { ...SAMPLE, ending: null },
  ],
  ({ title, text, link, ending }, language) => {
    const t = noticeMessages(language);
    return mailContent(language, title, [
      text,
      { label: t('mail.link'), href: link, note: t('mail.linkNote') },
      { closing: [t('mail.temple')] },
      ...(ending === null ? [] : [{ label: t('mail.off'), href: ending, note: t('mail.offNote') }]),
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
      const ending = kind.required ? null : endingAddress(tools, row.uid, kind.name);
      const content = noticeEmail.render({ ...words, link, ending }, language);
      const mail = { ...content, to: reach.email, id: `notice-${row.id}` };
      return { mail: ending === null ? mail : { ...mail, endedAt: ending } };
    },
  });
}
