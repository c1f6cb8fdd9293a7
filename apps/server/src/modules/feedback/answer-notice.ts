import { DEFAULT_LANGUAGE, knownLanguage } from '@yuanguang/contract/languages';
import { readEmail } from '@yuanguang/contract/rules/contact';
import type { Cipher } from '../../lib/crypto.ts';
import { type Notice, notice } from '../../lib/notice.ts';
import { answerEmail } from './answer-email.ts';
import { type FeedbackEntry, findAnswer } from './feedback.repository.ts';
import type { FeedbackTools } from './feedback-context.ts';
import { CONTACT_PURPOSE, unseal, VISITOR_ID } from './feedback-view.ts';

/** Where messages and answers stand, behind the `#`. */
export const FEEDBACK_PAGE = '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback';

/** The address left with a message; undefined when none was. */
export function addressLeft(cipher: Cipher, { contact }: Pick<FeedbackEntry, 'contact'>): string | undefined {
  return readEmail(unseal(cipher, CONTACT_PURPOSE, contact));
}

/** An answer by mail to who left an address with the message; who has an account finds it on the feedback page. */
export function answerNotice({ cipher, publicUrl }: FeedbackTools): Notice {
  return notice('feedback.answer', {
    mails: [answerEmail],
    async compose({ db }, { answerId }) {
      const found = await findAnswer(db, answerId);
      // Erased meanwhile: there is nobody to be told.
      if (!found) return undefined;
      const { answer, message } = found;
      const to = addressLeft(cipher, message);
      if (to === undefined) return undefined;
      const language = knownLanguage(message.language) ?? DEFAULT_LANGUAGE;
      const visitor = message.user_id === VISITOR_ID;
      const link = visitor ? null : `${publicUrl}/zhuyin/#${FEEDBACK_PAGE}`;
      const letter = { answer: answer.content, link };
      return { mail: { ...answerEmail.render(letter, language), to, id: `feedback-${answer.id}` } };
    },
  });
}
