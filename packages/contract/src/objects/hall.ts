import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { HALLS } from '../rules/tablet-kinds.ts';
import {
  ApplyInput,
  LampText,
  LunarDay,
  MaskedTablet,
  MyTablet,
  RenewInput,
  Tablet,
  TabletGuest,
  TabletInvitation,
  TabletShownToMe,
  TabletText,
  tabletToken,
} from './hall/tablet.ts';
import { Language, short } from './sponsor/fields.ts';
import { CAPTCHA_CODES } from './uni-captcha-co.ts';

export * from './hall/tablet.ts';

const textErrors = [
  'param-invalid',
  'text-not-allowed',
  'tablet-name-empty',
  'tablet-name-too-long',
  'tablet-name-letters',
  'tablet-too-many-names',
  'tablet-title-too-long',
  'tablet-sponsor-empty',
  'tablet-surname-empty',
  'tablet-creditors-one',
  'tablet-parent-empty',
  'tablet-address-empty',
  'tablet-address-too-long',
  'tablet-date-unreal',
  'tablet-date-future',
  'tablet-date-early',
  'tablet-lunar-short',
  'tablet-lunar-no-leap',
  'tablet-dates-order',
  'tablet-characters-lacking',
] as const;
const giftErrors = [
  'module-closed',
  'too-many-requests',
  'hall-term-unknown',
  'hall-gift-required',
  'hall-gifts-closed',
  'buying-closed',
  'amount-invalid',
  'amount-too-small',
  'amount-too-large',
  'idempotency-conflict',
] as const;
const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));
const byLink = z.object({ tabletToken, language: Language });
const oneTablet = z.object({ tablet: Tablet });
const linkErrors = ['link-invalid', 'too-many-requests'] as const;
/** 22 characters of base64url: 128 random bits. */
const code = z.string().check(z.maxLength(64));
const shares = z.object({
  invitations: z.array(TabletInvitation),
  guests: z.array(TabletGuest),
});

