import { type BuddhaId, isBuddhaId } from '@yuanguang/contract/buddhas';
import {
  BOWS_MAX,
  bowData,
  cleanWish,
  offerData,
  riteData,
  STICKS,
  type Sticks,
  WORSHIP_BOW,
  WORSHIP_OFFER,
  WORSHIP_RITE,
} from '@yuanguang/contract/rules/worship';

/* A rite as it goes on: bow, light, place, wish, dedicate. Pure: what is to be written comes with each step. */

export const RITE_STEPS = ['bow', 'light', 'place', 'wish', 'dedication', 'done'] as const;
export type RiteStep = (typeof RITE_STEPS)[number];

/** What is said aloud after a step, by its key among the pages' messages (`rite.spoken.<key>`), with its count. */
export interface Spoken {
  readonly key: 'bow' | 'bowed' | 'lit' | 'placed' | 'wished' | 'done';
  /** Bows, or sticks; 0 where there is nothing to count. */
  readonly count: number;
}

export interface RiteState {
  readonly place: string;
  readonly to: BuddhaId;
  readonly step: RiteStep;
  readonly bows: number;
  /** null until they are lit. */
  readonly sticks: Sticks | null;
  readonly wish: string;
  readonly spoken: Spoken | null;
}

/** What the hand, a key or a gesture does. What does not belong to the step changes nothing. */
export type RiteEvent =
  /** One more bow. */
  | { readonly do: 'bow' }
  /** Enough bows: at least one. */
  | { readonly do: 'stand' }
  | { readonly do: 'light'; readonly sticks: Sticks }
  /** Into the censer. */
  | { readonly do: 'place' }
  /** '' for none. One that is too long changes nothing: ask `cleanWish` first. */
  | { readonly do: 'wish'; readonly wish: string }
  /** By the id of a standard verse; '' for none. */
  | { readonly do: 'dedicate'; readonly dedication: string };

/** An entry for the journal. */
export interface RiteEntry {
  readonly kind: string;
  readonly subject: string;
  readonly amount: number;
  readonly data: string;
}

export interface RiteTurn {
  readonly state: RiteState;
  readonly entries: readonly RiteEntry[];
}

export const beginRite = (place: string, to: BuddhaId): RiteState => ({
  place,
  to,
  step: 'bow',
  bows: 0,
  sticks: null,
  wish: '',
  spoken: null,
});

/** What comes after something was done; each entry of a rite comes with one turn of it alone. */
export function riteAfter(state: RiteState, event: RiteEvent): RiteTurn {
  const { place: subject, to, step, bows, sticks, wish } = state;
  const stay: RiteTurn = { state, entries: [] };
  switch (event.do) {
    case 'bow': {
      if (step !== 'bow' || bows >= BOWS_MAX) return stay;
      return { state: { ...state, bows: bows + 1, spoken: { key: 'bow', count: bows + 1 } }, entries: [] };
    }
    case 'stand': {
      if (step !== 'bow' || bows === 0) return stay;
      return {
        state: { ...state, step: 'light', spoken: { key: 'bowed', count: bows } },
        entries: [{ kind: WORSHIP_BOW, subject, amount: bows, data: bowData(to) }],
      };
    }
    case 'light': {
      if (step !== 'light') return stay;
      return {
        state: { ...state, step: 'place', sticks: event.sticks, spoken: { key: 'lit', count: event.sticks } },
        entries: [],
      };
    }
    case 'place': {
      if (step !== 'place' || sticks === null) return stay;
      const data = offerData({ what: 'incense', form: 'incense', to });
      return {
        state: { ...state, step: 'wish', spoken: { key: 'placed', count: sticks } },
        entries: [{ kind: WORSHIP_OFFER, subject, amount: sticks, data }],
      };
    }
    case 'wish': {
      const read = cleanWish(event.wish);
      if (step !== 'wish' || 'refused' in read) return stay;
      return {
        state: { ...state, step: 'dedication', wish: read.wish, spoken: { key: 'wished', count: 0 } },
        entries: [],
      };
    }
    case 'dedicate': {
      if (step !== 'dedication' || sticks === null) return stay;
      const data = riteData({ to, sticks, dedication: event.dedication, wish });
      return {
        // Nothing of the wish stays behind on the page.
        state: { ...state, step: 'done', wish: '', spoken: { key: 'done', count: 0 } },
        entries: [{ kind: WORSHIP_RITE, subject, amount: 1, data }],
      };
    }
  }
}

/** Reads what was kept of a rite; undefined for anything else, and for one that is done. */
export function readRiteState(value: unknown): RiteState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { place, to, step, bows, sticks, wish } = value as Partial<Record<keyof RiteState, unknown>>;
  const known = RITE_STEPS.find((one) => one === step);
  const lit = STICKS.find((one) => one === sticks) ?? null;
  const right =
    typeof place === 'string' &&
    typeof wish === 'string' &&
    typeof bows === 'number' &&
    known !== undefined &&
    known !== 'done';
  if (!right || !isBuddhaId(to)) return undefined;
  const isLit = lit !== null || known === 'bow' || known === 'light';
  return isLit ? { place, to, step: known, bows, sticks: lit, wish, spoken: null } : undefined;
}
