import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { LANGUAGES } from '../languages.ts';

export const ORDER_STATUSES = ['unpaid', 'paid', 'completed', 'cancelled', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const PAYMENT_STATUSES = [
  'created',
  'pending',
  'settled',
  'declined',
  'failed',
  'expired',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const FULFILMENT_STATUSES = [
  'waiting',
  'batched',
  'printing',
  'shipped',
  'completed',
  'stopped',
] as const;
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number];

/** What can stand in an order's timeline. */
export const TIMELINE_EVENTS = [
  'placed',
  'amended',
  'payment-opened',
  'payment-declined',
  'payment-failed',
  'payment-expired',
  'paid',
  'paid-late',
  'refund-due',
  'receipt-sent',
  'batched',
  'printing',
  'shipped',
  'completed',
  'stopped',
  'cancelled',
  'expired',
  'refunded',
  'claimed',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

/** Whom the merit is dedicated to (DOMAIN 4.2): all beings, named living, named departed, 累劫冤亲债主. */
export const DEDICATION_TARGETS = ['beings', 'living', 'departed', 'creditors'] as const;
export type DedicationTarget = (typeof DEDICATION_TARGETS)[number];
/** Standard dedication verses; their words are in the content pack `dedications`. */
export const DEDICATION_TEXTS = [
  'universal',
  'lotus',
  'samantabhadra',
  'pureland',
  'obstacles',
  'vows',
] as const;

/** Bounds here only keep hostile sizes out; the rules with their own messages are the service's. */
const short = z.string().check(z.maxLength(400));
const Language = z.enum(LANGUAGES);
const Instant = z.string();

export const Dedication = z.object({
  /** One of DEDICATION_TEXTS, or null for the orderer's own words in `text`. */
  textId: z.nullable(z.enum(DEDICATION_TEXTS)),
  text: z.string().check(z.maxLength(2_000)),
  target: z.enum(DEDICATION_TARGETS),
  names: z.array(short).check(z.maxLength(64)),
});
export const FreeGift = z.object({
  recipient: short,
  phone: short,
  province: short,
  city: short,
  district: short,
  street: short,
});
export const Contact = z.object({ kind: z.enum(['phone', 'email']), value: short });

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

export const Donor = z.object({
  /** null: the sponsor asked not to be named. */
  name: z.nullable(z.string()),
  copies: z.number(),
  bookTitle: z.string(),
  /** Day in the temple's zone, YYYY-MM-DD. */
  day: z.string(),
});
export type Donor = z.infer<typeof Donor>;

/** An order as a stranger with only a number or a contact may see it. */
export const MaskedOrder = z.object({
  /** Whole when it was looked up by number; by contact only its last two digits, the others as `*`. */
  sponsorNumber: z.string(),
  bookTitle: z.string(),
  copies: z.number(),
  maskedName: z.string(),
  status: z.enum(ORDER_STATUSES),
  fulfilment: z.enum(FULFILMENT_STATUSES),
  createdAt: Instant,
});
export type MaskedOrder = z.infer<typeof MaskedOrder>;

/** An order as its owner sees it. Instants are ISO 8601 UTC. */
export const Order = z.object({
  sponsorNumber: z.string(),
  bookId: z.string(),
  bookTitle: z.string(),
  copies: z.number(),
  unitPriceFen: z.number(),
  totalFen: z.number(),
  name: z.string(),
  anonymous: z.boolean(),
  dedication: Dedication,
  contact: Contact,
  receiptEmail: z.nullable(z.string()),
  freeGift: z.nullable(FreeGift),
  language: Language,
  status: z.enum(ORDER_STATUSES),
  fulfilment: z.enum(FULFILMENT_STATUSES),
  paymentMethodName: z.nullable(z.string()),
  /** State of the attempt that paid, else of the newest; null before the first. */
  payment: z.nullable(z.enum(PAYMENT_STATUSES)),
  batchNumber: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.nullable(Instant),
  amendable: z.boolean(),
  /** The account it belongs to: that of who asks, none yet, or another. */
  ownership: z.enum(['own', 'free', 'other']),
  timeline: z.array(z.object({ event: z.enum(TIMELINE_EVENTS), at: Instant })),
});
export type Order = z.infer<typeof Order>;

/** An order in the list of its account's owner. */
export const MyOrder = z.object({
  /** Opens the order whole. */
  orderToken: z.string(),
  ...z.pick(Order, {
    sponsorNumber: true,
    bookTitle: true,
    copies: true,
    totalFen: true,
    status: true,
    payment: true,
    fulfilment: true,
    createdAt: true,
  }).shape,
});
export type MyOrder = z.infer<typeof MyOrder>;

/** Secret of the signed link to one order: whoever holds it may see and pay the order. */
const orderToken = z.string().check(z.maxLength(200));

export const PlaceOrderInput = z.object({
  /** 16 to 64 letters and digits, made once per form; the same key with the same content is the same order. */
  idempotencyKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  bookId: z.string().check(z.maxLength(64)),
  copies: z.number(),
  name: z.string().check(z.maxLength(20_000)),
  anonymous: z.boolean(),
  dedication: Dedication,
  contact: Contact,
  receiptEmail: z.nullable(short),
  freeGift: z.nullable(FreeGift),
  language: Language,
});
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>;

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
    input: z.omit(PlaceOrderInput, { idempotencyKey: true }),
    output: z.object({ unitPriceFen: z.number(), shippingFen: z.number(), totalFen: z.number() }),
    errors: formErrors,
  }),
  placeOrder: call({
    access: 'anyone',
    input: PlaceOrderInput,
    output: z.object({ orderToken: z.string(), order: Order }),
    errors: [...formErrors, 'idempotency-conflict'],
  }),
  paymentMethods: call({
    access: 'anyone',
    input: z.object({ language: Language }),
    output: z.object({ methods: z.array(z.object({ id: z.string(), name: z.string(), icon: z.string() })) }),
    errors: [],
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
  /** By sponsor number, or by email or phone: masked, newest first, at most 20. */
  lookup: call({
    access: 'anyone',
    input: z.object({
      query: short,
      captchaId: z.optional(short),
      captcha: z.optional(short),
      language: Language,
    }),
    output: z.object({ orders: z.array(MaskedOrder) }),
    errors: ['param-invalid', 'order-not-found', 'captcha-required', 'captcha-wrong', 'too-many-requests'],
  }),
  /** Sponsor number and the contact of the order together open it whole: the answer is its link's secret. */
  open: call({
    access: 'anyone',
    input: z.object({
      sponsorNumber: short,
      contact: short,
      captchaId: z.optional(short),
      captcha: z.optional(short),
      language: Language,
    }),
    output: z.object({ orderToken: z.string(), order: Order }),
    errors: ['param-invalid', 'order-not-found', 'captcha-required', 'captcha-wrong', 'too-many-requests'],
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
  /** A picture to read before the next lookup; `image` is a data URI of an SVG. */
  captcha: call({
    access: 'anyone',
    input: z.object({}),
    output: z.object({ captchaId: z.string(), image: z.string() }),
    errors: ['too-many-requests'],
  }),
  /** Sponsors in order of time, newest first, 20 a page; `after` is the cursor of the page before. */
  donors: call({
    access: 'anyone',
    input: z.object({
      bookId: z.nullable(z.string().check(z.maxLength(64))),
      after: z.nullable(z.string().check(z.maxLength(64))),
      language: Language,
    }),
    output: z.object({
      donors: z.array(Donor),
      next: z.nullable(z.string()),
      total: z.number(),
      anonymousCount: z.number(),
      totalCopies: z.number(),
    }),
    errors: ['param-invalid', 'module-closed'],
  }),
});
