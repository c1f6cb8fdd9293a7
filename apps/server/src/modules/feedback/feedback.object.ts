import { feedback } from '@yuanguang/contract/objects/feedback';
import type { Context } from '../../lib/context.ts';
import { type Implementation, implement } from '../../lib/implement.ts';
import { answerFeedback } from './answer-feedback.ts';
import type { FeedbackContext, FeedbackTools } from './feedback-context.ts';
import { allFeedback, ownFeedback } from './read-feedback.ts';
import { submitFeedback } from './submit-feedback.ts';
import { submitAsVisitor } from './visitor-feedback.ts';

/** The functions behind the cloud object `feedback`. */
export function feedbackObject(tools: FeedbackTools): Implementation {
  const on =
    <Input, Output>(operation: (ctx: FeedbackContext, input: Input) => Promise<Output>) =>
    (ctx: Context, input: Input) =>
      operation({ ...ctx, ...tools }, input);
  return implement(feedback, {
    submit: on(submitFeedback),
    submitAsVisitor: on(submitAsVisitor),
    mine: on(ownFeedback),
    list: on(allFeedback),
    answer: on(answerFeedback),
  });
}
