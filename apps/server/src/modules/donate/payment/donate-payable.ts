import type { Language } from '@yuanguang/contract/languages';
import { move } from '../../../lib/machine.ts';
import { purposeAccount } from '../../ledger/ledger.service.ts';
import type { LockedPayable, Payable, PaymentRow } from '../../payment/payment.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import { type DonateContext, type DonateTools, withTools } from '../donate-context.ts';
import { addEvent } from '../gifts/event.repository.ts';
import { giftOfAnyLink } from '../gifts/find-gift.ts';
import { GIFT_MOVES } from '../gifts/gift.moves.ts';
import { lockGift, updateGift } from '../gifts/gift.repository.ts';
import { tellOwner } from '../news/notice-kinds.ts';
import { continuePlan, endPlanOf } from '../plans/plans.ts';
import { certificateOf } from '../receipt/certificate.ts';
import { giftFacts } from '../receipt/gift-facts.ts';

export const DONATE = 'donate';

/** How a gift is paid for and given back. Each purpose has an account of its own in the books. */
export function donatePayable(tools: DonateTools): Payable {
  return {
    kind: DONATE,
    async lock(inner, giftId): Promise<LockedPayable> {
      const ctx = withTools(inner, tools);
      const gift = await lockGift(ctx.db, giftId);
      if (!gift) throw new Error(`a payment names gift ${giftId}, which does not exist`);
      const account = purposeAccount(DONATE, gift.purpose_id);
      return {
        accept: async (payment) => ((await accept(ctx, gift, payment)) ? account : undefined),
        async refunded(payment, who) {
          await takeBack(ctx, gift, payment, who);
          return account;
        },
        note: (payment, event) =>
          addEvent(
            ctx.db,
            giftId,
            { event, who: payment.provider, detail: { paymentId: payment.id } },
            ctx.now(),
          ),
      };
    },
    async certificate(inner, token, language) {
      const ctx = withTools(inner, tools);
      const gift = await giftOfAnyLink(ctx, token);
      if (!gift) return undefined;
      const shown = language ?? (gift.language as Language);
      const facts = giftFacts(ctx, gift, shown);
      return facts && certificateOf(ctx, facts, shown);
    },
  };
}

/** False: the gift is not owed any more (paid before, cancelled, given back, erased). */
async function accept(ctx: DonateContext, gift: GiftRow, payment: PaymentRow): Promise<boolean> {
  if (gift.erased_at !== null) return false;
  const inTime = move(GIFT_MOVES, gift.status, 'pay');
  const status = inTime ?? move(GIFT_MOVES, gift.status, 'payLate');
  if (!status) return false;
  await updateGift(ctx.db, gift.id, {
    status,
    paid_at: ctx.now(),
    payment_provider: payment.provider,
    payment_method: payment.method,
  });
  await logMoney(ctx, gift, payment, inTime ? 'paid' : 'paid-late', payment.provider);
  const owner = gift.receipt_index ?? gift.contact_index ?? gift.id;
  await ctx.jobs.enqueue(ctx, 'donate.receipt', { giftId: gift.id }, { owner });
  if (gift.honoree_notice !== 'none') await ctx.jobs.enqueue(ctx, 'donate.honoree', { giftId: gift.id });
  await continuePlan(ctx, gift);
  await tellOwner(ctx, gift, 'paid');
  return true;
}

async function takeBack(ctx: DonateContext, gift: GiftRow, payment: PaymentRow, who: string): Promise<void> {
  const status = move(GIFT_MOVES, gift.status, 'refund');
  if (!status) throw new Error(`gift ${gift.id} is ${gift.status} and cannot be refunded`);
  await updateGift(ctx.db, gift.id, { status });
  await logMoney(ctx, gift, payment, 'refunded', who);
  await ctx.jobs.enqueue(ctx, 'donate.refunded', { giftId: gift.id });
  await endPlanOf(ctx, gift);
  await tellOwner(ctx, gift, 'refunded');
}

function logMoney(
  ctx: DonateContext,
  gift: GiftRow,
  { id, amount_fen }: PaymentRow,
  event: string,
  who: string,
): Promise<void> {
  return addEvent(
    ctx.db,
    gift.id,
    { event, who, detail: { paymentId: id, amountFen: amount_fen } },
    ctx.now(),
  );
}
