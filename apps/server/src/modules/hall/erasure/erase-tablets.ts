import { type Context, inTransaction } from '../../../lib/context.ts';
import { eachById } from '../../../lib/each-by-id.ts';
import { leftByErased, lockOwned } from '../../guest/guest.service.ts';
import { refresh } from '../../payment/payment.service.ts';
import { giftsOf } from '../gifts/gift.repository.ts';
import type { TabletRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { deleteGuestOf, deleteShares } from '../sharing/share.repository.ts';
import { withdrawTablet } from '../tablets/change-tablet.ts';
import { addEvent } from '../tablets/event.repository.ts';
import { lockTablet, updateTablet } from '../tablets/tablet.repository.ts';

const AT_ONCE = 100;

const isOver = ({ status }: TabletRow): boolean =>
  status === 'ended' || status === 'rejected' || status === 'withdrawn' || status === 'expired';

/**
 * Parts the tablets of an account from it, for good. All that is personal goes; what still stands or is under way is
 * withdrawn first by the job, for a payment may be made at this moment.
 */
export function eraseTabletsOf(ctx: HallContext, uid: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await deleteGuestOf(ctx.db, uid);
    const rows = await lockOwned(ctx.db, 'hall_tablets', uid);
    for (const row of rows) {
      await deleteShares(ctx.db, row.id);
      if (isOver(row)) await erase(ctx, row, 'clock');
      else {
        await updateTablet(ctx.db, row.id, {
          uid: null,
          content_hash: null,
          remind: false,
          owner_erased_at: ctx.now(),
        });
      }
    }
    if (rows.length > 0) await ctx.jobs.enqueue(ctx, 'hall.erase', {});
  });
}

/** Erases what erased accounts left standing or under way, after it is withdrawn. Answers how many. */
export async function eraseLeft(ctx: HallContext): Promise<number> {
  let erased = 0;
  const left = eachById(AT_ONCE, (after, limit) => leftByErased(ctx.db, 'hall_tablets', after, limit));
  for await (const { id } of left) {
    if (await eraseOne(ctx, id, 'clock', ({ owner_erased_at }) => owner_erased_at !== null)) erased += 1;
  }
  return erased;
}

/** Erases one that is nobody's account's, in whatever state, as its owner wishes. Answers whether it was there. */
export const eraseWished = (ctx: HallContext, id: string): Promise<boolean> =>
  eraseOne(ctx, id, 'owner', ({ uid }) => uid === null);

async function eraseOne(
  ctx: HallContext,
  id: string,
  who: 'clock' | 'owner',
  may: (row: TabletRow) => boolean,
): Promise<boolean> {
  // What is under way at a provider is known first; money that comes all the same is given back.
  for (const gift of await giftsOf(ctx.db, id)) if (gift.amount_fen > 0) await refresh(ctx, gift.id, true);
  await withdrawTablet(ctx, id, who);
  return inTransaction(ctx, async (ctx) => {
    const row = await lockTablet(ctx.db, id);
    if (!row || row.erased_at !== null || !isOver(row) || !may(row)) return false;
    await deleteShares(ctx.db, id);
    await erase(ctx, row, who);
    return true;
  });
}

async function erase(
  ctx: Pick<Context, 'db' | 'now'>,
  row: TabletRow,
  who: 'clock' | 'owner',
): Promise<void> {
  if (row.erased_at !== null) return;
  const at = ctx.now();
  await updateTablet(ctx.db, row.id, {
    uid: null,
    personal: null,
    contact_index: null,
    content_hash: null,
    reason: null,
    correction: null,
    remind: false,
    owner_erased_at: row.owner_erased_at ?? at,
    erased_at: at,
  });
  await addEvent(ctx.db, row.id, { event: 'erased', who }, at);
}
