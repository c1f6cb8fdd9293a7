import { FEEDBACK_CONTACT_MAX, isFeedbackMobile } from '@yuanguang/contract/rules/feedback';
import { countGraphemes } from '@yuanguang/ui';

export interface FeedbackValues {
  readonly content: string;
  readonly contact: string;
  readonly mobile: string;
}
export type FieldName = keyof FeedbackValues | 'images';
export type FaultKey = 'content' | 'contact' | 'mobile' | 'sending' | 'unsent';

/** What is wrong before anything is sent; the server asks again, and longer texts are cut while they are typed. */
export function faultsOf(
  values: FeedbackValues,
  images: readonly { readonly state: 'sending' | 'done' | 'failed' }[],
): Partial<Record<FieldName, FaultKey>> {
  const faults: Partial<Record<FieldName, FaultKey>> = {};
  if (values.content.trim() === '') faults.content = 'content';
  if (images.some(({ state }) => state === 'sending')) faults.images = 'sending';
  if (images.some(({ state }) => state === 'failed')) faults.images = 'unsent';
  if (countGraphemes(values.contact.trim()) > FEEDBACK_CONTACT_MAX) faults.contact = 'contact';
  const mobile = values.mobile.replace(/\s/g, '');
  if (mobile !== '' && !isFeedbackMobile(mobile)) faults.mobile = 'mobile';
  return faults;
}
