import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { FamilyOffering } from '@yuanguang/contract/objects/worship';
import { LONGEST_MS, type Offering } from '@yuanguang/contract/rules/altar';
import { LIGHTINGS_A_DAY, type Offered, readOffer, WORSHIP_OFFER } from '@yuanguang/contract/rules/worship';
import type { RefusedEntry } from '../../../shared/journal/store.ts';
import type { JournalView, ShownEntry } from '../../../shared/journal/view.ts';

/** The kinds whose entries say what was offered. */
export const OFFERS: readonly string[] = [WORSHIP_OFFER];

/** Of somebody in a family shrine: who they are there, null for somebody who has left. */
export interface ShownOffering extends Offering {
  readonly who?: string | null;
}

/** Long enough for any number: names stand in the order of the numbers in them. */
const NUMBER_DIGITS = 16;

/** Whether this device's entries of a kind were read. */
export const isRead = (view: JournalView, kind: string): boolean => view.ready && view.entries.has(kind);

/**
 * What the person has offered, on all devices as far as this one knows; in no order. What may not stand any more at `now`
 * (milliseconds since 1970) or later is left out: of years there are thousands, which nobody needs to read.
 */
export function offeringsOf(view: JournalView, now: number): Offering[] {
  return (view.entries.get(WORSHIP_OFFER) ?? []).flatMap((entry) => {
    const read = entry.pending || entry.at > now - LONGEST_MS ? readOffer(entry.data) : undefined;
    return read ? [offeringOf(entry, read)] : [];
  });
}

const offeringOf = (
  { replica, number, subject, amount, at, pending }: ShownEntry,
  read: Offered,
): Offering => ({
  ...read,
  id: `${replica}:${`${number}`.padStart(NUMBER_DIGITS, '0')}`,
  place: subject,
  pieces: amount,
  at,
  pending,
});

/**
 * What stands or stood in a family shrine: what the server told of all, and what this device has written and the server may
 * not know yet. One's own may be there twice, as it is written and as it is told: the altar looks the same.
 */
export function familyOfferings(
  place: string,
  told: readonly FamilyOffering[],
  own: readonly Offering[],
): ShownOffering[] {
  return [...told.map((one): ShownOffering => ({ ...one, place })), ...own];
}

/** What the server did not take, and by which code. */
export interface RefusedOffering {
  readonly place: string;
  readonly to: BuddhaId;
  readonly what: Offered['what'];
  /** `worship-day-full`, `worship-shrine-closed` or another one of the contract. */
  readonly code: string;
  readonly entry: RefusedEntry;
}

/** What is to be told to the person, until `journal.dismiss`. */
export function refusedOfferings(view: JournalView): RefusedOffering[] {
  return view.refused.flatMap((entry) => {
    const read = entry.kind === WORSHIP_OFFER ? readOffer(entry.data) : undefined;
    if (!read) return [];
    return [{ place: entry.subject, to: read.to, what: read.what, code: entry.code, entry }];
  });
}

/** How often incense may still be lit on the day of the view. */
export function lightingsLeft(view: JournalView): number {
  const lit = (view.entries.get(WORSHIP_OFFER) ?? []).filter(
    ({ day, data }) => day === view.day && readOffer(data)?.what === 'incense',
  );
  return Math.max(0, LIGHTINGS_A_DAY - lit.length);
}
