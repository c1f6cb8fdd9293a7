/** What stands on an altar now: reckoned from what was offered, the same on every device. */
import type { BuddhaId } from '../buddhas.ts';
import { DAY_MS, sinceDayBegan } from './temple-day.ts';
import type { OfferingForm, OfferingKind } from './worship.ts';

const MINUTE_MS = 60_000;
/** How long a stick burns. */
export const INCENSE_MS = 40 * MINUTE_MS;
export const LAMP_MS = DAY_MS;
export const FRUIT_MS = 5 * DAY_MS;
/** Flowers are fresh for so long, */
export const FRESH_MS = 5 * DAY_MS;
/** and wilt for so long; then they are changed, and nobody says a word. */
export const WILTING_MS = 2 * DAY_MS;
/** Nothing that is older stands anywhere. */
export const LONGEST_MS = FRESH_MS + WILTING_MS;

/** One thing that was offered. */
export interface Offering {
  /** Names it among those of the same moment, on every device alike. */
  readonly id: string;
  readonly place: string;
  readonly what: OfferingKind;
  readonly form: OfferingForm;
  readonly to: BuddhaId;
  /** Sticks of incense; else 1. */
  readonly pieces: number;
  /** Milliseconds since 1970. A moment that is still to come counts as now. */
  readonly at: number;
  /** Written here, and not heard of by the server yet: it comes after all that came back, however slow the clock. */
  readonly pending?: boolean;
}

export interface Standing<Of extends Offering = Offering> {
  readonly offering: Of;
  /** When it is gone, in milliseconds since 1970. */
  readonly until: number;
  /** How much of its time is left: 1 when it was offered, toward 0. */
  readonly left: number;
  /** Of flowers: 0 while they are fresh, toward 1 as they wilt; 0 for all else. */
  readonly wilt: number;
}

/** At most one thing of a kind. */
export type Altar<Of extends Offering = Offering> = { readonly [Kind in OfferingKind]?: Standing<Of> };

/** Which altar is asked for, and how. */
export interface AltarAsked {
  readonly place: string;
  /** What stands before one alone; unset: whomever it was offered to. */
  readonly to?: BuddhaId | undefined;
  /** When the temple's day begins, such as 03:00. */
  readonly boundary: string;
}

/** Whether `one` was offered after `other`; of two that differ in anything, exactly one was. */
export function isLaterOffering(one: Offering, other: Offering): boolean {
  const [pending, before] = [one.pending === true, other.pending === true];
  if (pending !== before) return pending;
  return one.at !== other.at ? one.at > other.at : one.id > other.id;
}

/** What stands at `now` (milliseconds since 1970): the newest of each kind at that place, while its time lasts. */
export function altarOf<Of extends Offering>(
  offerings: Iterable<Of>,
  { place, to, boundary }: AltarAsked,
  now: number,
): Altar<Of> {
  const newest = new Map<OfferingKind, Of>();
  for (const one of offerings) {
    if (one.place !== place || (to !== undefined && one.to !== to)) continue;
    const before = newest.get(one.what);
    if (!before || isLaterOffering(one, before)) newest.set(one.what, one);
  }
  const altar: { [Kind in OfferingKind]?: Standing<Of> } = {};
  for (const [what, one] of newest) {
    const standing = standingOf(one, boundary, now);
    if (standing) altar[what] = standing;
  }
  return altar;
}

function standingOf<Of extends Offering>(
  offering: Of,
  boundary: string,
  now: number,
): Standing<Of> | undefined {
  const at = Math.min(offering.at, now);
  const lasts = lastsFor(offering.what, at, boundary);
  const age = now - at;
  if (age >= lasts) return undefined;
  const wilt = offering.what === 'flower' ? Math.max(0, (age - FRESH_MS) / WILTING_MS) : 0;
  return { offering, until: at + lasts, left: 1 - age / lasts, wilt };
}

/** How long something stands that was offered at `at`, in milliseconds. */
function lastsFor(what: OfferingKind, at: number, boundary: string): number {
  switch (what) {
    case 'incense':
      return INCENSE_MS;
    case 'flower':
      return LONGEST_MS;
    case 'fruit':
      return FRUIT_MS;
    case 'lamp':
      return LAMP_MS;
    case 'water':
      // Water is fresh every day.
      return DAY_MS - sinceDayBegan(at, boundary);
  }
}

/**
 * When an altar that looks so at `now` looks otherwise by itself, in milliseconds since 1970: something is gone, flowers
 * begin to wilt. Undefined where nothing stands. Between, only what burns and wilts changes little by little.
 */
export function nextChange(altar: Altar, now: number): number | undefined {
  const moments = Object.values(altar).flatMap(({ until, offering, wilt }) => {
    const wilting = until - WILTING_MS;
    return offering.what === 'flower' && wilt === 0 && wilting > now ? [wilting] : [until];
  });
  return moments.length === 0 ? undefined : Math.min(...moments);
}
