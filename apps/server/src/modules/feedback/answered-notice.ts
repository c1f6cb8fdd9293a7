import type { NoticeKind } from '../../lib/notice-kind.ts';
import { FEEDBACK_PAGE } from './answer-notice.ts';
import { feedbackMessages } from './messages.ts';

const THREE_DAYS = 72;

/** That the office has answered; what it wrote stands with the message. */
export const answered: NoticeKind<Record<never, never>> = {
  name: 'feedback.answered',
  channels: ['push', 'mail'],
  required: false,
  usefulHours: THREE_DAYS,
  page: FEEDBACK_PAGE,
  label: (language) => feedbackMessages(language)('told.answered.label'),
  pushed: (language) => feedbackMessages(language)('told.answered.pushed'),
  words(_data, language) {
    const t = feedbackMessages(language);
    return { title: t('told.answered.title'), text: t('told.answered.text') };
  },
  samples: [{}],
};
