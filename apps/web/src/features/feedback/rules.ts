import { readEmail, readMobile } from '@yuanguang/contract/rules/contact';
import { FEEDBACK_CONTACT_MAX, isFeedbackMobile } from '@yuanguang/contract/rules/feedback';
import { countGraphemes } from '@yuanguang/ui';

export interface FeedbackValues {
  readonly content: string;
  readonly contact: string;
  readonly mobile: string;
}
export type FieldName = keyof FeedbackValues | 'images';
export type FieldErrorKey = 'content' | 'contact' | 'mobile' | 'sending' | 'unsent';

/** What is wrong before anything is sent; the server asks again, and longer texts are cut while they are typed. */
export function fieldErrors(
  values: FeedbackValues,
  images: readonly { readonly state: 'sending' | 'done' | 'failed' }[],
): Partial<Record<FieldName, FieldErrorKey>> {
  const errors: Partial<Record<FieldName, FieldErrorKey>> = {};
  if (values.content.trim() === '') errors.content = 'content';
  if (images.some(({ state }) => state === 'sending')) errors.images = 'sending';
  if (images.some(({ state }) => state === 'failed')) errors.images = 'unsent';
  if (countGraphemes(values.contact.trim()) > FEEDBACK_CONTACT_MAX) errors.contact = 'contact';
  const mobile = values.mobile.replace(/\s/g, '');
  if (mobile !== '' && !isFeedbackMobile(mobile)) errors.mobile = 'mobile';
  return errors;
}

/** The same for somebody without an account: the contact must be one to which an answer, or a code, can be sent. */
export function visitorErrors({
  content,
  contact,
}: Pick<FeedbackValues, 'content' | 'contact'>): Partial<Record<'content' | 'contact', FieldErrorKey>> {
  const left = contact.trim();
  return {
    ...(content.trim() === '' ? { content: 'content' } : {}),
    ...(left !== '' && !readMobile(left) && !readEmail(left) ? { contact: 'contact' } : {}),
  };
}
