import type { Feedback } from '@yuanguang/contract/objects/feedback';
import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../lib/limits/caller-limit.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { requireModule } from '../config/config.service.ts';
import { insertFeedback } from './feedback.repository.ts';
import type { FeedbackImage } from './feedback.tables.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { cleanFeedback, type FeedbackInput } from './feedback-rules.ts';
import { CONTACT_PURPOSE, MOBILE_PURPOSE, seal, viewFeedback } from './feedback-view.ts';

const HOUR_SECONDS = 3_600;

/** Counts one message of this person and of this address; both are bounded an hour. */
export function limitMessages(ctx: FeedbackContext): Promise<void> {
  const { perHour } = ctx;
  return limitCaller(ctx, 'feedback', {
    perUser: perHour,
    perAddress: perHour * PERSONS_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
}

/** Takes a message to the temple, its pictures with it. */
export async function submitFeedback(
  ctx: FeedbackContext,
  input: FeedbackInput,
): Promise<{ feedback: Feedback }> {
  await requireModule(ctx, 'feedback');
  const uid = ownUid(ctx);
  const { content, images, contact, mobile } = cleanFeedback(input);
  await limitMessages(ctx);
  const at = ctx.now();
  const row = await inTransaction(ctx, async (inner) => {
    const claimed = await claimImages(inner, images, uid);
    return insertFeedback(inner.db, {
      id: newId(at),
      user_id: uid,
      to_user_id: null,
      content,
      imgs: JSON.stringify(claimed),
      contact: seal(ctx.cipher, CONTACT_PURPOSE, contact),
      mobile: seal(ctx.cipher, MOBILE_PURPOSE, mobile),
      create_date: at,
      language: ctx.caller.language,
      reply_id: null,
    });
  });
  const [feedback] = await viewFeedback(ctx, [row]);
  if (!feedback) throw new Error('a message was kept but cannot be shown');
  return { feedback };
}

/** Makes uploads the writer's own. */
export async function claimImages(
  ctx: FeedbackContext,
  references: readonly string[],
  uid: string,
): Promise<FeedbackImage[]> {
  const images: FeedbackImage[] = [];
  for (const reference of references) images.push(await ctx.files.claim(ctx, reference, uid));
  return images;
}