/** The two halls: tablets and lamps of the living (延生堂) and of the departed (往生堂). */
export const hall = cloudObject('hall', {
  /** What can be registered and given: `free` without a gift, `gifts` with one. */
  offer: call({
    access: 'anyone',
    input: z.object({}),
    output: z.object({
      terms: z.array(z.nullable(z.number())),
      amountsFen: z.array(z.number()),
      mostFen: z.number(),
      free: z.boolean(),
      gifts: z.boolean(),
    }),
    errors: ['module-closed'],
  }),
  /** The lamps of a hall, and which of them are the caller's own. Of nobody else anything is told. */
  lamps: call({
    access: 'anyone',
    input: z.object({ hall: z.enum(HALLS) }),
    output: z.object({
      count: z.number(),
      /** Places with a lamp, from 0: pairs of the first one and how many follow without a gap. */
      places: z.array(z.tuple([z.number(), z.number()])),
      mine: z.array(z.object({ place: z.number(), tabletToken: z.string() })),
    }),
    errors: ['module-closed'],
  }),
  /** Judges a tablet before anything is registered: which signs cannot be written, field by field. */
  check: call({
    access: 'anyone',
    input: z.object({ tablet: TabletText }),
    output: z.object({
      lacking: z.array(z.object({ field: z.string(), characters: z.array(z.string()) })),
    }),
    errors: [...textErrors, 'module-closed', 'too-many-requests'],
  }),
  apply: call({
    access: 'anyone',
    input: ApplyInput,
    output: z.object({ tabletToken: z.string(), tablet: Tablet }),
    errors: [
      ...textErrors,
      ...giftErrors,
      'contact-empty',
      'phone-invalid',
      'email-invalid',
      'consent-required',
    ],
  }),
  /** Opens a payment for the gift that is still to be made; the payer goes to `url`. */
  startPayment: call({
    access: 'anyone',
    input: z.object({ tabletToken, methodId: z.string().check(z.maxLength(64)), language: Language }),
    output: z.object({ url: z.string() }),
    errors: [
      'link-invalid',
      'module-closed',
      'buying-closed',
      'hall-gifts-closed',
      'tablet-not-payable',
      'tablet-expired',
      'payment-method-unknown',
      'payment-unavailable',
      'too-many-requests',
    ],
  }),
  /** The whole tablet for the holder of its link; asks the provider first when a payment is under way. */
  tablet: call({ access: 'anyone', input: byLink, output: oneTablet, errors: linkErrors }),
  /** Changes the words, as long as the office has not approved them. The kind stays. */
  correct: call({
    access: 'anyone',
    input: z.object({
      tabletToken,
      tablet: z.nullable(TabletText),
      lamp: z.nullable(LampText),
      language: Language,
    }),
    output: oneTablet,
    errors: [...textErrors, ...linkErrors, 'tablet-not-correctable'],
  }),
  /** Asks the office to correct what it has approved. */
  askCorrection: call({
    access: 'anyone',
    input: z.object({ tabletToken, wish: z.string().check(z.maxLength(4_000)), language: Language }),
    output: oneTablet,
    errors: [
      ...linkErrors,
      'tablet-correction-needless',
      'tablet-correction-empty',
      'tablet-correction-too-long',
      'tablet-not-correctable',
    ],
  }),
  /** Takes it back, whatever its state: it stands no more. */
  withdraw: call({
    access: 'anyone',
    input: byLink,
    output: oneTablet,
    errors: [...linkErrors, 'tablet-not-withdrawable'],
  }),
  /** Lets it stand for longer: at once without a gift, else as soon as that is made. */
  renew: call({
    access: 'anyone',
    input: RenewInput,
    output: oneTablet,
    errors: [...giftErrors, 'link-invalid', 'tablet-not-renewable'],
  }),
  /** Whether the days of remembrance are told to the account that has it. */
  remind: call({
    access: 'user',
    input: z.object({ tabletToken, remind: z.boolean(), language: Language }),
    output: oneTablet,
    errors: linkErrors,
  }),
  /** The days of remembrance of the coming year, of everybody on the tablet whose day of passing is known. */
  memorialDays: call({
    access: 'anyone',
    input: z.object({ tabletToken }),
    output: z.object({
      days: z.array(
        z.object({
          /** Which of the people on the tablet, from 0. */
          person: z.number(),
          kind: z.enum(['seventh', 'hundredth', 'anniversary']),
          count: z.number(),
          day: z.string(),
          lunar: LunarDay,
        }),
      ),
    }),
    errors: linkErrors,
  }),
  /** The tablet as it is written, as a picture (PNG, 960 × 2544) in base64. */
  picture: call({
    access: 'anyone',
    input: z.object({ tabletToken }),
    output: z.object({ png: z.string() }),
    errors: [...linkErrors, 'tablet-not-standing'],
  }),
  /** The same to be printed: a PDF of one leaf, in base64. */
  pdf: call({
    access: 'anyone',
    input: z.object({ tabletToken }),
    output: z.object({ pdf: z.string() }),
    errors: [...linkErrors, 'tablet-not-standing'],
  }),
  /** By number, or by email or phone: masked, newest first, at most 20. After a few tries it wants a captcha. */
  lookup: call({
    access: 'anyone',
    input: z.object({ query: short, captcha: z.optional(short) }),
    output: z.object({ tablets: z.array(MaskedTablet) }),
    errors: ['param-invalid', 'tablet-not-found', ...CAPTCHA_CODES, 'too-many-requests'],
  }),
  /** Number and contact together open it whole: the answer is its link's secret. */
  open: call({
    access: 'anyone',
    input: z.object({ tabletNumber: short, contact: short, captcha: z.optional(short), language: Language }),
    output: z.object({ tabletToken: z.string(), tablet: Tablet }),
    errors: ['param-invalid', 'tablet-not-found', ...CAPTCHA_CODES, 'too-many-requests'],
  }),
  /** Keeps what belongs to nobody in the account of who calls and holds its link. */
  claim: call({
    access: 'user',
    input: byLink,
    output: oneTablet,
    errors: [...linkErrors, 'tablet-claimed'],
  }),
  /** What who calls has registered, newest first, 20 a page; `after` is the cursor of the page before. */
  myTablets: call({
    access: 'user',
    input: z.object({ after: z.nullable(id) }),
    output: z.object({ tablets: z.array(MyTablet), next: z.nullable(z.string()) }),
    errors: [],
  }),
  /** A code for one person of the family, good once and for seven days, to see it. */
  invite: call({
    access: 'user',
    input: z.object({ tabletToken }),
    output: z.extend(shares, { code: z.string() }),
    errors: [...linkErrors, 'tablet-invitations-full', 'tablet-guests-full'],
  }),
  /** Who has been invited and who sees it; its owner alone is told. */
  shares: call({ access: 'user', input: z.object({ tabletToken }), output: shares, errors: linkErrors }),
  /** Withdraws an invitation, or shows it to somebody no longer. */
  endShare: call({
    access: 'user',
    input: z.object({ tabletToken, share: id }),
    output: shares,
    errors: linkErrors,
  }),
  /** Uses a code; asked again by who has used it, it answers the same. */
  accept: call({
    access: 'user',
    input: z.object({ code, myName: short }),
    output: z.object({ shown: TabletShownToMe }),
    errors: [
      'tablet-invitation-over',
      'tablet-invitation-own',
      'tablet-guests-full',
      'tablet-name-empty',
      'tablet-name-too-long',
      'tablet-name-letters',
      'text-not-allowed',
      'too-many-requests',
    ],
  }),
  /** What others show to who calls, the last first. */
  shownToMe: call({
    access: 'user',
    input: z.object({}),
    output: z.object({ shown: z.array(TabletShownToMe) }),
    errors: [],
  }),
});
