import type { AppDeps } from '../../app-context.ts';
import type { Context } from '../../lib/context.ts';
import type { Implementation } from '../../lib/implement.ts';
import type { Collection } from '../clientdb/clientdb.service.ts';
import { fileTools } from '../file/file.service.ts';
import { deleteOwn, listOwn } from './feedback.repository.ts';
import './feedback.tables.ts';
import { feedbackCollection } from './feedback.collection.ts';
import { feedbackObject } from './feedback.object.ts';
import { feedbackFiles } from './feedback-files.ts';
import { viewForOffice } from './feedback-view.ts';

/** Feedback as the app takes it in. */
export interface FeedbackModule {
  readonly implementations: readonly Implementation[];
  /** `opendb-feedback` for existing clients. */
  readonly collection: Collection;
  /** What is kept of a person: for their export, and to be taken away with the account. */
  readonly personalData: {
    readonly name: string;
    /** Everything the person wrote to the temple, with the answers. */
    export(ctx: Context, uid: string): Promise<unknown>;
    /** Takes it away; the pictures go with the person's files. */
    erase(ctx: Context, uid: string): Promise<void>;
  };
}

const MOST_EXPORTED = 1_000;

export function feedbackModule(deps: AppDeps): FeedbackModule {
  const tools = {
    cipher: deps.keys.data,
    files: feedbackFiles(fileTools(deps)),
    perHour: deps.settings.RATE_FEEDBACK_PER_HOUR,
  };
  return {
    implementations: [feedbackObject(tools)],
    collection: feedbackCollection(tools),
    personalData: {
      name: 'feedback',
      export: async (ctx, uid) =>
        viewForOffice({ ...ctx, ...tools }, await listOwn(ctx.db, uid, null, MOST_EXPORTED)),
      erase: async ({ db }, uid) => void (await deleteOwn(db, uid)),
    },
  };
}
