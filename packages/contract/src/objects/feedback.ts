import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { Language } from './sponsor/fields.ts';
import { CAPTCHA_CODES } from './uni-captcha-co.ts';

/** 24 hex characters. */
const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** The id of the last message of the page before; null for the first page. */
const after = z.nullable(id);
/** Bounds here only keep hostile sizes out; the rules with their own messages are the service's. */
const text = z.string().check(z.maxLength(20_000));
const short = z.string().check(z.maxLength(1_000));
/** ISO 8601, UTC. */
const Instant = z.string();

export const FeedbackAnswer = z.object({ id: z.string(), text: z.string(), createdAt: Instant });
export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>;

export const Feedback = z.object({
  id: z.string(),
  text: z.string(),
  /** Addresses of the pictures; they are good for a while only. */
  images: z.array(z.object({ url: z.string() })),
  createdAt: Instant,
  /** What the temple's office answered, oldest first. */
  answers: z.array(FeedbackAnswer),
});
export type Feedback = z.infer<typeof Feedback>;

/** A message as the office sees it. */
export const OfficeFeedback = z.extend(Feedback, {
  /** null: somebody without an account. */
  userId: z.nullable(z.string()),
  /** As the writer left them; '' when not. */
  contact: z.string(),
  mobile: z.string(),
});
export type OfficeFeedback = z.infer<typeof OfficeFeedback>;

const page = { after };

/** 意见反馈: a message to the temple with pictures, and what the temple answers. */
export const feedback = cloudObject('feedback', {
  submit: call({
    access: 'user',
    input: z.object({
      content: text,
      /** Ids of reported uploads, at most FEEDBACK_IMAGES_MAX. */
      images: z.array(short).check(z.maxLength(64)),
      /** Any way to reach the writer, such as an email; '' for none. */
      contact: short,
      /** '' for none. */
      mobile: short,
    }),
    output: z.object({ feedback: Feedback }),
    errors: [
      'feedback-empty',
      'feedback-too-long',
      'feedback-images-limit',
      'feedback-contact-too-long',
      'feedback-mobile-invalid',
      'file-not-found',
      'module-closed',
      'too-many-requests',
    ],
  }),
  /**
   * A message of somebody without an account: words only, and a phone or email if an answer is wished, by which it can be
   * erased too (`guest.erase`). After a few of a device or an address it wants a captcha of the scene `send-feedback`.
   */
  submitAsVisitor: call({
    access: 'anyone',
    input: z.object({
      content: text,
      /** A phone number or an email; '' for none. */
      contact: short,
      captcha: z.optional(short),
      language: Language,
    }),
    output: z.object({ sent: z.boolean() }),
    errors: [
      'feedback-empty',
      'feedback-too-long',
      'feedback-contact-unreadable',
      ...CAPTCHA_CODES,
      'module-closed',
      'too-many-requests',
    ],
  }),
  /** One's own messages, newest first. */
  mine: call({
    access: 'user',
    input: z.object(page),
    output: z.object({ feedback: z.array(Feedback), next: after }),
    errors: ['module-closed'],
  }),
  /** Everybody's, newest first: all, the answered or those that wait. */
  list: call({
    access: 'staff',
    input: z.object({ ...page, answered: z.nullable(z.boolean()) }),
    output: z.object({ feedback: z.array(OfficeFeedback), next: after, waiting: z.number() }),
    errors: [],
  }),
  answer: call({
    access: 'staff',
    input: z.object({ id, text }),
    output: z.object({ feedback: OfficeFeedback }),
    errors: ['feedback-empty', 'feedback-too-long', 'feedback-not-found'],
  }),
});
