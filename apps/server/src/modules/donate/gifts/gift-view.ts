import { purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import {
  GIFT_EVENTS,
  type Gift,
  type GiftEvent,
  type MaskedGift,
  type MyGift,
} from '@yuanguang/contract/objects/donate';
import type { PaymentStatus } from '@yuanguang/contract/objects/payment';
import { linkSecret, maskName, ownershipOf } from '../../guest/guest.service.ts';
import { methodName, statesOf } from '../../payment/payment.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { planTokenOf } from '../plans/plans.ts';
import { eventsOf } from './event.repository.ts';
import { findGift } from './gift.repository.ts';
import { giftNumbers } from './gift-number.ts';
import { openPersonal } from './personal.ts';

/** As long as there is a gift, its words can be changed: nothing of them goes to print. */
export const isAmendable = ({ status }: GiftRow): boolean => status === 'unpaid' || status === 'paid';

/** null once a silent gift has been paid: its amount stands on the receipt alone. */
export const shownAmount = ({ silent, paid_at, amount_fen }: GiftRow): number | null =>
  silent && paid_at !== null ? null : amount_fen;

/** Read again when it is older than its payment, which was read after it: who has paid is never shown a gift from before. */
async function reloadIfStale(
  ctx: DonateContext,
  read: GiftRow,
  payment: PaymentStatus | null,
): Promise<GiftRow> {
  if (payment !== 'settled' || read.paid_at !== null) return read;
  return (await findGift(ctx.db, read.id)) ?? read;
}

/** The gift as its giver sees it, in the reader's language. */
export async function viewGift(ctx: DonateContext, read: GiftRow, language: Language): Promise<Gift> {
  const payment = (await statesOf(ctx, [read.id])).get(read.id) ?? null;
  const gift = await reloadIfStale(ctx, read, payment);
  const events = await eventsOf(ctx.db, gift.id);
  return {
    ...facts(ctx, gift, language),
    planToken: await planTokenOf(ctx, gift),
    payment,
    timeline: events
      .filter(({ event }) => (GIFT_EVENTS as readonly string[]).includes(event))
      .map(({ event, at }) => ({ event: event as GiftEvent, at: at.toISOString() })),
  };
}

/** The gift with all that was given with it, its amount always, in the language in which it was made. */
export function exportGift(ctx: DonateContext, gift: GiftRow): object {
  const { ownership, amendable, ...rest } = facts(ctx, gift, gift.language as Language);
  return {
    ...rest,
    amountFen: gift.amount_fen,
    officialReceipt: gift.official_receipt,
    consent: gift.consent_version,
  };
}

function facts(
  ctx: DonateContext,
  gift: GiftRow,
  language: Language,
): Omit<Gift, 'payment' | 'timeline' | 'planToken'> {
  const { providers } = ctx.payments;
  return {
    ...openPersonal(ctx.cipher, gift),
    giftNumber: giftNumbers.group(gift.gift_number),
    amountFen: shownAmount(gift),
    purposeId: gift.purpose_id,
    purpose: purposeById(gift.purpose_id).title[language],
    anonymous: gift.anonymous,
    silent: gift.silent,
    language: gift.language as Language,
    status: gift.status,
    paymentMethodName: methodName(providers, gift.payment_provider, gift.payment_method, language),
    createdAt: gift.created_at.toISOString(),
    expiresAt: gift.expires_at.toISOString(),
    paidAt: gift.paid_at?.toISOString() ?? null,
    amendable: isAmendable(gift),
    ownership: ownershipOf(ctx, gift),
  };
}

/** The gift as somebody sees it who has only a number or a contact: nothing of its amount. */
export function viewMasked(gift: GiftRow, language: Language, asked: 'number' | 'contact'): MaskedGift {
  return {
    // Number and contact together open a gift: who gave the one is not told the other.
    giftNumber: asked === 'number' ? giftNumbers.group(gift.gift_number) : giftNumbers.mask(gift.gift_number),
    purpose: purposeById(gift.purpose_id).title[language],
    maskedName: maskName(gift.merit_name),
    status: gift.status,
    createdAt: gift.created_at.toISOString(),
  };
}

/** The gift in the list of its account. */
export async function viewMine(
  ctx: DonateContext,
  read: GiftRow,
  payment: PaymentStatus | null,
  language: Language,
): Promise<MyGift> {
  const gift = await reloadIfStale(ctx, read, payment);
  return {
    giftToken: linkSecret(ctx.linkKey, gift.id),
    giftNumber: giftNumbers.group(gift.gift_number),
    amountFen: shownAmount(gift),
    purposeId: gift.purpose_id,
    purpose: purposeById(gift.purpose_id).title[language],
    status: gift.status,
    payment,
    createdAt: gift.created_at.toISOString(),
  };
}
