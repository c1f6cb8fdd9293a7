import type { PaymentStatus } from '@yuanguang/contract/objects/payment';
import { effectiveStates, paymentsOf, suspendedPayments } from './payment.repository.ts';
import type { PaymentRow, RefundRow } from './payment.tables.ts';
import { type PaymentContext, providerOf } from './payment-registry.ts';
import { undecidedPayments, unfinishedRefunds } from './undecided.repository.ts';

/** All attempts to pay for one thing, newest first. */
export function attemptsOf(ctx: Pick<PaymentContext, 'db'>, subjectId: string): Promise<PaymentRow[]> {
  return paymentsOf(ctx.db, subjectId);
}

/** How far each thing is paid for: the state of the attempt that paid, else of the newest; without one it is left out. */
export function statesOf(
  ctx: Pick<PaymentContext, 'db'>,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentStatus>> {
  return effectiveStates(ctx.db, subjectIds);
}

/** Money in suspense that is to be given back, oldest first, at most 200. */
export function dueRefunds(ctx: Pick<PaymentContext, 'db'>): Promise<PaymentRow[]> {
  return suspendedPayments(ctx.db, 200);
}

/** Asks the providers to take no money any more for one thing. Best effort: what settles all the same is booked. */
export async function closeOpenPayments(ctx: PaymentContext, subjectId: string): Promise<void> {
  for (const payment of await paymentsOf(ctx.db, subjectId)) {
    if (payment.state !== 'created' && payment.state !== 'pending') continue;
    try {
      await providerOf(ctx, payment.provider).close({ paymentId: payment.id, reference: payment.reference });
    } catch (error) {
      ctx.log.warn({ err: error, paymentId: payment.id }, 'the provider could not close a payment');
    }
  }
}

/** What somebody has to look into at the provider, oldest first, at most 200 of each. */
export async function undecided(
  ctx: Pick<PaymentContext, 'db' | 'now'>,
): Promise<{ payments: PaymentRow[]; refunds: RefundRow[] }> {
  const [payments, refunds] = [
    await undecidedPayments(ctx.db, ctx.now(), 200),
    await unfinishedRefunds(ctx.db, 200),
  ];
  return { payments, refunds };
}
