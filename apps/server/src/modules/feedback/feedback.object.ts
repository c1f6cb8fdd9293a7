import { feedback } from '@yuanguang/contract/objects/feedback';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { answerFeedback } from './answer-feedback.ts';
import type { FeedbackTools } from './feedback-context.ts';
import { allFeedback, ownFeedback } from './read-feedback.ts';
import { submitFeedback } from './submit-feedback.ts';
import { submitAsVisitor } from './visitor-feedback.ts';

/** The functions behind the cloud object `feedback`. */
export function feedbackObject(tools: FeedbackTools): Implementation {
  const on = operationsWith(tools);
  return implement(feedback, {
    submit: on(submitFeedback),
    submitAsVisitor: on(submitAsVisitor),
    mine: on(ownFeedback),
    list: on(allFeedback),
    answer: on(answerFeedback),
  });
}
