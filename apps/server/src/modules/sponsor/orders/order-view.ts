import type { Language } from '@yuanguang/contract/languages';
import type { MaskedOrder, Order, TimelineEvent } from '@yuanguang/contract/objects/sponsor';
import { maskName, ownershipOf } from '../../guest/guest.service.ts';
import { methodName, statesOf } from '../../payment/payment.service.ts';
import { photosFor } from '../batches/photo-view.ts';
import { groupSponsorNumber, maskSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { eventsOf } from './event.repository.ts';
import type { FullOrder } from './order.repository.ts';
import { openPersonal, type Personal } from './personal.ts';
import { reloadIfStale } from './reload-if-stale.ts';

/** Names and dedication may be corrected until the order's batch is closed. */
export function isAmendable(order: FullOrder): boolean {
  if (order.status === 'unpaid') return true;
  return (
    order.status === 'paid' &&
    (order.fulfilment === 'waiting' || (order.fulfilment === 'batched' && order.batch_open === true))
  );
}

/** The order as its owner sees it, in the reader's language. */
export async function viewOrder(ctx: SponsorContext, read: FullOrder, language: Language): Promise<Order> {
  const payment = (await statesOf(ctx, [read.id])).get(read.id) ?? null;
  const order = await reloadIfStale(ctx, read, payment);
  const events = await eventsOf(ctx.db, order.id);
  return {
    ...facts(ctx, order, language, openPersonal(ctx.cipher, order)),
    payment,
    timeline: events.map(({ event, at }) => ({ event: event as TimelineEvent, at: at.toISOString() })),
    photos: await photosFor(ctx, order, events, language),
  };
}

/** An order that was placed this moment: there is nothing more to read about it. */
export function viewNewOrder(
  ctx: SponsorContext,
  order: FullOrder,
  language: Language,
  personal: Personal,
): Order {
  return {
    ...facts(ctx, order, language, personal),
    payment: null,
    timeline: [{ event: 'placed', at: order.created_at.toISOString() }],
    photos: [],
  };
}

/** The order with all that was given for it, in the language in which it was placed. */
export function exportOrder(ctx: SponsorContext, order: FullOrder): object {
  const { ownership, amendable, ...rest } = facts(
    ctx,
    order,
    order.language as Language,
    openPersonal(ctx.cipher, order),
  );
  // What was consented to with it, beside what was given.
  return { ...rest, consent: order.consent_version };
}

function facts(
  ctx: SponsorContext,
  order: FullOrder,
  language: Language,
  { name, dedication, contact, receiptEmail, freeGift }: Personal,
): Omit<Order, 'payment' | 'timeline' | 'photos'> {
  return {
    sponsorNumber: groupSponsorNumber(order.sponsor_number),
    bookId: order.book_id,
    bookTitle: order.titles[language],
    copies: order.copies,
    unitPriceFen: order.unit_price_fen,
    totalFen: order.total_fen,
    anonymous: order.anonymous,
    name,
    dedication,
    contact,
    receiptEmail,
    freeGift,
    language: order.language as Language,
    status: order.status,
    fulfilment: order.fulfilment,
    paymentMethodName: methodName(
      ctx.payments.providers,
      order.payment_provider,
      order.payment_method,
      language,
    ),
    batchNumber: order.batch_number,
    trackingNumber: order.tracking_number,
    carrier: order.carrier,
    createdAt: order.created_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    amendable: isAmendable(order),
    ownership: ownershipOf(ctx, order),
  };
}

/** The order as somebody sees it who has only a number or a contact. */
export function viewMasked(order: FullOrder, language: Language, asked: 'number' | 'contact'): MaskedOrder {
  const number = order.sponsor_number;
  return {
    // Number and contact together open an order: who gave the one is not told the other.
    sponsorNumber: asked === 'number' ? groupSponsorNumber(number) : maskSponsorNumber(number),
    bookTitle: order.titles[language],
    copies: order.copies,
    maskedName: maskName(order.merit_name),
    status: order.status,
    fulfilment: order.fulfilment,
    createdAt: order.created_at.toISOString(),
  };
}
