import { inTransaction } from '../../../lib/context.ts';
import { eachById } from '../../../lib/each-by-id.ts';
import { leftByErased, lockOwned } from '../../guest/guest.service.ts';
import { refresh } from '../../payment/payment.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { cancelUnpaid } from '../gifts/change-gift.ts';
import { addEvent } from '../gifts/event.repository.ts';
import { lockGift, updateGift } from '../gifts/gift.repository.ts';
import { openPersonal, sealPersonal } from '../gifts/personal.ts';
import { deletePlanOfGift, deletePlansOf } from '../plans/plan.repository.ts';

const AT_ONCE = 100;

/**
 * Parts the gifts of an account from it, for good: all that is personal goes at once, for nothing is left to be carried
 * out. One that is still unpaid may be paid at this moment: it is cancelled and erased by the job.
 */
export function eraseGiftsOf(ctx: DonateContext, uid: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const gifts = await lockOwned(ctx.db, 'donate_gifts', uid);
    await deletePlansOf(ctx.db, uid);
    for (const gift of gifts) {
      if (gift.status === 'unpaid') await detach(ctx, gift);
      else await erase(ctx, gift, 'clock');
    }
    if (gifts.some(({ status }) => status === 'unpaid')) await ctx.jobs.enqueue(ctx, 'donate.erase', {});
  });
}

/** Erases what erased accounts left unpaid, after it is cancelled. Answers how many. */
export async function eraseLeft(ctx: DonateContext): Promise<number> {
  let erased = 0;
  const left = eachById(AT_ONCE, (after, limit) => leftByErased(ctx.db, 'donate_gifts', after, limit));
  for await (const { id } of left) {
    await refresh(ctx, id, true);
    await cancelUnpaid(ctx, id, 'clock');
    if (await eraseOne(ctx, id, 'clock', ({ owner_erased_at }) => owner_erased_at !== null)) erased += 1;
  }
  return erased;
}

/** Erases one gift that is nobody's account's, in whatever state, as its giver wishes. Answers whether it was there. */
export async function eraseWished(ctx: DonateContext, id: string): Promise<boolean> {
  // What is under way at a provider is known first; money that comes all the same is given back.
  await refresh(ctx, id, true);
  await cancelUnpaid(ctx, id, 'giver');
  return eraseOne(ctx, id, 'giver', ({ uid }) => uid === null);
}

function eraseOne(
  ctx: DonateContext,
  id: string,
  who: 'clock' | 'giver',
  may: (gift: GiftRow) => boolean,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const gift = await lockGift(ctx.db, id);
    if (!gift || gift.erased_at !== null || gift.status === 'unpaid' || !may(gift)) return false;
    await erase(ctx, gift, who);
    return true;
  });
}

async function detach(ctx: DonateContext, gift: GiftRow): Promise<void> {
  await updateGift(ctx.db, gift.id, {
    uid: null,
    receipt_index: null,
    content_hash: null,
    owner_erased_at: ctx.now(),
    personal: sealPersonal(ctx.cipher, gift.id, { ...openPersonal(ctx.cipher, gift), receiptEmail: null }),
  });
}

async function erase(ctx: DonateContext, gift: GiftRow, who: 'clock' | 'giver'): Promise<void> {
  if (gift.erased_at !== null) return;
  const at = ctx.now();
  await deletePlanOfGift(ctx.db, gift.id, gift.plan_id);
  await updateGift(ctx.db, gift.id, {
    uid: null,
    receipt_index: null,
    contact_index: null,
    content_hash: null,
    owner_erased_at: gift.owner_erased_at ?? at,
    erased_at: at,
    personal: null,
    // It stays in the list of givers, from now on without a name.
    anonymous: true,
    merit_name: null,
    honoree_kind: 'self',
    honoree_notice: 'none',
  });
  await addEvent(ctx.db, gift.id, { event: 'erased', who }, at);
}
