import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate';
import { checkGiftWording, checkHonoreeNames, type GiftWording } from '@yuanguang/contract/rules/donate';
import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import { isFree, isOwn } from '../../guest/guest.service.ts';
import { closeOpenPayments } from '../../payment/payment.service.ts';
import type { DonateContext } from '../donate-context.ts';
import { findPlanOfGift, updatePlan } from '../plans/plan.repository.ts';
import { addEvent } from './event.repository.ts';
import { type ByLink, loadCurrentGift, lockedByLink, shownGift } from './find-gift.ts';
import { GIFT_MOVES } from './gift.moves.ts';
import { lockGift, updateGift } from './gift.repository.ts';
import { isAmendable } from './gift-view.ts';
import { openPersonal, sealPersonal } from './personal.ts';

/** Changes words, anonymity and silence of a gift; once it is cancelled or returned 'gift-not-amendable'. */
export async function amendGift(
  ctx: DonateContext,
  input: GiftWording & { giftToken: string; honoreeNames: string[]; language: Language },
): Promise<{ gift: Gift }> {
  const { name, anonymous, silent, dedication } = checkGiftWording(input, refuse);
  await inTransaction(ctx, async (ctx) => {
    const gift = await lockedByLink(ctx, input.giftToken);
    if (!isAmendable(gift)) refuse('gift-not-amendable');
    const names = checkHonoreeNames(gift.honoree_kind, input.honoreeNames, 'honoreeNames', refuse);
    const before = openPersonal(ctx.cipher, gift);
    const personal = { ...before, name, dedication, honoree: { ...before.honoree, names } };
    await updateGift(ctx.db, gift.id, {
      anonymous,
      merit_name: anonymous ? null : name,
      silent,
      personal: sealPersonal(ctx.cipher, gift.id, personal),
    });
    await addEvent(ctx.db, gift.id, { event: 'amended', who: 'giver' }, ctx.now());
  });
  return shownGift(ctx, input);
}

/**
 * Cancels an unpaid gift; anything else refuses 'gift-not-cancellable'. Money that is under way and settles all the same
 * is kept in suspense and given back.
 */
export async function cancelGift(ctx: DonateContext, input: ByLink): Promise<{ gift: Gift }> {
  const { id } = await loadCurrentGift(ctx, input.giftToken, true);
  if (!(await cancelUnpaid(ctx, id, 'giver'))) refuse('gift-not-cancellable');
  return shownGift(ctx, input);
}

/** Answers whether the gift was unpaid and is cancelled now. */
export async function cancelUnpaid(ctx: DonateContext, id: string, who: 'giver' | 'clock'): Promise<boolean> {
  const cancelled = await inTransaction(ctx, async (ctx) => {
    const gift = await lockGift(ctx.db, id);
    const status = gift && move(GIFT_MOVES, gift.status, 'cancel');
    if (!status) return false;
    await updateGift(ctx.db, id, { status });
    await addEvent(ctx.db, id, { event: 'cancelled', who }, ctx.now());
    return true;
  });
  if (cancelled) await closeOpenPayments(ctx, id);
  return cancelled;
}

/**
 * Keeps a gift in the account of who calls and holds its link. An equal contact does not do: only a proven one
 * (earlier-gifts.ts).
 * What another account has, or had until it was erased, is refused 'gift-claimed'.
 */
export async function claimGift(ctx: DonateContext, input: ByLink): Promise<{ gift: Gift }> {
  const uid = ownUid(ctx);
  await inTransaction(ctx, async (ctx) => {
    const gift = await lockedByLink(ctx, input.giftToken);
    if (isOwn(ctx, gift)) return;
    if (!isFree(gift)) refuse('gift-claimed');
    await updateGift(ctx.db, gift.id, { uid });
    const plan = await findPlanOfGift(ctx.db, gift.id);
    if (plan && plan.uid === null) await updatePlan(ctx.db, plan.id, { uid });
    await addEvent(ctx.db, gift.id, { event: 'claimed', who: 'giver' }, ctx.now());
  });
  return shownGift(ctx, input);
}
