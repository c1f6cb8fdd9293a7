import type { Language } from '@yuanguang/contract/languages';
import { newId } from '../../lib/ids.ts';
import { callerExceeds, DEVICES_PER_ADDRESS, limitCaller } from '../../lib/limits/caller-limit.ts';
import type { VisitorData, VisitorThings } from '../../lib/personal-data.ts';
import { refuse } from '../../lib/refusal.ts';
import { verifyCaptcha } from '../captcha/captcha.service.ts';
import { requireModule } from '../config/config.service.ts';
import { contactKey, readContact } from '../guest/guest.service.ts';
import { deleteMessage, findOfContact, insertFeedback } from './feedback.repository.ts';
import type { FeedbackContext, FeedbackTools } from './feedback-context.ts';
import { cleanMessage } from './feedback-rules.ts';
import { CONTACT_PURPOSE, seal, VISITOR_ID } from './feedback-view.ts';

const HOUR_SECONDS = 3_600;
/** After so many of a device in an hour, or five times as many of an address, a picture is to be read. */
const FREE = 2;

const indexOf = (
  { cipher }: Pick<FeedbackTools, 'cipher'>,
  { kind, value }: VisitorThings['contact'],
): string => cipher.index('feedback.contact', contactKey(kind, value));

/**
 * Takes a message of somebody without an account, with the phone or email at which they wish to be answered, if they do:
 * whatever else would be no way to have it erased. Refuses 'feedback-contact-unreadable', 'too-many-requests', and asks
 * for a picture to be read after a few.
 */
export async function submitAsVisitor(
  ctx: FeedbackContext,
  input: { content: string; contact: string; captcha?: string | undefined; language: Language },
): Promise<{ sent: boolean }> {
  await requireModule(ctx, 'feedback');
  const content = cleanMessage(input.content, 'content');
  const left = input.contact.trim();
  const contact =
    left === '' ? undefined : (readContact(left) ?? refuse('feedback-contact-unreadable', 'contact'));
  const { perHour } = ctx;
  const most = (points: number) => ({
    perDevice: points,
    perAddress: points * DEVICES_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
  if (await callerExceeds(ctx, 'feedback.visitor.free', most(FREE))) {
    await verifyCaptcha(ctx, 'send-feedback', input.captcha);
  }
  await limitCaller(ctx, 'feedback.visitor', most(perHour));
  const at = ctx.now();
  await insertFeedback(ctx.db, {
    id: newId(at),
    user_id: VISITOR_ID,
    to_user_id: null,
    content,
    imgs: '[]',
    contact: seal(ctx.cipher, CONTACT_PURPOSE, contact?.value ?? ''),
    mobile: null,
    create_date: at,
    language: input.language,
    reply_id: null,
    contact_index: contact ? indexOf(ctx, contact) : null,
  });
  return { sent: true };
}

/** The messages of people without an account that left this contact, with the answers to them. */
export function visitorFeedback(tools: FeedbackTools): VisitorData {
  return {
    async find({ db }, query) {
      const contact = readContact(query);
      if (!contact) return 'unreadable';
      const free = await findOfContact(db, indexOf(tools, contact));
      return free.length === 0 ? undefined : { contact, free };
    },
    erase: ({ db }, id) => deleteMessage(db, id),
  };
}
