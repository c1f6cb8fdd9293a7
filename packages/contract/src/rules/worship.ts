/** The rules of worship, for server and pages alike: no schema library, so that pages may import them. */
import { type BuddhaId, isBuddhaId } from '../buddhas.ts';
import { readObject } from './journal.ts';
import { isSeen, plainText } from './plain-text.ts';
import { isLongerThan } from './printable.ts';

/** The kinds of journal entries of worship; the subject of each is the place: one's own shrine, or a family shrine's id. */
export const WORSHIP_OFFER = 'worship.offer';
export const WORSHIP_BOW = 'worship.bow';
/** A whole rite. */
export const WORSHIP_RITE = 'worship.rite';
/** How one's own shrine is arranged (rules/shrine). */
export const WORSHIP_SHRINE = 'worship.shrine';

/** The place that is one's own shrine. */
export const OWN_SHRINE = 'own';
/** 24 hex characters: the id of a family shrine. */
export const isFamilyShrine = (place: string): boolean => /^[0-9a-f]{24}$/.test(place);
export const isPlace = (place: string): boolean => place === OWN_SHRINE || isFamilyShrine(place);

/** What is offered, and in which forms each. */
export const OFFERING_FORMS = {
  incense: ['incense'],
  flower: ['lotus', 'peony', 'chrysanthemum'],
  fruit: ['peach', 'pomegranate', 'citrus'],
  water: ['cup', 'bowl'],
  lamp: ['lamp'],
} as const;
export type OfferingKind = keyof typeof OFFERING_FORMS;
export const OFFERINGS = Object.keys(OFFERING_FORMS) as readonly OfferingKind[];
export type OfferingForm = (typeof OFFERING_FORMS)[OfferingKind][number];
export const FORMS: readonly OfferingForm[] = Object.values(OFFERING_FORMS).flat();

/** Sticks that are lit together: one, or three for Buddha, Dharma and Sangha. */
export const STICKS = [1, 3] as const;
export type Sticks = (typeof STICKS)[number];
/** The most bows of one entry. */
export const BOWS_MAX = 108;
/** Visible characters. */
export const WISH_MAX = 140;
/** UTF-16 code units: what a reader sees as one character may be written with dozens. */
const WISH_UNITS = 2_000;
/** Lightings of incense of one person on one of the temple's days: as many as can burn one after another. */
export const LIGHTINGS_A_DAY = 36;
/** All other offerings of one person on one of the temple's days. */
export const OFFERINGS_A_DAY = 108;

/** What the data of an entry `worship.offer` says. */
export interface Offered {
  readonly what: OfferingKind;
  readonly form: OfferingForm;
  readonly to: BuddhaId;
}

/** What the data of an entry `worship.rite` says. */
export interface Rite {
  readonly to: BuddhaId;
  readonly sticks: Sticks;
  /** The id of a standard verse; '' for none. */
  readonly dedication: string;
  /** For nobody else; '' for none. */
  readonly wish: string;
}

export type WishCode = 'worship-wish-too-long';

const isDedication = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z-]{0,40}$/.test(value);

/** Whether so many pieces are offered at a time. */
export const isAmountOf = (what: OfferingKind, amount: number): boolean =>
  what === 'incense' ? STICKS.some((sticks) => sticks === amount) : amount === 1;

export const offerData = ({ what, form, to }: Offered): string => JSON.stringify({ what, form, to });
export const bowData = (to: BuddhaId): string => JSON.stringify({ to });
export const riteData = ({ to, sticks, dedication, wish }: Rite): string =>
  JSON.stringify({ to, sticks, dedication, wish });

/** Reads `offerData`, whoever wrote it; undefined for anything else. What it does not know is left out. */
export function readOffer(data: string): Offered | undefined {
  const { what, form, to } = readObject(data);
  const kind = OFFERINGS.find((one) => one === what);
  if (!kind || !isBuddhaId(to)) return undefined;
  const known = OFFERING_FORMS[kind].find((one) => one === form);
  return known && { what: kind, form: known, to };
}

/** Reads `bowData`: before whom; undefined for anything else. */
export function readBow(data: string): BuddhaId | undefined {
  const { to } = readObject(data);
  return isBuddhaId(to) ? to : undefined;
}

/** Reads `riteData`, or says why its wish is not kept; undefined for anything else. */
export function readRite(data: string): { readonly rite: Rite } | { readonly refused: WishCode } | undefined {
  const { to, sticks, dedication, wish } = readObject(data);
  const lit = STICKS.find((one) => one === sticks);
  if (!isBuddhaId(to) || !lit || !isDedication(dedication) || typeof wish !== 'string') return undefined;
  const read = cleanWish(wish);
  return 'refused' in read ? read : { rite: { to, sticks: lit, dedication, wish: read.wish } };
}

/** A wish as it is kept; '' where nobody would see anything of it. */
export function cleanWish(written: string): { readonly wish: string } | { readonly refused: WishCode } {
  const wish = plainText(written);
  if (wish.length > WISH_UNITS || isLongerThan(wish, WISH_MAX)) return { refused: 'worship-wish-too-long' };
  return { wish: isSeen(wish) ? wish : '' };
}
