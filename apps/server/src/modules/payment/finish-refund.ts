import { newId } from '../../lib/ids.ts';
import { move } from '../../lib/machine.ts';
import { book, clearingOf, SUSPENSE } from '../ledger/ledger.service.ts';
import type { LockedPayable } from './payable.ts';
import { PAYMENT_MOVES } from './payment.moves.ts';
import { readPayment, updatePayment } from './payment.repository.ts';
import type { PaymentContext } from './payment-registry.ts';
import { keepRefund, updateRefund } from './refund.repository.ts';

/**
 * The provider has given the money back: books it, in the transaction that holds the lock of `subject`.
 * A refund made at the provider by hand gets a row of its own. False when it was booked before.
 */
export async function finishRefund(
  ctx: PaymentContext,
  subject: LockedPayable,
  paymentId: string,
  by: string,
): Promise<boolean> {
  const payment = await readPayment(ctx.db, paymentId);
  if (!move(PAYMENT_MOVES, payment.state, 'refund')) return false;
  const at = ctx.now();
  const amountFen = payment.settled_fen ?? payment.amount_fen;
  const refund = await keepRefund(ctx.db, {
    id: newId(at),
    payment_id: payment.id,
    amount_fen: amountFen,
    state: 'pending',
    reason: '',
    who: by,
    created_at: at,
    settled_at: null,
  });
  const account = payment.booked_as === 'order' ? await subject.refunded(payment, refund.who) : SUSPENSE;
  await book(ctx, {
    reference: `refund:${payment.id}`,
    memo: `${payment.payable} ${payment.subject_id}`,
    debit: account,
    credit: clearingOf(payment.provider),
    amountFen,
  });
  await updateRefund(ctx.db, refund.id, { state: 'settled', settled_at: at });
  await updatePayment(ctx.db, payment.id, { state: 'refunded' });
  return true;
}
