import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { finishRefund } from './finish-refund.ts';
import { readPayment } from './payment.repository.ts';
import type { PaymentRow, RefundRow } from './payment.tables.ts';
import { type PaymentContext, payableOf, providerOf } from './payment-registry.ts';
import { keepRefund, updateRefund } from './refund.repository.ts';

/** The payment has been given back before, or never held any money. */
export class NothingToRefund extends Error {}

/**
 * Gives the whole of a settled payment back. The wish is written down before the provider is asked and carries an id of
 * its own, so a crash in between is finished by asking again, never by paying back twice.
 * @returns the state of the refund; `pending` is followed up by reconciliation.
 * @throws {NothingToRefund}
 */
export async function refundPayment(
  ctx: PaymentContext,
  paymentId: string,
  by: { who: string; reason: string },
): Promise<RefundRow['state']> {
  const payment = await readPayment(ctx.db, paymentId);
  const refund = await inTransaction(ctx, async (ctx) => {
    await payableOf(ctx, payment.payable).lock(ctx, payment.subject_id);
    const current = await readPayment(ctx.db, paymentId);
    if (current.state !== 'settled') return undefined;
    const at = ctx.now();
    return keepRefund(ctx.db, {
      id: newId(at),
      payment_id: paymentId,
      amount_fen: current.settled_fen ?? current.amount_fen,
      state: 'pending',
      reason: by.reason,
      who: by.who,
      created_at: at,
      settled_at: null,
    });
  });
  if (!refund) throw new NothingToRefund(`payment ${paymentId} holds no money to give back`);
  return askForRefund(ctx, payment, refund);
}

/** Asks the provider for a refund that is written down; asking again is safe. */
export async function askForRefund(
  ctx: PaymentContext,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<RefundRow['state']> {
  const state = await providerOf(ctx, payment.provider).refund(
    { paymentId: payment.id, reference: payment.reference },
    { refundId: refund.id, amountFen: refund.amount_fen },
  );
  await inTransaction(ctx, async (ctx) => {
    const subject = await payableOf(ctx, payment.payable).lock(ctx, payment.subject_id);
    if (state === 'settled') await finishRefund(ctx, subject, payment.id, refund.who);
    else if (refund.state !== state) await updateRefund(ctx.db, refund.id, { state });
  });
  return state;
}
