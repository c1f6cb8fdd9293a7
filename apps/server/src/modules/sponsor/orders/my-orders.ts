import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import type { MyOrder } from '@yuanguang/contract/objects/sponsor';
import { eachById } from '../../../lib/each-by-id.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { statesOf } from '../../payment/payment.service.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { type FullOrder, findByOwner } from './order.repository.ts';
import { orderToken } from './order-token.ts';
import { exportOrder } from './order-view.ts';
import { reloadIfStale } from './reload-if-stale.ts';

const EXPORTED_AT_ONCE = 200;

/** The orders of who calls, newest first, 20 a page, each with its link. */
export async function myOrders(
  ctx: SponsorContext,
  { after, language }: { after: string | null; language: Language },
): Promise<{ orders: MyOrder[]; next: string | null }> {
  const rows = await findByOwner(ctx.db, ownUid(ctx), after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    orders: await viewListed(ctx, page, language),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Orders as a list shows them to their owner, each with its link. */
export async function viewListed(
  ctx: SponsorContext,
  rows: readonly FullOrder[],
  language: Language,
): Promise<MyOrder[]> {
  const payments = await statesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const orders = rows.map(async (read): Promise<MyOrder> => {
    const payment = payments.get(read.id) ?? null;
    const order = await reloadIfStale(ctx, read, payment);
    return {
      orderToken: orderToken(ctx, order.id),
      sponsorNumber: groupSponsorNumber(order.sponsor_number),
      bookTitle: order.titles[language],
      copies: order.copies,
      totalFen: order.total_fen,
      status: order.status,
      payment,
      fulfilment: order.fulfilment,
      createdAt: order.created_at.toISOString(),
    };
  });
  return Promise.all(orders);
}

/** Every order of an account with all that was given for it, for the person's own export. */
export async function exportOrders(ctx: SponsorContext, uid: string): Promise<object[]> {
  const all: object[] = [];
  const orders = eachById(EXPORTED_AT_ONCE, (after, limit) => findByOwner(ctx.db, uid, after, limit));
  for await (const order of orders) all.push(exportOrder(ctx, order));
  return all;
}
