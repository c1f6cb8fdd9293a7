import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate';
import { Refusal, refuse } from '../../../lib/refusal.ts';
import { idOfLink } from '../../guest/guest.service.ts';
import { refresh } from '../../payment/payment.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { expireGift, isOverdue } from './expire-gifts.ts';
import { findGift, lockGift } from './gift.repository.ts';
import { viewGift } from './gift-view.ts';

/** What a link opens. */
export interface ByLink {
  readonly giftToken: string;
  readonly language: Language;
}

/** The gift that a link opens; none that has been erased. Refuses 'link-invalid'. */
export async function giftByLink(ctx: DonateContext, token: string): Promise<GiftRow> {
  return there(await findGift(ctx.db, idOfLink(ctx.linkKey, token)));
}

/** The same, locked until the transaction ends. */
export async function lockedByLink(ctx: DonateContext, token: string): Promise<GiftRow> {
  return there(await lockGift(ctx.db, idOfLink(ctx.linkKey, token)));
}

/** The same for who may hold no good link: undefined. */
export function giftOfAnyLink(ctx: DonateContext, token: string): Promise<GiftRow | undefined> {
  return giftByLink(ctx, token).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

/** The gift after its payments have been asked about (see `refresh`) and its time has been looked at. */
export async function loadCurrentGift(ctx: DonateContext, token: string, always = false): Promise<GiftRow> {
  let gift = await giftByLink(ctx, token);
  if (await refresh(ctx, gift.id, always)) gift = await giftByLink(ctx, token);
  if (isOverdue(gift, ctx.now()) && (await expireGift(ctx, gift.id))) gift = await giftByLink(ctx, token);
  return gift;
}

/** The whole gift for the holder of its link. Coming back from a cashier proves nothing: the provider is asked first. */
export async function readGift(ctx: DonateContext, { giftToken, language }: ByLink): Promise<{ gift: Gift }> {
  return { gift: await viewGift(ctx, await loadCurrentGift(ctx, giftToken), language) };
}

/** The same as it stands, without asking anybody. */
export async function shownGift(
  ctx: DonateContext,
  { giftToken, language }: ByLink,
): Promise<{ gift: Gift }> {
  return { gift: await viewGift(ctx, await giftByLink(ctx, giftToken), language) };
}

const there = (gift: GiftRow | undefined): GiftRow =>
  gift?.erased_at === null ? gift : refuse('link-invalid');
