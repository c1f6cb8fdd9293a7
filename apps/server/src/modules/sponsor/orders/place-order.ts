import { areaList } from '@vant/area-data';
import type { Order, PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { type CleanOrder, checkOrder } from '@yuanguang/contract/rules/order';
import { newId } from '../../../lib/ids.ts';
import { refuse } from '../../../lib/refusal.ts';
import { requireBuying, requireModule } from '../../config/config.service.ts';
import { placingLimits, requireConsent, withFreeNumber } from '../../guest/guest.service.ts';
import { newSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { insertOrder, type NewOrder, type Placed } from './insert-order.repository.ts';
import { type FullOrder, findByKey } from './order.repository.ts';
import { orderToken } from './order-token.ts';
import { viewNewOrder, viewOrder } from './order-view.ts';
import { contactIndex, contentHash, sealPersonal } from './personal.ts';

const MINUTE_MS = 60_000;

/**
 * Places an order; placed by somebody who is logged in it belongs to the account. The same idempotency key with the
 * same content answers the order placed first; with other content it refuses 'idempotency-conflict'. Refuses as the
 * contract says, each with the path of the field.
 */
export async function placeOrder(
  ctx: SponsorContext,
  input: PlaceOrderInput,
): Promise<{ orderToken: string; order: Order }> {
  await requireModule(ctx, 'sponsor');
  await requireBuying(ctx);
  const clean = checkOrder(input, refuse, areaList);
  requireConsent(input.consent);
  const row = newOrder(ctx, input, clean);
  const placed = await insertWithFreeNumber(ctx, row);
  if (!placed.written) return answerEarlierOrder(ctx, input, row.content_hash, placed);
  const order = viewNewOrder(ctx, fullOrder(row, placed), input.language, clean);
  return { orderToken: orderToken(ctx, row.id), order };
}

function newOrder(ctx: SponsorContext, input: PlaceOrderInput, clean: CleanOrder): NewOrder {
  const at = ctx.now();
  const id = newId(at);
  const { receiptEmail } = clean;
  return {
    id,
    // Drawn when it is written.
    sponsor_number: '',
    idempotency_key: input.idempotencyKey,
    content_hash: contentHash(ctx.cipher, clean),
    book_id: clean.bookId,
    copies: clean.copies,
    anonymous: clean.anonymous,
    merit_name: clean.anonymous ? null : clean.name,
    personal: sealPersonal(ctx.cipher, id, clean),
    contact_index: contactIndex(ctx.cipher, clean.contact),
    receipt_index:
      receiptEmail === null ? null : contactIndex(ctx.cipher, { kind: 'email', value: receiptEmail }),
    free_gift: clean.freeGift !== null,
    language: input.language,
    created_at: at,
    expires_at: new Date(at.getTime() + ctx.settings.ORDER_EXPIRES_MINUTES * MINUTE_MS),
    uid: ctx.caller.uid,
    consent_version: input.consent,
  };
}

function insertWithFreeNumber(ctx: SponsorContext, row: NewOrder): Promise<Placed> {
  const limits = placingLimits(ctx, 'sponsor.order', ctx.settings.RATE_ORDERS_PER_HOUR, row.created_at);
  return withFreeNumber('sponsor_orders_sponsor_number_key', newSponsorNumber, (number) => {
    row.sponsor_number = number;
    return insertOrder(ctx.db, row, limits);
  });
}

async function answerEarlierOrder(
  ctx: SponsorContext,
  input: PlaceOrderInput,
  content: string,
  placed: Placed,
): Promise<{ orderToken: string; order: Order }> {
  const earlier = await findByKey(ctx.db, input.idempotencyKey);
  if (earlier) {
    if (earlier.content_hash !== content) refuse('idempotency-conflict');
    return { orderToken: orderToken(ctx, earlier.id), order: await viewOrder(ctx, earlier, input.language) };
  }
  if (placed.bookOpen === null) refuse('book-not-found', 'bookId');
  if (!placed.bookOpen) refuse('book-closed', 'bookId');
  if (placed.overLimit) refuse('too-many-requests');
  throw new Error('an order was neither written nor found');
}

function fullOrder(row: NewOrder, { unitPriceFen, titles }: Placed): FullOrder {
  if (unitPriceFen === null || titles === null) throw new Error('an order was written without its book');
  return {
    ...row,
    origin: null,
    unit_price_fen: unitPriceFen,
    total_fen: unitPriceFen * row.copies,
    status: 'unpaid',
    fulfilment: 'waiting',
    batch_id: null,
    batch_number: null,
    batch_open: null,
    tracking_number: null,
    carrier: null,
    payment_provider: null,
    payment_method: null,
    paid_at: null,
    owner_erased_at: null,
    erased_at: null,
    titles,
  };
}
