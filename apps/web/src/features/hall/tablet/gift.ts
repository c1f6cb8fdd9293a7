import type { HallGift, Tablet } from '@yuanguang/contract/objects/hall';
import { phaseOf } from '../../../shared/giving/phase.ts';

/** The gift that is still to be made, the newest; a registration or a renewal waits for it. */
export const owedGift = ({ gifts }: Tablet): HallGift | undefined =>
  [...gifts].reverse().find(({ status, amountFen }) => status === 'unpaid' && amountFen > 0);

/** How far its payment has come. */
export const giftPhase = ({ status, payment }: HallGift) =>
  phaseOf({ status: status === 'given' ? 'paid' : status, payment });

/** How the newest gift with money stands, in the words of what is paid for; undefined where none was promised. */
export function newestStatus({ gifts }: Tablet) {
  const newest = [...gifts].reverse().find(({ amountFen }) => amountFen > 0);
  return newest?.status === 'given' ? 'paid' : newest?.status;
}

/** What was given and is still the temple's, or was and went back: never one without money. */
export const givenGifts = ({ gifts }: Tablet): readonly HallGift[] =>
  gifts.filter(({ status, amountFen }) => amountFen > 0 && (status === 'given' || status === 'refunded'));
