import { inTransaction } from '../../lib/context.ts';
import { move } from '../../lib/machine.ts';
import type { ProviderStatus } from '../../providers/payments/provider.ts';
import { book, clearingOf, SUSPENSE } from '../ledger/ledger.service.ts';
import { finishRefund } from './finish-refund.ts';
import { markHandled } from './inbox.repository.ts';
import type { LockedPayable, PaymentEvent } from './payable.ts';
import { PAYMENT_MOVES, type PaymentMove } from './payment.moves.ts';
import { markSettled, readPayment, updatePayment } from './payment.repository.ts';
import type { PaymentRow } from './payment.tables.ts';
import { type PaymentContext, payableOf } from './payment-registry.ts';

/** What became of it: `unchanged` when the provider has not decided or we knew already. */
export type Outcome = 'settled' | 'suspense' | 'refunded' | 'declined' | 'failed' | 'expired' | 'unchanged';

type Failure = 'declined' | 'failed' | 'expired';
const FAILURES: Readonly<Record<string, { move: PaymentMove; outcome: Failure; event: PaymentEvent }>> = {
  declined: { move: 'decline', outcome: 'declined', event: 'payment-declined' },
  failed: { move: 'fail', outcome: 'failed', event: 'payment-failed' },
  closed: { move: 'expire', outcome: 'expired', event: 'payment-expired' },
  unknown: { move: 'expire', outcome: 'expired', event: 'payment-expired' },
};

/**
 * Applies what the provider says about a payment: everything or nothing, and the same status twice is applied once.
 * The thing paid for is locked first, so two statuses of one payment are never applied at the same time.
 */
export function applyProviderStatus(
  ctx: PaymentContext,
  payment: Pick<PaymentRow, 'id' | 'payable' | 'subject_id'>,
  status: ProviderStatus,
  inboxId?: number,
): Promise<Outcome> {
  return inTransaction(ctx, async (ctx) => {
    const subject = await payableOf(ctx, payment.payable).lock(ctx, payment.subject_id);
    const current = await readPayment(ctx.db, payment.id);
    const outcome = await apply(ctx, subject, current, status);
    if (inboxId !== undefined) await markHandled(ctx.db, inboxId, outcome, ctx.now());
    return outcome;
  });
}

async function apply(
  ctx: PaymentContext,
  subject: LockedPayable,
  payment: PaymentRow,
  status: ProviderStatus,
): Promise<Outcome> {
  if (status.state === 'pending') return 'unchanged';
  if (status.state === 'settled') return settle(ctx, subject, payment, status);
  if (status.state === 'refunded') {
    // Taken and given back before we ever asked: both belong into the books.
    await settle(ctx, subject, payment, status);
    return (await finishRefund(ctx, subject, payment.id, payment.provider)) ? 'refunded' : 'unchanged';
  }
  const failure = FAILURES[status.state];
  const state = failure && move(PAYMENT_MOVES, payment.state, failure.move);
  if (!failure || !state) return 'unchanged';
  await updatePayment(ctx.db, payment.id, { state });
  await subject.note(payment, failure.event);
  return failure.outcome;
}

async function settle(
  ctx: PaymentContext,
  subject: LockedPayable,
  payment: PaymentRow,
  status: ProviderStatus,
): Promise<Outcome> {
  if (!move(PAYMENT_MOVES, payment.state, 'settle')) return 'unchanged';
  if (status.currency !== payment.currency) {
    throw new Error(`payment ${payment.id} settled in ${status.currency} instead of ${payment.currency}`);
  }
  if (payment.reference !== null && status.reference !== null && payment.reference !== status.reference) {
    throw new Error(`payment ${payment.id} settled under another reference`);
  }
  const account = status.amountFen === payment.amount_fen ? await subject.accept(payment) : undefined;
  await book(ctx, {
    reference: `payment:${payment.id}`,
    memo: `${payment.payable} ${payment.subject_id}`,
    debit: clearingOf(payment.provider),
    credit: account ?? SUSPENSE,
    amountFen: status.amountFen,
  });
  await markSettled(ctx.db, {
    id: payment.id,
    reference: status.reference,
    bookedAs: account ? 'order' : 'suspense',
    settledFen: status.amountFen,
    at: ctx.now(),
  });
  if (account) return 'settled';
  ctx.log.warn(
    { paymentId: payment.id, amountFen: status.amountFen, expectedFen: payment.amount_fen },
    'a payment belongs to no open order or differs in amount: in suspense, to be given back',
  );
  await subject.note(payment, 'refund-due');
  return 'suspense';
}
