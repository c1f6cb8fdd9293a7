import type { Language } from '@yuanguang/contract/languages';
import {
  type HallGift,
  type MaskedTablet,
  type MyTablet,
  type ShownTablet,
  TABLET_EVENTS,
  type Tablet,
  type TabletEvent,
} from '@yuanguang/contract/objects/hall';
import { move } from '../../../lib/machine.ts';
import { linkSecret, ownershipOf } from '../../guest/guest.service.ts';
import { statesOf } from '../../payment/payment.service.ts';
import { giftsOf } from '../gifts/gift.repository.ts';
import type { TabletRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { eventsOf } from './event.repository.ts';
import { openNote, openPersonal } from './personal.ts';
import { isRenewable } from './stand.ts';
import { TABLET_MOVES } from './tablet.moves.ts';
import { tabletNumbers } from './tablet-number.ts';

/** Until the office has approved the words, its owner changes them alone. */
export const isCorrectable = ({ status }: TabletRow): boolean => status === 'unpaid' || status === 'applied';

/** What the office has approved and what stands is written already: it is asked to write it anew. */
export const mayAskCorrection = ({ status, kind }: TabletRow): boolean =>
  kind !== null && (status === 'approved' || status === 'standing');

export const isWithdrawable = ({ status }: TabletRow): boolean =>
  move(TABLET_MOVES, status, 'withdraw') !== undefined;

/** What those see to whom it is shown. */
export function viewShown(ctx: Pick<HallContext, 'cipher'>, row: TabletRow): ShownTablet {
  const { tablet, lamp } = openPersonal(ctx.cipher, row);
  return {
    hall: row.hall,
    tablet: tablet && { ...tablet, people: [...tablet.people] },
    lamp,
    status: row.status,
    from: row.stands_from,
    until: row.stands_until,
    place: row.place,
  };
}

/** The whole of it, as its owner sees it. */
export async function viewTablet(ctx: HallContext, row: TabletRow, language: Language): Promise<Tablet> {
  const events = await eventsOf(ctx.db, row.id);
  return {
    ...viewShown(ctx, row),
    ...facts(ctx, row),
    gifts: await viewGifts(ctx, row.id),
    language,
    correctable: isCorrectable(row),
    renewable: isRenewable(row),
    withdrawable: isWithdrawable(row),
    ownership: ownershipOf(ctx, row),
    timeline: events
      .filter(({ event }) => (TABLET_EVENTS as readonly string[]).includes(event))
      .map(({ event, at }) => ({ event: event as TabletEvent, at: at.toISOString() })),
  };
}

function facts({ cipher }: Pick<HallContext, 'cipher'>, row: TabletRow) {
  return {
    tabletNumber: tabletNumbers.group(row.tablet_number),
    reason: openNote(cipher, 'reason', row),
    correction: openNote(cipher, 'correction', row),
    remind: row.remind,
    contact: openPersonal(cipher, row).contact,
    createdAt: row.created_at.toISOString(),
  };
}

async function viewGifts(ctx: HallContext, tabletId: string): Promise<HallGift[]> {
  const gifts = await giftsOf(ctx.db, tabletId);
  const payments = await statesOf(
    ctx,
    gifts.map(({ id }) => id),
  );
  return gifts.map((gift) => ({
    id: gift.id,
    what: gift.what,
    days: gift.days,
    amountFen: gift.amount_fen,
    status: gift.status,
    payment: payments.get(gift.id) ?? null,
    expiresAt: gift.expires_at.toISOString(),
  }));
}

/** With everything that is kept of it, for the person's own export. */
export async function exportTablet(ctx: HallContext, row: TabletRow): Promise<object> {
  return {
    ...viewShown(ctx, row),
    ...facts(ctx, row),
    language: row.language,
    consent: row.consent_version,
    gifts: await viewGifts(ctx, row.id),
  };
}

/** As somebody sees it who has only a number or a contact. */
export function viewMasked(row: TabletRow, asked: 'number' | 'contact'): MaskedTablet {
  const number = row.tablet_number;
  return {
    // Number and contact together open it: who gave the one is not told the other.
    tabletNumber: asked === 'number' ? tabletNumbers.group(number) : tabletNumbers.mask(number),
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

/** In the list of its account. */
export const viewMine = (ctx: Pick<HallContext, 'cipher' | 'linkKey'>, row: TabletRow): MyTablet => ({
  ...viewShown(ctx, row),
  tabletToken: linkSecret(ctx.linkKey, row.id),
  tabletNumber: tabletNumbers.group(row.tablet_number),
  createdAt: row.created_at.toISOString(),
});
