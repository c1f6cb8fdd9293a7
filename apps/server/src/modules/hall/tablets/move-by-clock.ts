import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import { type HallContext, todayOf } from '../hall-context.ts';
import { tellOwner } from '../news/tell-owner.ts';
import { addEvent } from './event.repository.ts';
import { putUp } from './stand.ts';
import { TABLET_MOVES } from './tablet.moves.ts';
import { lockTablet, movedByClock, updateTablet } from './tablet.repository.ts';

const AT_ONCE = 100;

/** Puts up what was approved for the temple's day that has come, and ends what has stood to its last day. */
export async function moveByClock(ctx: HallContext): Promise<void> {
  const today = todayOf(ctx);
  for (;;) {
    const ids = await movedByClock(ctx.db, today, AT_ONCE);
    for (const id of ids) await moveOne(ctx, id, today);
    if (ids.length < AT_ONCE) return;
  }
}

function moveOne(ctx: HallContext, id: string, today: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockTablet(ctx.db, id);
    if (row?.status === 'approved' && row.stands_from !== null && row.stands_from <= today) {
      return putUp(ctx, row, 'putUp', 'clock');
    }
    const status = row && move(TABLET_MOVES, row.status, 'end');
    if (!row || !status || row.stands_until === null || row.stands_until >= today) return;
    await updateTablet(ctx.db, id, { status, place: null });
    await addEvent(ctx.db, id, { event: 'ended', who: 'clock' }, ctx.now());
    await tellOwner(ctx, { ...row, status }, 'ended');
  });
}
