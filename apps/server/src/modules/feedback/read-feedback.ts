import type { Feedback, OfficeFeedback } from '@yuanguang/contract/objects/feedback';
import { FEEDBACK_PAGE_SIZE } from '@yuanguang/contract/rules/feedback';
import { recordLook } from '../../lib/office/looks.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { requireModule } from '../config/config.service.ts';
import { countWaiting, type FeedbackEntry, listAll, listOwn } from './feedback.repository.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { viewFeedback, viewForOffice } from './feedback-view.ts';

/** One row more than a page was asked for, to know whether there is another page. */
function page(rows: readonly FeedbackEntry[]): { rows: readonly FeedbackEntry[]; next: string | null } {
  const shown = rows.slice(0, FEEDBACK_PAGE_SIZE);
  return { rows: shown, next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}

/** The caller's own messages with what the temple answered, newest first. */
export async function ownFeedback(
  ctx: FeedbackContext,
  { after }: { after: string | null },
): Promise<{ feedback: Feedback[]; next: string | null }> {
  await requireModule(ctx, 'feedback');
  const { rows, next } = page(await listOwn(ctx.db, ownUid(ctx), after, FEEDBACK_PAGE_SIZE + 1));
  return { feedback: await viewFeedback(ctx, rows), next };
}

/** Everybody's messages, for the office; it may read them also while the module is switched off. */
export async function allFeedback(
  ctx: FeedbackContext,
  { after, answered }: { after: string | null; answered: boolean | null },
): Promise<{ feedback: OfficeFeedback[]; next: string | null; waiting: number }> {
  const { rows, next } = page(await listAll(ctx.db, answered, after, FEEDBACK_PAGE_SIZE + 1));
  const subjects = rows.map(({ id }) => id);
  await recordLook(ctx, { who: `staff:${ownUid(ctx)}`, reason: 'feedback.list', what: 'feedback', subjects });
  return { feedback: await viewForOffice(ctx, rows), next, waiting: await countWaiting(ctx.db) };
}
