import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { DONOR_SEARCH_MAX } from '../constants.ts';
import { Language, orderToken, short } from './sponsor/fields.ts';
import { Dedication, MaskedOrder, MyOrder, Order, PlaceOrderInput } from './sponsor/order.ts';
import { CAPTCHA_CODES } from './uni-captcha-co.ts';

export * from './sponsor/order.ts';

export const Book = z.object({
  id: z.string(),
  title: z.string(),
  /** Title in the book's own script, for the drawn cover. */
  coverTitle: z.string(),
  summary: z.string(),
  formatSize: z.string(),
  pageCount: z.number(),
  contents: z.array(z.string()),
  priceFen: z.number(),
  targetCopies: z.number(),
  pledgedCopies: z.number(),
  sponsorCount: z.number(),
  open: z.boolean(),
});
export type Book = z.infer<typeof Book>;

/** A day of the Chinese lunar calendar: month 1 to 12, maybe the second of its number, and day 1 to 30. */
const LunarDate = z.object({ month: z.number(), leap: z.boolean(), day: z.number() });

export const Donor = z.object({
  /** What the entry is called, for ever; see `ownDonors`. */
  key: z.string(),
  /** null: the sponsor asked not to be named. */
  name: z.nullable(z.string()),
  copies: z.number(),
  bookTitle: z.string(),
  /** Day in the temple's zone, YYYY-MM-DD. */
  day: z.string(),
  /** The same day in the lunar calendar. */
  lunar: LunarDate,
});
export type Donor = z.infer<typeof Donor>;

/** Which sponsors are shown: all, those of the last seven days of the temple (today is one), or those of who calls. */
const DonorChoice = z.enum(['all', 'week', 'mine']);
export type DonorChoice = z.infer<typeof DonorChoice>;

/** Links to orders that a device holds: as many as it keeps. */
const orderTokens = z.array(orderToken).check(z.maxLength(50));

const formErrors = [
  'param-invalid',
  'buying-closed',
  'module-closed',
  'too-many-requests',
  'quantity-invalid',
  'name-empty',
  'name-too-long',
  'text-not-allowed',
  'dedication-empty',
  'dedication-too-long',
  'dedication-names-required',
  'dedication-names-invalid',
  'contact-empty',
  'phone-invalid',
  'email-invalid',
  'recipient-empty',
  'address-incomplete',
  'address-mismatch',
  'book-not-found',
  'book-closed',
] as const;

