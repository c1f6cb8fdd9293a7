import {
  FEEDBACK_CONTACT_MAX,
  FEEDBACK_IMAGES_MAX,
  FEEDBACK_TEXT_MAX,
  isFeedbackMobile,
} from '@yuanguang/contract/rules/feedback';
import { plainLine, plainText } from '@yuanguang/contract/rules/plain-text';
import { isLongerThan } from '@yuanguang/contract/rules/printable';
import { refuse } from '../../lib/refusal.ts';

export interface FeedbackInput {
  readonly content: string;
  readonly images: readonly string[];
  readonly contact: string;
  readonly mobile: string;
}

/** The words of a message or of an answer. Refuses 'feedback-empty' and 'feedback-too-long'. */
export function cleanMessage(text: string, field: string): string {
  const clean = plainText(text);
  if (clean === '') refuse('feedback-empty', field);
  if (isLongerThan(clean, FEEDBACK_TEXT_MAX)) refuse('feedback-too-long', field);
  return clean;
}

/** Checks a message in the order of the form's fields and answers it as it is kept. */
export function cleanFeedback(input: FeedbackInput): FeedbackInput {
  const content = cleanMessage(input.content, 'content');
  const images = [...new Set(input.images)];
  if (images.length > FEEDBACK_IMAGES_MAX) refuse('feedback-images-limit', 'images');
  const contact = plainLine(input.contact);
  if (isLongerThan(contact, FEEDBACK_CONTACT_MAX)) refuse('feedback-contact-too-long', 'contact');
  // People write their number with spaces.
  const mobile = input.mobile.replace(/\s/g, '');
  if (mobile !== '' && !isFeedbackMobile(mobile)) refuse('feedback-mobile-invalid', 'mobile');
  return { content, images, contact, mobile };
}
