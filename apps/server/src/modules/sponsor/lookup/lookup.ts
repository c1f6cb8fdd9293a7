import type { Language } from '@yuanguang/contract/languages';
import type { MaskedOrder, Order } from '@yuanguang/contract/objects/sponsor';
import { refuse } from '../../../lib/refusal.ts';
import { guardLookup, queryReader, readContact } from '../../guest/guest.service.ts';
import { type FullOrder, findByContact, findByNumber } from '../orders/order.repository.ts';
import { orderToken } from '../orders/order-token.ts';
import { viewMasked, viewOrder } from '../orders/order-view.ts';
import { contactIndex } from '../orders/personal.ts';
import { isSponsorNumber, readSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';

const MOST_ANSWERS = 20;

interface CaptchaAnswer {
  readonly captcha?: string | undefined;
}

export const readQuery = queryReader({ read: readSponsorNumber }, 'number');

/** By sponsor number, or by email or phone: masked, newest first. Refuses 'order-not-found' alike for all who find none. */
export async function lookup(
  ctx: SponsorContext,
  input: CaptchaAnswer & { query: string; language: Language },
): Promise<{ orders: MaskedOrder[] }> {
  const asked = readQuery(input.query) ?? refuse('param-invalid', 'query');
  const { contact } = asked;
  await guardLookup(ctx, input.captcha, contact && { kind: 'order', contact });
  const orders = asked.contact
    ? await findByContact(ctx.db, contactIndex(ctx.cipher, asked.contact), MOST_ANSWERS)
    : [await orderByNumber(ctx, asked.number)].filter((order) => order !== undefined);
  if (orders.length === 0) refuse('order-not-found');
  return { orders: orders.map((order) => viewMasked(order, input.language, contact ? 'contact' : 'number')) };
}

/** Sponsor number and contact together open the order whole; which of the two was wrong is not told. */
export async function openOrder(
  ctx: SponsorContext,
  input: CaptchaAnswer & { sponsorNumber: string; contact: string; language: Language },
): Promise<{ orderToken: string; order: Order }> {
  const number = readSponsorNumber(input.sponsorNumber) ?? refuse('param-invalid', 'sponsorNumber');
  const contact = readContact(input.contact) ?? refuse('param-invalid', 'contact');
  await guardLookup(ctx, input.captcha);
  const order = await orderByNumber(ctx, number);
  const index = contactIndex(ctx.cipher, contact);
  if (!order || (order.contact_index !== index && order.receipt_index !== index)) refuse('order-not-found');
  return {
    orderToken: orderToken(ctx, order.id),
    order: await viewOrder(ctx, order, input.language),
  };
}

/** None for a number that was never given to anybody, or whose order has been erased. */
export async function orderByNumber(ctx: SponsorContext, number: string): Promise<FullOrder | undefined> {
  const order = isSponsorNumber(number) ? await findByNumber(ctx.db, number) : undefined;
  return order?.erased_at === null ? order : undefined;
}
