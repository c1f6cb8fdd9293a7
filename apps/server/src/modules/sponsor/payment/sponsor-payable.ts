import type { Language } from '@yuanguang/contract/languages';
import type { Context } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import { PRINTING } from '../../ledger/ledger.service.ts';
import type { LockedPayable, Payable, PaymentRow } from '../../payment/payment.service.ts';
import { addToTotals } from '../donors/total.repository.ts';
import { tellOwner } from '../news/notice-kinds.ts';
import { tellDonors } from '../news/tell-donors.ts';
import { addEvents, type OrderEvent } from '../orders/event.repository.ts';
import { orderByLink } from '../orders/find-order.ts';
import { FULFILMENT_MOVES, ORDER_MOVES } from '../orders/order.moves.ts';
import { type FullOrder, lockOrder, updateOrder } from '../orders/order.repository.ts';
import { certificateOf } from '../receipt/certificate.ts';
import { receiptFacts } from '../receipt/receipt-facts.ts';
import { type SponsorTools, withTools } from '../sponsor-context.ts';

export const SPONSOR = 'sponsor';

/** How a sponsor's order is paid for and given back. */
export function sponsorPayable(tools: SponsorTools): Payable {
  return {
    kind: SPONSOR,
    async lock(ctx, orderId): Promise<LockedPayable> {
      const order = await lockOrder(ctx.db, orderId);
      if (!order) throw new Error(`a payment names order ${orderId}, which does not exist`);
      return {
        async accept(payment) {
          if (!(await acceptPayment(ctx, order, payment))) return undefined;
          const owner = order.receipt_index ?? order.contact_index ?? orderId;
          await tools.jobs.enqueue(ctx, 'mail.receipt', { orderId }, { owner });
          await tellOwner(withTools(ctx, tools), order, 'paid', orderId);
          return PRINTING;
        },
        async refunded(payment, who) {
          await takeBack(ctx, order, payment, who);
          await tellDonors(withTools(ctx, tools), [orderId], { news: 'refunded' });
          return PRINTING;
        },
        note: (payment, event) =>
          addEvents(
            ctx.db,
            [orderId],
            [{ machine: 'payment', event, who: payment.provider, detail: { paymentId: payment.id } }],
            ctx.now(),
          ),
      };
    },
    async certificate(ctx, token, language) {
      const order = await orderByLink(withTools(ctx, tools), token);
      if (!order) return undefined;
      const shown = language ?? (order.language as Language);
      const facts = receiptFacts(tools, order, shown);
      return facts && certificateOf(tools, facts, shown);
    },
  };
}

/** False: the order is not owed any more (paid before, cancelled, given back, erased). */
async function acceptPayment(ctx: Context, order: FullOrder, payment: PaymentRow): Promise<boolean> {
  if (order.erased_at !== null) return false;
  const at = ctx.now();
  const inTime = move(ORDER_MOVES, order.status, 'pay');
  const status = inTime ?? move(ORDER_MOVES, order.status, 'payLate');
  if (!status) return false;
  const fulfilment = move(FULFILMENT_MOVES, order.fulfilment, 'resume') ?? order.fulfilment;
  await updateOrder(ctx.db, order.id, {
    status,
    fulfilment,
    paid_at: at,
    payment_provider: payment.provider,
    payment_method: payment.method,
  });
  await addEvents(
    ctx.db,
    [order.id],
    [
      {
        machine: 'order',
        event: inTime ? 'paid' : 'paid-late',
        who: payment.provider,
        detail: { paymentId: payment.id, amountFen: payment.amount_fen },
      },
    ],
    at,
  );
  await count(ctx, order, 1);
  return true;
}

async function takeBack(ctx: Context, order: FullOrder, payment: PaymentRow, who: string): Promise<void> {
  const status = move(ORDER_MOVES, order.status, 'refund');
  if (!status) throw new Error(`order ${order.id} is ${order.status} and cannot be refunded`);
  const stopped = move(FULFILMENT_MOVES, order.fulfilment, 'stop');
  const events: OrderEvent[] = [
    {
      machine: 'order',
      event: 'refunded',
      who,
      detail: { paymentId: payment.id, amountFen: payment.amount_fen },
    },
  ];
  if (stopped) events.push({ machine: 'fulfilment', event: 'stopped', who });
  await updateOrder(ctx.db, order.id, {
    status,
    ...(stopped && { fulfilment: stopped }),
    // Not gone to print yet: the batch's names page must not list it.
    ...(order.fulfilment === 'batched' && { batch_id: null }),
  });
  await addEvents(ctx.db, [order.id], events, ctx.now());
  await count(ctx, order, -1);
}

function count(ctx: Context, order: FullOrder, sign: 1 | -1): Promise<void> {
  return addToTotals(ctx.db, {
    bookId: order.book_id,
    orderId: order.id,
    copies: sign * order.copies,
    sponsors: sign,
    anonymous: order.anonymous ? sign : 0,
  });
}
