import { defineModule } from '../../app-module.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { answerNotice } from './answer-notice.ts';
import { answered } from './answered-notice.ts';
import { deleteOwn, listOwn } from './feedback.repository.ts';
import './feedback.tables.ts';
import { feedbackCollection } from './feedback.collection.ts';
import { feedbackObject } from './feedback.object.ts';
import type { FeedbackTools } from './feedback-context.ts';
import { feedbackTools } from './feedback-tools.ts';
import { viewForOffice } from './feedback-view.ts';
import { visitorFeedback } from './visitor-feedback.ts';

/** Messages to the temple, and its answers. */
export const feedbackModule = defineModule('feedback', (deps) => {
  const tools = feedbackTools(deps);
  return {
    objects: [feedbackObject(tools)],
    routes: [],
    jobs: [],
    notices: [answerNotice(tools)],
    noticeKinds: [answered],
    collections: [feedbackCollection(tools)],
    payables: [],
    journal: [],
    merits: [],
    personalData: feedbackHolder(tools),
    seed: 'none',
  };
});

const MOST_EXPORTED = 1_000;

/** Everything a person wrote to the temple, with the answers. The pictures go with the person's files. */
function feedbackHolder(tools: FeedbackTools): PersonalDataHolder {
  return {
    name: 'feedback',
    tables: ['feedback'],
    export: async (ctx, uid) =>
      viewForOffice({ ...ctx, ...tools }, await listOwn(ctx.db, uid, null, MOST_EXPORTED)),
    erase: async ({ db }, uid) => void (await deleteOwn(db, uid)),
    visitors: visitorFeedback(tools),
  };
}
