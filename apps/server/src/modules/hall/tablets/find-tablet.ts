import type { Language } from '@yuanguang/contract/languages';
import type { Tablet } from '@yuanguang/contract/objects/hall';
import { refuse } from '../../../lib/refusal.ts';
import { idOfLink } from '../../guest/guest.service.ts';
import { refresh } from '../../payment/payment.service.ts';
import { expireGift } from '../gifts/expire-gifts.ts';
import { giftsOf } from '../gifts/gift.repository.ts';
import type { TabletRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { findTablet, lockTablet } from './tablet.repository.ts';
import { viewTablet } from './tablet-view.ts';

/** What a link opens. */
export interface ByLink {
  readonly tabletToken: string;
  readonly language: Language;
}

/** What a link opens; nothing that has been erased. Refuses 'link-invalid'. */
export async function tabletByLink(ctx: HallContext, token: string): Promise<TabletRow> {
  return there(await findTablet(ctx.db, idOfLink(ctx.linkKey, token)));
}

/** The same, locked until the transaction ends. */
export async function lockedByLink(ctx: HallContext, token: string): Promise<TabletRow> {
  return there(await lockTablet(ctx.db, idOfLink(ctx.linkKey, token)));
}

/** The same after its payments have been asked about (see `refresh`) and its time has been looked at. */
export async function loadCurrent(ctx: HallContext, token: string, always = false): Promise<TabletRow> {
  const { id } = await tabletByLink(ctx, token);
  for (const gift of await giftsOf(ctx.db, id)) {
    if (gift.amount_fen > 0) await refresh(ctx, gift.id, always);
    await expireGift(ctx, gift);
  }
  return tabletByLink(ctx, token);
}

/** The whole of it for the holder of its link. Coming back from a cashier proves nothing: the provider is asked first. */
export async function readTablet(
  ctx: HallContext,
  { tabletToken, language }: ByLink,
): Promise<{ tablet: Tablet }> {
  return { tablet: await viewTablet(ctx, await loadCurrent(ctx, tabletToken), language) };
}

/** The same as it stands, without asking anybody. */
export async function shownTablet(
  ctx: HallContext,
  { tabletToken, language }: ByLink,
): Promise<{ tablet: Tablet }> {
  return { tablet: await viewTablet(ctx, await tabletByLink(ctx, tabletToken), language) };
}

const there = (row: TabletRow | undefined): TabletRow =>
  row?.erased_at === null ? row : refuse('link-invalid');
