/** The rules of feedback, for server and pages alike: no schema library, so that pages may import them. */

/** The longest message, in visible characters (graphemes). */
export const FEEDBACK_TEXT_MAX = 1_000;
/** The most pictures beside one message. */
export const FEEDBACK_IMAGES_MAX = 6;
/** The longest way of contact, in visible characters. */
export const FEEDBACK_CONTACT_MAX = 60;
/** Messages a page of one's own list or of the office's holds. */
export const FEEDBACK_PAGE_SIZE = 10;

const MOBILE = /^\+?[0-9-]{3,20}$/;

/** Whether `text` can be a phone number of any country: perhaps a plus, then 3 to 20 digits or hyphens. */
export function isFeedbackMobile(text: string): boolean {
  return MOBILE.test(text);
}
