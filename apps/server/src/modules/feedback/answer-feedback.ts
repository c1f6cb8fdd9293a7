import { knownLanguage } from '@yuanguang/contract/languages';
import type { OfficeFeedback } from '@yuanguang/contract/objects/feedback';
import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { recordLook } from '../../lib/office/looks.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { refuse } from '../../lib/refusal.ts';
import { tell } from '../notice/notice.service.ts';
import { addressLeft } from './answer-notice.ts';
import { answered } from './answered-notice.ts';
import {
  countAnswer,
  type FeedbackEntry,
  findMessage,
  insertFeedback,
  listAnswers,
} from './feedback.repository.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { cleanMessage } from './feedback-rules.ts';
import { VISITOR_ID, viewForOffice } from './feedback-view.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'feedback.answer': { answerId: string };
  }
}

/** Who answers at the command line, where nobody is logged in. */
export const OFFICE_ID = '0'.repeat(24);

/** The office answers a message; only its writer and the office read the answer. */
export async function answerFeedback(
  ctx: FeedbackContext,
  input: { id: string; text: string },
): Promise<{ feedback: OfficeFeedback }> {
  const uid = ownUid(ctx);
  const { message } = await keepAnswer(ctx, { ...input, uid });
  await recordLook(ctx, {
    who: `staff:${uid}`,
    reason: 'feedback.answer',
    what: 'feedback',
    subjects: [message.id],
  });
  const [feedback] = await viewForOffice(ctx, [message]);
  if (!feedback) throw new Error('an answered message cannot be shown');
  return { feedback };
}

/**
 * Keeps the answer of `uid` and has its writer told. The same words as the last answer are that answer, said again: they
 * change nothing. Refuses 'feedback-empty', 'feedback-too-long' and 'feedback-not-found'.
 */
export async function keepAnswer(
  ctx: FeedbackContext,
  input: { id: string; text: string; uid: string },
): Promise<{ message: FeedbackEntry; answered: boolean }> {
  const content = cleanMessage(input.text, 'text');
  const at = ctx.now();
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx;
    const message = (await findMessage(db, input.id)) ?? refuse('feedback-not-found', 'id');
    if ((await listAnswers(db, [message.id])).at(-1)?.content === content)
      return { message, answered: false };
    const answerId = newId(at);
    await insertFeedback(db, {
      id: answerId,
      user_id: input.uid,
      to_user_id: message.user_id,
      content,
      imgs: '[]',
      contact: null,
      mobile: null,
      create_date: at,
      is_reply: true,
      reply_id: message.id,
    });
    await countAnswer(db, message.id);
    await ctx.jobs.enqueue(ctx, 'feedback.answer', { answerId });
    // Who has no account is told by mail alone, if they left an address.
    if (message.user_id !== VISITOR_ID)
      await tell(ctx, {
        uid: message.user_id,
        kind: answered,
        data: {},
        key: answerId,
        mailed: addressLeft(ctx.cipher, message) !== undefined,
        ...languageOf(message),
      });
    return { message: { ...message, reply_count: message.reply_count + 1 }, answered: true };
  });
}

const languageOf = ({ language }: FeedbackEntry) => {
  const known = knownLanguage(language);
  return known ? { language: known } : {};
};