/** Sponsored printing of scriptures (助印经书). */
export const sponsor = cloudObject('sponsor', {
  /** The books that can be sponsored, in the temple's order. */
  books: call({
    access: 'anyone',
    input: z.object({ language: Language }),
    output: z.object({ books: z.array(Book) }),
    errors: ['module-closed'],
  }),
  /** What an order would cost, all rules checked, nothing written. */
  quote: call({
    access: 'anyone',
    input: z.omit(PlaceOrderInput, { idempotencyKey: true, consent: true }),
    output: z.object({ unitPriceFen: z.number(), shippingFen: z.number(), totalFen: z.number() }),
    errors: formErrors,
  }),
  placeOrder: call({
    access: 'anyone',
    input: PlaceOrderInput,
    output: z.object({ orderToken: z.string(), order: Order }),
    errors: [...formErrors, 'consent-required', 'idempotency-conflict'],
  }),
  /** Opens a payment for an unpaid order (again, if an earlier one came to nothing); the payer goes to `url`. */
  startPayment: call({
    access: 'anyone',
    input: z.object({ orderToken, methodId: z.string().check(z.maxLength(64)), language: Language }),
    output: z.object({ url: z.string() }),
    errors: [
      'link-invalid',
      'buying-closed',
      'order-not-payable',
      'order-expired',
      'payment-method-unknown',
      'payment-unavailable',
      'too-many-requests',
    ],
  }),
  /** The whole order for the holder of its link; asks the provider first when a payment is under way. */
  order: call({
    access: 'anyone',
    input: z.object({ orderToken, language: Language }),
    output: z.object({ order: Order }),
    errors: ['link-invalid'],
  }),
  /** Corrects names and dedication until the order's batch is closed. */
  amend: call({
    access: 'anyone',
    input: z.object({
      orderToken,
      name: z.string().check(z.maxLength(20_000)),
      anonymous: z.boolean(),
      dedication: Dedication,
      language: Language,
    }),
    output: z.object({ order: Order }),
    errors: ['link-invalid', 'order-not-amendable', ...formErrors],
  }),
  cancel: call({
    access: 'anyone',
    input: z.object({ orderToken, language: Language }),
    output: z.object({ order: Order }),
    errors: ['link-invalid', 'order-not-cancellable'],
  }),
  /**
   * By sponsor number, or by email or phone: masked, newest first, at most 20. After a few tries it wants the answer to a
   * captcha of the scene `find-order`.
   */
  lookup: call({
    access: 'anyone',
    input: z.object({
      query: short,
      captcha: z.optional(short),
      language: Language,
    }),
    output: z.object({ orders: z.array(MaskedOrder) }),
    errors: ['param-invalid', 'order-not-found', ...CAPTCHA_CODES, 'too-many-requests'],
  }),
  /** Sponsor number and the contact of the order together open it whole: the answer is its link's secret. */
  open: call({
    access: 'anyone',
    input: z.object({
      sponsorNumber: short,
      contact: short,
      captcha: z.optional(short),
      language: Language,
    }),
    output: z.object({ orderToken: z.string(), order: Order }),
    errors: ['param-invalid', 'order-not-found', ...CAPTCHA_CODES, 'too-many-requests'],
  }),
  /**
   * For who has lost the sponsor number: sends a code to the phone or email when there are orders of it, by which
   * `openByCode` opens them. The answer is the same when there are none. Always wants a captcha of the scene `find-order`.
   */
  sendOpenCode: call({
    access: 'anyone',
    input: z.object({ contact: short, captcha: z.optional(short), language: Language }),
    output: z.object({ channel: z.enum(['sms', 'mail']) }),
    errors: ['param-invalid', ...CAPTCHA_CODES, 'too-many-requests', 'code-not-sent'],
  }),
  /** The orders of the contact the code was sent to, newest first, at most 20. */
  openByCode: call({
    access: 'anyone',
    input: z.object({ contact: short, code: short, language: Language }),
    output: z.object({ orders: z.array(MyOrder) }),
    errors: ['param-invalid', 'order-code-wrong', 'too-many-requests'],
  }),
  /** Keeps an order that belongs to nobody in the account of who calls and holds its link. */
  claim: call({
    access: 'user',
    input: z.object({ orderToken, language: Language }),
    output: z.object({ order: Order }),
    errors: ['link-invalid', 'order-claimed'],
  }),
  /** The orders of who calls, newest first, 20 a page; `after` is the cursor of the page before. */
  myOrders: call({
    access: 'user',
    input: z.object({ after: z.nullable(z.string().check(z.regex(/^[0-9a-f]{24}$/))), language: Language }),
    output: z.object({ orders: z.array(MyOrder), next: z.nullable(z.string()) }),
    errors: [],
  }),
  /**
   * Sponsors in order of time, newest first, 20 a page; `after` is the cursor of the page before. `name` is a part of the
   * name; `orderTokens` count with the choice `mine`, beside the orders of the account.
   */
  donors: call({
    access: 'anyone',
    input: z.object({
      bookId: z.nullable(z.string().check(z.maxLength(64))),
      after: z.nullable(z.string().check(z.maxLength(64))),
      choice: z.optional(DonorChoice),
      name: z.optional(z.string().check(z.maxLength(DONOR_SEARCH_MAX))),
      orderTokens: z.optional(orderTokens),
      language: Language,
    }),
    output: z.object({
      donors: z.array(Donor),
      next: z.nullable(z.string()),
      total: z.number(),
      anonymousCount: z.number(),
      totalCopies: z.number(),
    }),
    errors: ['param-invalid', 'module-closed', 'too-many-requests'],
  }),
  /**
   * The keys of those entries of `donors` that are of who calls: of the account (its newest 200) and of the orders whose
   * links the device holds. Nobody else learns them.
   */
  ownDonors: call({
    access: 'anyone',
    input: z.object({ orderTokens, language: Language }),
    output: z.object({ keys: z.array(z.string()) }),
    errors: ['module-closed'],
  }),
});
