import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '../payment.ts';
import { Instant, Language, short } from '../sponsor/fields.ts';
import { Contact, Dedication } from '../sponsor/order.ts';

export const GIFT_STATUSES = ['unpaid', 'paid', 'cancelled', 'expired', 'refunded'] as const;
export type GiftStatus = (typeof GIFT_STATUSES)[number];

/** What can stand in a gift's timeline. */
export const GIFT_EVENTS = [
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
  'cancelled',
  'expired',
  'refunded',
  'claimed',
] as const;
export type GiftEvent = (typeof GIFT_EVENTS)[number];

/** What a gift can be for; their words are in the content pack `purpose`. Each has an account of its own in the books. */
export const PURPOSES = ['lamps', 'worship', 'repairs', 'sangha', 'life', 'teaching', 'temple'] as const;
export type PurposeId = (typeof PURPOSES)[number];

/** For whom it is given: by the giver alone, on behalf of somebody, in memory of somebody. */
export const HONOREE_KINDS = ['self', 'behalf', 'memory'] as const;

export const Honoree = z.object({
  kind: z.enum(HONOREE_KINDS),
  /** Of whom; none when it is given by oneself. */
  names: z.array(short).check(z.maxLength(64)),
  /** Where it is told that the gift was made, once and without the amount; null: nobody is told. */
  noticeEmail: z.nullable(short),
});

export const giftToken = z.string().check(z.maxLength(200));
const name = z.string().check(z.maxLength(20_000));

export const GiveInput = z.object({
  /** 16 to 64 letters and digits, made once per form; the same key with the same content is the same gift. */
  idempotencyKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  /** Whole yuan, in fen. */
  amountFen: z.number(),
  /** Whoever says one must mean CNY: an amount is never taken for one of another currency. */
  currency: z.optional(short),
  purposeId: z.string().check(z.maxLength(64)),
  name,
  anonymous: z.boolean(),
  /** The amount stands on the receipt alone. */
  silent: z.boolean(),
  honoree: Honoree,
  dedication: Dedication,
  contact: Contact,
  receiptEmail: z.nullable(short),
  language: Language,
  /** A reminder each month, with a link to the same gift; nothing is taken by itself. */
  monthly: z.optional(z.boolean()),
  /** The link of the plan whose reminder this gift answers. */
  planToken: z.optional(giftToken),
  /** Day of the privacy policy whose separate consent for names and dedication was ticked; '' when it was not. */
  consent: z.string().check(z.maxLength(20)),
});
export type GiveInput = z.infer<typeof GiveInput>;

export const AmendGift = z.object({
  giftToken,
  name,
  anonymous: z.boolean(),
  silent: z.boolean(),
  dedication: Dedication,
  honoreeNames: z.array(short).check(z.maxLength(64)),
  language: Language,
});

/** A gift as a stranger with only a number or a contact may see it: never with its amount. */
export const MaskedGift = z.object({
  /** Whole when it was looked up by number; by contact only its last two digits, the others as `*`. */
  giftNumber: z.string(),
  purpose: z.string(),
  maskedName: z.string(),
  status: z.enum(GIFT_STATUSES),
  createdAt: Instant,
});
export type MaskedGift = z.infer<typeof MaskedGift>;

/** A gift as its giver sees it. Instants are ISO 8601 UTC. */
export const Gift = z.object({
  giftNumber: z.string(),
  /** null once a silent gift is paid: then it stands on the receipt alone. */
  amountFen: z.nullable(z.number()),
  purposeId: z.enum(PURPOSES),
  purpose: z.string(),
  name: z.string(),
  anonymous: z.boolean(),
  silent: z.boolean(),
  honoree: Honoree,
  dedication: Dedication,
  contact: Contact,
  receiptEmail: z.nullable(z.string()),
  language: Language,
  status: z.enum(GIFT_STATUSES),
  paymentMethodName: z.nullable(z.string()),
  /** State of the attempt that paid, else of the newest; null before the first. */
  payment: z.nullable(z.enum(PAYMENT_STATUSES)),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.nullable(Instant),
  /** Name, anonymity, silence and dedication can be changed, as long as the gift is neither cancelled nor returned. */
  amendable: z.boolean(),
  /** Opens the monthly plan that it made or answered; null when there is none, or none any more. */
  planToken: z.nullable(z.string()),
  /** The account it belongs to: that of who asks, none yet, or another. */
  ownership: z.enum(['own', 'free', 'other']),
  timeline: z.array(z.object({ event: z.enum(GIFT_EVENTS), at: Instant })),
});
export type Gift = z.infer<typeof Gift>;

/** A gift in the list of its account's owner. */
export const MyGift = z.object({
  /** Opens the gift whole. */
  giftToken: z.string(),
  ...z.pick(Gift, {
    giftNumber: true,
    amountFen: true,
    purposeId: true,
    purpose: true,
    status: true,
    payment: true,
    createdAt: true,
  }).shape,
});
export type MyGift = z.infer<typeof MyGift>;

export const PLAN_STATES = ['active', 'paused', 'ended'] as const;

/** A gift that is made again each month, by the giver's own hand. */
export const Plan = z.object({
  /** Opens it: prepares the next gift, and ends it. */
  planToken: z.string(),
  /** `paused` after three reminders without an answer; the next gift by its link lets it go on. */
  state: z.enum(PLAN_STATES),
  purpose: z.string(),
  /** null of silent gifts. */
  amountFen: z.nullable(z.number()),
  /** Day of the month; a shorter month has its last day. */
  monthDay: z.number(),
  /** The temple's day of the next reminder, YYYY-MM-DD; null when none comes. */
  nextOn: z.nullable(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/** The values with which the next gift of a plan is prepared. */
export const PreparedGift = z.pick(GiveInput, {
  amountFen: true,
  purposeId: true,
  name: true,
  anonymous: true,
  silent: true,
  honoree: true,
  dedication: true,
  contact: true,
  receiptEmail: true,
});
export type PreparedGift = z.infer<typeof PreparedGift>;

/** A line of the public list of givers: no amount, whoever gave and however much. */
export const Giver = z.object({
  /** null: the giver asked not to be named. */
  name: z.nullable(z.string()),
  purpose: z.string(),
  /** Day in the temple's zone, YYYY-MM-DD. */
  day: z.string(),
  /** The same day in the lunar calendar: month 1 to 12, maybe the second of its number, and day 1 to 30. */
  lunar: z.object({ month: z.number(), leap: z.boolean(), day: z.number() }),
});
export type Giver = z.infer<typeof Giver>;

export const OfferedPurpose = z.object({ id: z.enum(PURPOSES), title: z.string(), text: z.string() });
export type OfferedPurpose = z.infer<typeof OfferedPurpose>;
