import * as z from 'zod/mini';
import { HALLS, TABLET_KIND_IDS, TABLET_SCRIPTS } from '../../rules/tablet-kinds.ts';
import { PAYMENT_STATUSES } from '../payment.ts';
import { Instant, Language, short } from '../sponsor/fields.ts';
import { Contact } from '../sponsor/order.ts';

/**
 * `unpaid`: waits for the gift that was promised with it. `applied`: waits for the office. `approved`: written, and
 * stands from a day to come. What is `expired`, `rejected` or `withdrawn` stands no more, what has `ended` may be renewed.
 */
export const TABLET_STATUSES = [
  'unpaid',
  'applied',
  'approved',
  'standing',
  'ended',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type TabletStatus = (typeof TABLET_STATUSES)[number];

/** What can stand in a tablet's timeline. */
export const TABLET_EVENTS = [
  'placed',
  'paid',
  'paid-late',
  'payment-opened',
  'payment-declined',
  'payment-failed',
  'payment-expired',
  'refund-due',
  'refunded',
  'corrected',
  'correction-asked',
  'correction-done',
  'approved',
  'standing',
  'renewed',
  'ended',
  'rejected',
  'withdrawn',
  'expired',
  'claimed',
] as const;
export type TabletEvent = (typeof TABLET_EVENTS)[number];

export const tabletToken = z.string().check(z.maxLength(200));
const number = z.number();

const SolarDate = z.object({ calendar: z.literal('solar'), year: number, month: number, day: number });
/** A day of the Chinese calendar. */
export const LunarDay = z.object({ year: number, month: number, leap: z.boolean(), day: number });
const LunarDate = z.extend(LunarDay, { calendar: z.literal('lunar') });
const TabletDate = z.discriminatedUnion('calendar', [SolarDate, LunarDate]);
/** The same day in both calendars; `solar` such as 2026-03-01. */
const inBoth = { solar: z.string(), lunar: LunarDay };
const KeptDate = z.discriminatedUnion('calendar', [z.extend(SolarDate, inBoth), z.extend(LunarDate, inBoth)]);
const Person = z.object({
  title: short,
  name: short,
  born: z.nullable(TabletDate),
  died: z.nullable(TabletDate),
});

/** Bounds here only keep hostile sizes out; the rules with their own messages are rules/tablet.ts. */
export const TabletText = z.object({
  kind: z.enum(TABLET_KIND_IDS),
  script: z.enum(TABLET_SCRIPTS),
  people: z.array(Person).check(z.maxLength(16)),
  household: z.boolean(),
  surname: short,
  address: short,
  sponsor: z.object({ title: short, name: short }),
  father: short,
  mother: short,
});

/** As it is kept, by which it is drawn: each date as it was typed, and in the other calendar. */
const KeptTablet = z.extend(TabletText, {
  people: z.array(z.extend(Person, { born: z.nullable(KeptDate), died: z.nullable(KeptDate) })),
});

export const LampText = z.object({ hall: z.enum(HALLS), name: short });

const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

export const ApplyInput = z.object({
  /** 16 to 64 letters and digits, made once per form; the same key with the same content is the same registration. */
  idempotencyKey,
  /** A tablet, or a lamp alone: exactly one of the two is there. */
  tablet: z.nullable(TabletText),
  lamp: z.nullable(LampText),
  /** For how many days it stands; null: as long as the temple keeps the hall. */
  days: z.nullable(number),
  /** A gift of whole yuan, in fen; 0 for none. */
  amountFen: number,
  /** Whether the days of remembrance are told. */
  remind: z.boolean(),
  contact: Contact,
  language: Language,
  /** Day of the privacy policy whose separate consent for names was ticked; '' when it was not. */
  consent: z.string().check(z.maxLength(20)),
});
export type ApplyInput = z.infer<typeof ApplyInput>;

export const RenewInput = z.object({
  tabletToken,
  idempotencyKey,
  days: z.nullable(number),
  amountFen: number,
  language: Language,
});
export type RenewInput = z.infer<typeof RenewInput>;

/** What has to be paid, or has been: with the registration, or with its renewal. */
export const HallGift = z.object({
  id: z.string(),
  what: z.enum(['registration', 'renewal']),
  days: z.nullable(number),
  amountFen: number,
  status: z.enum(['unpaid', 'given', 'cancelled', 'expired', 'refunded']),
  payment: z.nullable(z.enum(PAYMENT_STATUSES)),
  expiresAt: Instant,
});
export type HallGift = z.infer<typeof HallGift>;

/** What those see to whom a tablet is shown, and its owner. */
export const ShownTablet = z.object({
  hall: z.enum(HALLS),
  tablet: z.nullable(KeptTablet),
  lamp: z.nullable(LampText),
  status: z.enum(TABLET_STATUSES),
  /** The temple's days from and to which it stands, such as 2026-03-01; `until` null: no end is set. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Where its lamp burns in the hall, from 0; null while it does not stand. */
  place: z.nullable(number),
});
export type ShownTablet = z.infer<typeof ShownTablet>;

/** A tablet or a lamp as the holder of its link sees it. */
export const Tablet = z.extend(ShownTablet, {
  /** As printed: `4829-1503-7610`. */
  tabletNumber: z.string(),
  /** Why it was rejected, in the office's words. */
  reason: z.nullable(z.string()),
  remind: z.boolean(),
  /** What the office is asked to correct; null for nothing. */
  correction: z.nullable(z.string()),
  contact: Contact,
  language: Language,
  gifts: z.array(HallGift),
  createdAt: Instant,
  /** Whether its words can be changed without the office. */
  correctable: z.boolean(),
  renewable: z.boolean(),
  withdrawable: z.boolean(),
  ownership: z.enum(['own', 'free', 'other']),
  timeline: z.array(z.object({ event: z.enum(TABLET_EVENTS), at: Instant })),
});
export type Tablet = z.infer<typeof Tablet>;

export const MyTablet = z.extend(ShownTablet, {
  tabletToken: z.string(),
  tabletNumber: z.string(),
  createdAt: Instant,
});
export type MyTablet = z.infer<typeof MyTablet>;

/** As somebody sees it to whom its owner shows it: by no link, so that it can only be looked at. */
export const TabletShownToMe = z.extend(ShownTablet, {
  /** That it is shown to this person; its owner may end it. */
  share: z.string(),
  since: Instant,
});
export type TabletShownToMe = z.infer<typeof TabletShownToMe>;

/** As a stranger with only a number or a contact may see it: nothing of whom it is for. */
export const MaskedTablet = z.object({
  /** Whole when it was looked up by number; by contact only its last two digits, the others as `*`. */
  tabletNumber: z.string(),
  status: z.enum(TABLET_STATUSES),
  createdAt: Instant,
});
export type MaskedTablet = z.infer<typeof MaskedTablet>;

/** An invitation to see a tablet that nobody has used, and somebody who has used one. */
export const TabletInvitation = z.object({ id: z.string(), endsAt: Instant });
export type TabletInvitation = z.infer<typeof TabletInvitation>;
export const TabletGuest = z.object({
  id: z.string(),
  /** As they call themselves. */
  name: z.string(),
  since: Instant,
});
export type TabletGuest = z.infer<typeof TabletGuest>;
