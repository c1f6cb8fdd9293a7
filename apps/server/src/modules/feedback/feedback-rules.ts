import {
  FEEDBACK_CONTACT_MAX,
  FEEDBACK_IMAGES_MAX,
  FEEDBACK_TEXT_MAX,
  isFeedbackMobile,
} from '@yuanguang/contract/rules/feedback';
import { refuse } from '../../lib/refusal.ts';

export interface FeedbackInput {
  readonly content: string;
  readonly images: readonly string[];
  readonly contact: string;
  readonly mobile: string;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Whether a reader sees more than `most` characters. */
function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let seen = 0;
  for (const _ of graphemes.segment(text)) {
    seen += 1;
    if (seen > most) return true;
  }
  return false;
}

/** Controls and direction marks, which could make a text read otherwise than it is; line breaks and tabs stay. */
const HIDDEN = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text as it is kept: composed, without controls, no space at its ends. */
export function cleanText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim();
}

/** The words of a message or of an answer. Refuses 'feedback-empty' and 'feedback-too-long'. */
export function cleanMessage(text: string, field: string): string {
  const clean = cleanText(text);
  if (clean === '') refuse('feedback-empty', field);
  if (isLongerThan(clean, FEEDBACK_TEXT_MAX)) refuse('feedback-too-long', field);
  return clean;
}

/** Checks a message in the order of the form's fields and answers it as it is kept. */
export function cleanFeedback(input: FeedbackInput): FeedbackInput {
  const content = cleanMessage(input.content, 'content');
  const images = [...new Set(input.images)];
  if (images.length > FEEDBACK_IMAGES_MAX) refuse('feedback-images-limit', 'images');
  const contact = cleanText(input.contact).replace(/\s+/g, ' ');
  if (isLongerThan(contact, FEEDBACK_CONTACT_MAX)) refuse('feedback-contact-too-long', 'contact');
  // People write their number with spaces.
  const mobile = input.mobile.replace(/\s/g, '');
  if (mobile !== '' && !isFeedbackMobile(mobile)) refuse('feedback-mobile-invalid', 'mobile');
  return { content, images, contact, mobile };
}
