import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { DEVICES_PER_ADDRESS, limitCaller } from '../../../lib/limits/caller-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import { isFree, readContact } from '../../guest/guest.service.ts';
import { type FullOrder, findAllOfContact, findByNumber } from '../orders/order.repository.ts';
import { contactIndex, openPersonal } from '../orders/personal.ts';
import { isSponsorNumber, readSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { eraseWished } from './erase-orders.ts';
import { erasureCode } from './erasure-code.ts';

const HOUR = 3_600;

interface Found {
  /** The orders that the number or the contact names and that have not been erased. */
  readonly orders: readonly FullOrder[];
  /** What has to be shown to be the caller's; undefined where there is no order. */
  readonly contact: Order['contact'] | undefined;
}

/** By sponsor number one order, by phone or email every order placed with it. Refuses 'param-invalid'. */
async function find(ctx: SponsorContext, query: string): Promise<Found> {
  const number = readSponsorNumber(query);
  const contact = number === undefined ? readContact(query) : undefined;
  if (contact) return { contact, orders: await findAllOfContact(ctx.db, contactIndex(ctx.cipher, contact)) };
  if (number === undefined) return refuse('param-invalid', 'query');
  const order = isSponsorNumber(number) ? await findByNumber(ctx.db, number) : undefined;
  if (!order || order.personal === null) return { orders: [], contact: undefined };
  return { orders: [order], contact: openPersonal(ctx.cipher, order).contact };
}

async function limitTries(ctx: SponsorContext, action: string): Promise<void> {
  const perDevice = ctx.settings.RATE_CODES_PER_HOUR;
  const perAddress = perDevice * DEVICES_PER_ADDRESS;
  await limitCaller(ctx, `sponsor.${action}`, { perDevice, perAddress, seconds: HOUR });
}

/**
 * Sends a code to the contact that was left with the order: to nobody else, whoever asks. That there is an order tells
 * the look-up alike.
 */
export async function sendErasureCode(
  ctx: SponsorContext,
  input: { query: string; captcha?: string | undefined; language: Language },
): Promise<{ channel: 'sms' | 'mail' }> {
  await limitTries(ctx, 'erasure-code');
  await verifyCaptcha(ctx, 'find-order', input.captcha);
  const { orders, contact } = await find(ctx, input.query);
  if (orders.length === 0 || contact === undefined) return refuse('order-not-found', 'query');
  if (!orders.some(isFree)) refuse('order-in-account', 'query');
  // That there is such an order, the refusals above tell anyhow.
  await erasureCode.send(ctx, contact);
  return { channel: contact.kind === 'phone' ? 'sms' : 'mail' };
}

/** Erases what the code is for; what belongs to an account stays with it. Answers how many orders that were. */
export async function eraseByCode(
  ctx: SponsorContext,
  input: { query: string; code: string; language: Language },
): Promise<{ erased: number }> {
  await limitTries(ctx, 'erasure');
  const { orders, contact } = await find(ctx, input.query);
  if (contact === undefined || !(await erasureCode.take(ctx, contact, input.code))) {
    refuse('erasure-code-wrong', 'code');
  }
  let erased = 0;
  for (const order of orders) {
    if (isFree(order) && (await eraseWished(ctx, order.id))) erased += 1;
  }
  return { erased };
}
