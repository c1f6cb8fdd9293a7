import { newId } from '../../../lib/ids.ts';
import type { HallGiftRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';

const MINUTE_MS = 60_000;

/** A gift that is still to be made, or none at all, which is made at once. */
export function newGift(
  ctx: HallContext,
  given: Pick<HallGiftRow, 'tablet_id' | 'what' | 'idempotency_key' | 'days' | 'amount_fen'>,
): HallGiftRow {
  const at = ctx.now();
  return {
    ...given,
    id: newId(at),
    status: given.amount_fen === 0 ? 'given' : 'unpaid',
    created_at: at,
    expires_at: new Date(at.getTime() + ctx.settings.ORDER_EXPIRES_MINUTES * MINUTE_MS),
    paid_at: null,
  };
}
