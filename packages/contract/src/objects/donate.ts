import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import {
  AmendGift,
  Gift,
  GiveInput,
  Giver,
  giftToken,
  MaskedGift,
  MyGift,
  OfferedPurpose,
  Plan,
  PreparedGift,
} from './donate/gift.ts';
import { Language, short } from './sponsor/fields.ts';
import { CAPTCHA_CODES } from './uni-captcha-co.ts';

export * from './donate/gift.ts';

const wordingErrors = [
  'param-invalid',
  'name-empty',
  'name-too-long',
  'text-not-allowed',
  'dedication-empty',
  'dedication-too-long',
  'dedication-names-required',
  'dedication-names-invalid',
  'honoree-required',
  'honoree-invalid',
] as const;
const byPlan = z.object({ planToken: giftToken, language: Language });
const byLink = z.object({ giftToken, language: Language });
const oneGift = z.object({ gift: Gift });

/** Giving in rejoicing (随喜功德). */
export const donate = cloudObject('donate', {
  /** What is offered: suggested amounts, the bounds of an own one, the purposes, whether giving is open. */
  offer: call({
    access: 'anyone',
    input: z.object({ language: Language }),
    output: z.object({
      amountsFen: z.array(z.number()),
      leastFen: z.number(),
      mostFen: z.number(),
      purposes: z.array(OfferedPurpose),
      open: z.boolean(),
      /** A monthly gift of somebody without an account needs no mailbox: a telephone is reminded too. */
      remindsByText: z.boolean(),
    }),
    errors: ['module-closed'],
  }),
  give: call({
    access: 'anyone',
    input: GiveInput,
    output: z.object({ giftToken: z.string(), gift: Gift }),
    errors: [
      ...wordingErrors,
      'module-closed',
      'buying-closed',
      'too-many-requests',
      'amount-invalid',
      'amount-too-small',
      'amount-too-large',
      'purpose-unknown',
      'honoree-notice-needless',
      'contact-empty',
      'phone-invalid',
      'email-invalid',
      'consent-required',
      'idempotency-conflict',
      'monthly-unreachable',
      'link-invalid',
    ],
  }),
  /** Opens a payment for an unpaid gift (again, if an earlier one came to nothing); the payer goes to `url`. */
  startPayment: call({
    access: 'anyone',
    input: z.object({ giftToken, methodId: z.string().check(z.maxLength(64)), language: Language }),
    output: z.object({ url: z.string() }),
    errors: [
      'link-invalid',
      'module-closed',
      'buying-closed',
      'gift-not-payable',
      'gift-expired',
      'payment-method-unknown',
      'payment-unavailable',
      'too-many-requests',
    ],
  }),
  /** The whole gift for the holder of its link; asks the provider first when a payment is under way. */
  gift: call({ access: 'anyone', input: byLink, output: oneGift, errors: ['link-invalid'] }),
  /** Changes name, anonymity, silence, dedication and whom it is for, as long as it is neither cancelled nor returned. */
  amend: call({
    access: 'anyone',
    input: AmendGift,
    output: oneGift,
    errors: [...wordingErrors, 'link-invalid', 'gift-not-amendable', 'too-many-requests'],
  }),
  cancel: call({
    access: 'anyone',
    input: byLink,
    output: oneGift,
    errors: ['link-invalid', 'gift-not-cancellable', 'too-many-requests'],
  }),
  /**
   * By gift number, or by email or phone: masked, newest first, at most 20. After a few tries it wants the answer to a
   * captcha of the scene `find-order`.
   */
  lookup: call({
    access: 'anyone',
    input: z.object({ query: short, captcha: z.optional(short), language: Language }),
    output: z.object({ gifts: z.array(MaskedGift) }),
    errors: ['param-invalid', 'gift-not-found', ...CAPTCHA_CODES, 'too-many-requests'],
  }),
  /** Gift number and the contact of the gift together open it whole: the answer is its link's secret. */
  open: call({
    access: 'anyone',
    input: z.object({ giftNumber: short, contact: short, captcha: z.optional(short), language: Language }),
    output: z.object({ giftToken: z.string(), gift: Gift }),
    errors: ['param-invalid', 'gift-not-found', ...CAPTCHA_CODES, 'too-many-requests'],
  }),
  /** Keeps a gift that belongs to nobody in the account of who calls and holds its link. */
  claim: call({
    access: 'user',
    input: byLink,
    output: oneGift,
    errors: ['link-invalid', 'gift-claimed', 'too-many-requests'],
  }),
  /** The gifts of who calls, newest first, 20 a page; `after` is the cursor of the page before. */
  myGifts: call({
    access: 'user',
    input: z.object({ after: z.nullable(z.string().check(z.regex(/^[0-9a-f]{24}$/))), language: Language }),
    output: z.object({ gifts: z.array(MyGift), next: z.nullable(z.string()) }),
    errors: [],
  }),
  /** A monthly plan by its link, with the values of its next gift; these are null once it has ended. */
  plan: call({
    access: 'anyone',
    input: byPlan,
    output: z.object({ plan: Plan, prepared: z.nullable(PreparedGift) }),
    errors: ['link-invalid'],
  }),
  /** Ends a plan for good; its link is enough. Said again it changes nothing. */
  endPlan: call({
    access: 'anyone',
    input: byPlan,
    output: z.object({ plan: Plan }),
    errors: ['link-invalid'],
  }),
  /** The plans of who calls that have not ended, newest first. */
  myPlans: call({
    access: 'user',
    input: z.object({ language: Language }),
    output: z.object({ plans: z.array(Plan) }),
    errors: [],
  }),
  /** Givers in order of time, newest first, 20 a page; `after` is the cursor of the page before. Never with amounts. */
  givers: call({
    access: 'anyone',
    input: z.object({ after: z.nullable(z.string().check(z.maxLength(64))), language: Language }),
    output: z.object({
      givers: z.array(Giver),
      next: z.nullable(z.string()),
      /** How many gifts there are in all, and how many of them name nobody; null on the pages after the first. */
      counts: z.nullable(z.object({ gifts: z.number(), unnamed: z.number() })),
    }),
    errors: ['param-invalid', 'module-closed'],
  }),
});
