import { mailKind } from '../../lib/mail/mail-kind.ts';
import { mailContent } from '../../lib/mail/mail-layout.ts';
import { feedbackMessages } from './messages.ts';

interface AnswerLetter {
  readonly answer: string;
  /** The page with all messages and answers; null for who has no account, and so none. */
  readonly link: string | null;
}

const SAMPLE: AnswerLetter = {
  answer: '字已放大，请再看看。\n阿弥陀佛',
  link: 'https://example.org/zhuyin/',
};

/** What the office answered, in the language in which the writer used the app. */
export const answerEmail = mailKind<AnswerLetter>(
  [SAMPLE, { ...SAMPLE, link: null }],
  ({ answer, link }, language) => {
    const t = feedbackMessages(language);
    return mailContent(language, t('answer.subject'), [
      { greeting: t('answer.greeting') },
      ...answer.split('\n').filter((line) => line !== ''),
      ...(link === null ? [] : [{ label: t('answer.link'), href: link, note: t('answer.linkNote') }]),
      { closing: [t('answer.closing'), t('answer.temple')] },
    ]);
  },
);
