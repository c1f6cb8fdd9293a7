import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { addEvent } from './event.repository.ts';
import { GIFT_MOVES } from './gift.moves.ts';
import { expiredGifts, lockGift, updateGift } from './gift.repository.ts';

const AT_ONCE = 100;

export const isOverdue = (gift: GiftRow, at: Date): boolean =>
  gift.status === 'unpaid' && gift.expires_at.getTime() <= at.getTime();

/** Lets one unpaid gift expire if its time is over. Answers whether it did now. */
export function expireGift(ctx: DonateContext, giftId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const at = ctx.now();
    const gift = await lockGift(ctx.db, giftId);
    const status = gift && isOverdue(gift, at) && move(GIFT_MOVES, gift.status, 'expire');
    if (!gift || !status) return false;
    await updateGift(ctx.db, giftId, { status });
    await addEvent(ctx.db, giftId, { event: 'expired', who: 'clock' }, at);
    return true;
  });
}

/** Lets every gift expire whose time is over; a money that comes later is still booked. Answers how many. */
export async function expireGifts(ctx: DonateContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const ids = await expiredGifts(ctx.db, ctx.now(), AT_ONCE);
    for (const id of ids) if (await expireGift(ctx, id)) expired += 1;
    if (ids.length < AT_ONCE) return expired;
  }
}
