import { move } from '../../../lib/machine.ts';
import { purposeAccount } from '../../ledger/ledger.service.ts';
import type { LockedPayable, Payable, PaymentRow } from '../../payment/payment.service.ts';
import type { HallGiftRow, TabletRow } from '../hall.tables.ts';
import { type HallContext, type HallTools, withTools } from '../hall-context.ts';
import { tellOwner } from '../news/tell-owner.ts';
import { addEvent } from '../tablets/event.repository.ts';
import { prolong, putUp } from '../tablets/stand.ts';
import { TABLET_MOVES } from '../tablets/tablet.moves.ts';
import { lockTablet, updateTablet } from '../tablets/tablet.repository.ts';
import { findGift, updateGift } from './gift.repository.ts';

export const HALL = 'hall';

/** How a gift with a tablet or a lamp is paid and given back. Each hall has an account of its own in the books. */
export function hallPayable(tools: HallTools): Payable {
  return {
    kind: HALL,
    async lock(inner, giftId): Promise<LockedPayable> {
      const ctx = withTools(inner, tools);
      const named = await findGift(ctx.db, giftId);
      const tablet = named && (await lockTablet(ctx.db, named.tablet_id));
      // Once more: the tablet's row is the lock of its gifts.
      const gift = tablet && (await findGift(ctx.db, giftId));
      if (!gift) throw new Error(`a payment names gift ${giftId} of a hall, which does not exist`);
      const account = purposeAccount(HALL, tablet.hall);
      return {
        accept: async (payment) => ((await accept(ctx, tablet, gift, payment)) ? account : undefined),
        async refunded(payment, who) {
          await takeBack(ctx, tablet, gift, payment, who);
          return account;
        },
        note: (payment, event) => log(ctx, tablet, payment, event, payment.provider),
      };
    },
  };
}

/** False: it is not owed any more (paid before, withdrawn, given back, erased). */
async function accept(
  ctx: HallContext,
  tablet: TabletRow,
  gift: HallGiftRow,
  payment: PaymentRow,
): Promise<boolean> {
  if (tablet.erased_at !== null || (gift.status !== 'unpaid' && gift.status !== 'expired')) return false;
  const inTime = gift.status === 'unpaid';
  const done =
    gift.what === 'renewal'
      ? await prolong(ctx, tablet, gift.days, payment.provider)
      : await register(ctx, tablet);
  if (!done) return false;
  await updateGift(ctx.db, gift.id, { status: 'given', paid_at: ctx.now() });
  await log(ctx, tablet, payment, inTime ? 'paid' : 'paid-late', payment.provider);
  return true;
}

async function register(ctx: HallContext, tablet: TabletRow): Promise<boolean> {
  const status = move(TABLET_MOVES, tablet.status, 'pay') ?? move(TABLET_MOVES, tablet.status, 'payLate');
  if (status === undefined) return false;
  await updateTablet(ctx.db, tablet.id, { status });
  if (tablet.kind === null) await putUp(ctx, { ...tablet, status }, 'light', 'clock');
  return true;
}

/** What stands goes on standing: nobody's tablet is taken down because money went back. */
async function takeBack(
  ctx: HallContext,
  tablet: TabletRow,
  gift: HallGiftRow,
  payment: PaymentRow,
  who: string,
): Promise<void> {
  if (gift.status !== 'given') throw new Error(`gift ${gift.id} is ${gift.status} and cannot be refunded`);
  await updateGift(ctx.db, gift.id, { status: 'refunded' });
  await log(ctx, tablet, payment, 'refunded', who);
  await tellOwner(ctx, tablet, 'refunded');
}

function log(
  ctx: HallContext,
  { id }: TabletRow,
  payment: PaymentRow,
  event: string,
  who: string,
): Promise<void> {
  const detail = { paymentId: payment.id, amountFen: payment.amount_fen };
  return addEvent(ctx.db, id, { event, who, detail }, ctx.now());
}
