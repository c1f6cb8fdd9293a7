import type { Feedback, OfficeFeedback } from '@yuanguang/contract/objects/feedback';
import type { Cipher } from '../../lib/crypto.ts';
import { type FeedbackEntry, listAnswers } from './feedback.repository.ts';
import type { FeedbackContext } from './feedback-context.ts';

/** Stands as the writer of messages that nobody's account wrote; no account has this id, so nobody reads them as theirs. */
export const VISITOR_ID = 'f'.repeat(24);

/** What a sealed value is bound to; the same for our pages and for existing clients. */
export const CONTACT_PURPOSE = 'feedback.contact';
export const MOBILE_PURPOSE = 'feedback.mobile';

export function seal(cipher: Cipher, purpose: string, text: string): string | null {
  return text === '' ? null : cipher.seal(purpose, text);
}

export function unseal(cipher: Cipher, purpose: string, sealed: string | null): string {
  return sealed === null ? '' : cipher.open(purpose, sealed);
}

/** Messages with their answers and with addresses of their pictures, in the order given. */
export async function viewFeedback(
  ctx: FeedbackContext,
  rows: readonly FeedbackEntry[],
): Promise<Feedback[]> {
  const answers = await listAnswers(
    ctx.db,
    rows.filter(({ reply_count }) => reply_count > 0).map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      text: row.content,
      images: await Promise.all(row.imgs.map(async (image) => ({ url: await ctx.files.link(ctx, image) }))),
      createdAt: row.create_date.toISOString(),
      answers: answers
        .filter(({ reply_id }) => reply_id === row.id)
        .map(({ id, content, create_date }) => ({
          id,
          text: content,
          createdAt: create_date.toISOString(),
        })),
    })),
  );
}

/** The same for the office: who wrote, and how they wish to be reached. */
export async function viewForOffice(
  ctx: FeedbackContext,
  rows: readonly FeedbackEntry[],
): Promise<OfficeFeedback[]> {
  const views = await viewFeedback(ctx, rows);
  return views.map((view, index) => {
    const row = rows[index];
    return {
      ...view,
      userId: row && row.user_id !== VISITOR_ID ? row.user_id : null,
      contact: unseal(ctx.cipher, CONTACT_PURPOSE, row?.contact ?? null),
      mobile: unseal(ctx.cipher, MOBILE_PURPOSE, row?.mobile ?? null),
    };
  });
}
