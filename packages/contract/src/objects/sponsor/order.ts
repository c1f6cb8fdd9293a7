import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '../payment.ts';
import { Instant, Language, short } from './fields.ts';

export const ORDER_STATUSES = ['unpaid', 'paid', 'completed', 'cancelled', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
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
  'notice-sent',
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

/** Steps of a batch's way beside which the office can put a photograph: events of the same names begin them. */
export const PHOTO_STEPS = ['batched', 'printing', 'shipped', 'completed'] as const;
export type PhotoStep = (typeof PHOTO_STEPS)[number];

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

/** A photograph of a step of the way, by the office. */
export const StepPhoto = z.object({
  step: z.enum(PHOTO_STEPS),
  /** Path on the server's own address; open to everybody, and never another picture. */
  path: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Day of the temple on which it was taken, such as 2026-03-01. */
  day: z.string(),
  /** In the reader's language, else in the one that `language` names. */
  caption: z.nullable(z.object({ text: z.string(), language: Language })),
});
export type StepPhoto = z.infer<typeof StepPhoto>;

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
  /** Who carries the book, as the office wrote it. */
  carrier: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.nullable(Instant),
  amendable: z.boolean(),
  /** The account it belongs to: that of who asks, none yet, or another. */
  ownership: z.enum(['own', 'free', 'other']),
  timeline: z.array(z.object({ event: z.enum(TIMELINE_EVENTS), at: Instant })),
  /** Of the steps that it has come to, at most one a step; none when it is given back. */
  photos: z.array(StepPhoto),
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
  /** Day of the privacy policy whose separate consent for names and dedication was ticked; '' when it was not. */
  consent: z.string().check(z.maxLength(20)),
});
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>;
