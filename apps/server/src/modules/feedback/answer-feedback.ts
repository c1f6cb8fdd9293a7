import type { OfficeFeedback } from '@yuanguang/contract/objects/feedback';
import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { refuse } from '../../lib/refusal.ts';
import { countAnswer, findMessage, insertFeedback } from './feedback.repository.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { cleanMessage } from './feedback-rules.ts';
import { viewForOffice } from './feedback-view.ts';

/** The office answers a message; only its writer and the office read the answer. */
export async function answerFeedback(
  ctx: FeedbackContext,
  input: { id: string; text: string },
): Promise<{ feedback: OfficeFeedback }> {
  const content = cleanMessage(input.text, 'text');
  const at = ctx.now();
  const answered = await inTransaction(ctx, async ({ db }) => {
    const message = (await findMessage(db, input.id)) ?? refuse('feedback-not-found', 'id');
    await insertFeedback(db, {
      id: newId(at),
      user_id: ownUid(ctx),
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
    return { ...message, reply_count: message.reply_count + 1 };
  });
  const [feedback] = await viewForOffice(ctx, [answered]);
  if (!feedback) throw new Error('an answered message cannot be shown');
  return { feedback };
}
