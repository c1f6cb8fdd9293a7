import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import type { HallGiftRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { addEvent } from '../tablets/event.repository.ts';
import { TABLET_MOVES } from '../tablets/tablet.moves.ts';
import { lockTablet, updateTablet } from '../tablets/tablet.repository.ts';
import { expiredGifts, findGift, updateGift } from './gift.repository.ts';

const AT_ONCE = 100;

const isOverdue = ({ status, expires_at }: HallGiftRow, at: Date): boolean =>
  status === 'unpaid' && expires_at.getTime() <= at.getTime();

/** Lets one gift expire if its time is over, with a registration that waits for it. A money that comes later is booked. */
export async function expireGift(ctx: HallContext, gift: HallGiftRow): Promise<void> {
  if (!isOverdue(gift, ctx.now())) return;
  await inTransaction(ctx, async (ctx) => {
    const at = ctx.now();
    const tablet = await lockTablet(ctx.db, gift.tablet_id);
    const now = await findGift(ctx.db, gift.id);
    if (!tablet || !now || !isOverdue(now, at)) return;
    await updateGift(ctx.db, gift.id, { status: 'expired' });
    const status = move(TABLET_MOVES, tablet.status, 'expire');
    if (now.what !== 'registration' || status === undefined) return;
    await updateTablet(ctx.db, tablet.id, { status });
    await addEvent(ctx.db, tablet.id, { event: 'expired', who: 'clock' }, at);
  });
}

export async function expireGifts(ctx: HallContext): Promise<void> {
  for (;;) {
    const gifts = await expiredGifts(ctx.db, ctx.now(), AT_ONCE);
    for (const gift of gifts) await expireGift(ctx, gift);
    if (gifts.length < AT_ONCE) return;
  }
}
