import type { RenewInput, Tablet } from '@yuanguang/contract/objects/hall';
import { checkHallGift, checkTerm } from '@yuanguang/contract/rules/hall';
import { inTransaction } from '../../../lib/context.ts';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { requireModule } from '../../config/config.service.ts';
import type { HallGiftRow } from '../hall.tables.ts';
import { type HallContext, offerOf, requireGifts } from '../hall-context.ts';
import { loadCurrent, lockedByLink, shownTablet } from '../tablets/find-tablet.ts';
import { isRenewable, prolong } from '../tablets/stand.ts';
import { findGiftByKey, giftsOf, insertGift, updateGift } from './gift.repository.ts';
import { newGift } from './new-gift.ts';

const HOUR = 3_600;

/**
 * Lets a tablet stand for longer: at once without a gift, else when the gift is made. The same key with the same content
 * renews once; a renewal that was not paid gives way to the next.
 */
export async function renew(ctx: HallContext, input: RenewInput): Promise<{ tablet: Tablet }> {
  await requireModule(ctx, 'hall');
  const days = checkTerm(input.days, refuse);
  const amountFen = checkHallGift(input.amountFen, await offerOf(ctx), refuse);
  if (amountFen > 0) await requireGifts(ctx);
  const { id } = await loadCurrent(ctx, input.tabletToken, true);
  const before = await findGiftByKey(ctx.db, input.idempotencyKey);
  if (before) {
    if (!isSame(before, { tablet_id: id, days, amount_fen: amountFen })) refuse('idempotency-conflict');
    return shownTablet(ctx, input);
  }
  const perDevice = ctx.settings.RATE_ORDERS_PER_HOUR;
  const perAddress = perDevice * PERSONS_PER_ADDRESS;
  await limitCaller(ctx, 'hall.renew', { perDevice, perAddress, seconds: HOUR });
  await inTransaction(ctx, async (ctx) => {
    const row = await lockedByLink(ctx, input.tabletToken);
    // Another request with the same key was faster.
    if (await findGiftByKey(ctx.db, input.idempotencyKey)) return;
    if (!isRenewable(row)) refuse('tablet-not-renewable');
    await giveWay(ctx, row.id);
    const gift = newGift(ctx, {
      tablet_id: row.id,
      what: 'renewal',
      idempotency_key: input.idempotencyKey,
      days,
      amount_fen: amountFen,
    });
    // The same key made something of another tablet at this very moment.
    if (!(await insertGift(ctx.db, gift))) refuse('idempotency-conflict');
    if (amountFen === 0) await prolong(ctx, row, days, 'owner');
  });
  return shownTablet(ctx, input);
}

const isSame = (
  before: HallGiftRow,
  wished: Pick<HallGiftRow, 'tablet_id' | 'days' | 'amount_fen'>,
): boolean =>
  before.what === 'renewal' &&
  before.tablet_id === wished.tablet_id &&
  before.days === wished.days &&
  before.amount_fen === wished.amount_fen;

/** One renewal at a time waits to be paid. Money that comes for the one before is kept in suspense and given back. */
async function giveWay(ctx: HallContext, tabletId: string): Promise<void> {
  for (const gift of await giftsOf(ctx.db, tabletId)) {
    if (gift.what === 'renewal' && gift.status === 'unpaid')
      await updateGift(ctx.db, gift.id, { status: 'cancelled' });
  }
}
