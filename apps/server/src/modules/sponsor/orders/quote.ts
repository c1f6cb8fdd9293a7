import { areaList } from '@vant/area-data';
import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { checkOrder } from '@yuanguang/contract/rules/order';
import { refuse } from '../../../lib/refusal.ts';
import { requireBuying, requireModule } from '../../config/config.service.ts';
import { findBook } from '../books/book.repository.ts';
import type { SponsorContext } from '../sponsor-context.ts';

/** Shipping is free everywhere in China. */
const SHIPPING_FEN = 0;

/** What an order would cost, in fen; all rules checked, nothing written. */
export async function quote(
  ctx: SponsorContext,
  input: Omit<PlaceOrderInput, 'idempotencyKey' | 'consent'>,
): Promise<{ unitPriceFen: number; shippingFen: number; totalFen: number }> {
  await requireModule(ctx, 'sponsor');
  await requireBuying(ctx);
  const order = checkOrder(input, refuse, areaList);
  const book = (await findBook(ctx.db, order.bookId)) ?? refuse('book-not-found', 'bookId');
  if (!book.open) refuse('book-closed', 'bookId');
  return {
    unitPriceFen: book.price_fen,
    shippingFen: SHIPPING_FEN,
    totalFen: book.price_fen * order.copies + SHIPPING_FEN,
  };
}
