import { GIFT_LEAST_FEN } from '../constants.ts';
import { plainText } from './plain-text.ts';
import { isLongerThan } from './printable.ts';
import { checkTabletName } from './tablet.ts';
import type { HallId } from './tablet-kinds.ts';
import type { Refuse } from './wording.ts';

/** What stands in a hall besides the tablet itself, for server and pages alike: no schema library. */

/** For how many days it stands; null: as long as the temple keeps the hall. */
export const HALL_TERMS = [49, 100, 365, null] as const;
export type HallTerm = (typeof HALL_TERMS)[number];

/** Visible characters of what somebody asks the office to correct. */
export const CORRECTION_MAX = 140;

/** A lamp that is lit for somebody, or for all: it needs no name. */
export interface LampText {
  readonly hall: HallId;
  readonly name: string;
}

/** By what is judged what is given with it. */
export interface HallOffer {
  /** Whether it may stand without a gift. */
  readonly free: boolean;
  readonly mostFen: number;
}

const FEN = 100;

export function checkLamp({ hall, name }: LampText, refuse: Refuse): LampText {
  return { hall, name: name.trim() === '' ? '' : checkTabletName(name, 'lamp.name', refuse) };
}

export function checkTerm(days: number | null, refuse: Refuse): HallTerm {
  const term = HALL_TERMS.find((one) => one === days);
  if (term === undefined) refuse('hall-term-unknown', 'days');
  return term ?? null;
}

/** A gift in fen, whole yuan; 0 is none. What is given changes nothing of how it stands. */
export function checkHallGift(amountFen: number, { free, mostFen }: HallOffer, refuse: Refuse): number {
  const at = 'amountFen';
  if (!Number.isSafeInteger(amountFen) || amountFen % FEN !== 0) refuse('amount-invalid', at);
  else if (amountFen === 0 && free) return 0;
  else if (amountFen === 0) refuse('hall-gift-required', at);
  else if (amountFen < GIFT_LEAST_FEN) refuse('amount-too-small', at);
  else if (amountFen > mostFen) refuse('amount-too-large', at);
  return amountFen;
}

/** What the office is asked to correct on a tablet that it has written already. */
export function checkCorrection(text: string, refuse: Refuse): string {
  const wish = plainText(text);
  if (wish === '') refuse('tablet-correction-empty', 'wish');
  else if (isLongerThan(wish, CORRECTION_MAX)) refuse('tablet-correction-too-long', 'wish');
  return wish;
}
