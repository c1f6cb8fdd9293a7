import { applyProviderStatus, type Outcome } from './apply-provider-status.ts';
import { openPayments, paymentsOf, readPayment, reservePoll } from './payment.repository.ts';
import type { PaymentRow } from './payment.tables.ts';
import { type PaymentContext, providerOf } from './payment-registry.ts';
import { pendingRefunds } from './refund.repository.ts';
import { askForRefund } from './refund-payment.ts';

/** Between two polls about the same payment; a page that asks every moment costs the provider nothing more. */
const ASK_AGAIN_MS = 1_000;
/** Reconciliation leaves a payer in peace this long: the notification normally comes first. */
const RECONCILE_AFTER_MS = 2 * 60_000;
const AT_ONCE = 200;

/** Asks the provider for the status of one payment and applies it. */
export async function pollProvider(ctx: PaymentContext, payment: PaymentRow): Promise<Outcome> {
  const provider = providerOf(ctx, payment.provider);
  const name = { paymentId: payment.id, reference: payment.reference };
  const status = await provider.query(name);
  // An attempt that was never opened there, but is still young, may be about to be.
  const young = ctx.now().getTime() < payment.expires_at.getTime();
  if (status.state === 'unknown' && young) return 'unchanged';
  if (status.state === 'pending' && !young) {
    await provider.close(name);
    return applyProviderStatus(ctx, payment, await provider.query(name));
  }
  return applyProviderStatus(ctx, payment, status);
}

const isOpen = (payment: PaymentRow): boolean => payment.state === 'created' || payment.state === 'pending';

/**
 * Brings the open payments of one thing up to date; a provider that cannot be reached changes nothing and is no error
 * for the reader. Asked a moment ago, it is not asked again unless `always`: before money is moved it is. Answers true
 * when what was read before may be out of date: by our poll, or by a notification that came meanwhile.
 */
export async function refresh(ctx: PaymentContext, subjectId: string, always: boolean): Promise<boolean> {
  const open = (await paymentsOf(ctx.db, subjectId)).filter(isOpen);
  for (const payment of open) {
    const at = ctx.now();
    const notSince = always ? at : new Date(at.getTime() - ASK_AGAIN_MS);
    if (!(await reservePoll(ctx.db, payment.id, at, notSince))) continue;
    try {
      await pollProvider(ctx, payment);
    } catch (error) {
      ctx.log.warn({ err: error, paymentId: payment.id }, 'the provider could not be asked');
    }
  }
  return open.length > 0;
}

/** Asks about everything that has been open too long, and finishes refunds. Answers how many things changed. */
export async function reconcile(ctx: PaymentContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - RECONCILE_AFTER_MS);
  let changed = 0;
  for (const payment of await openPayments(ctx.db, before, AT_ONCE)) {
    try {
      if ((await pollProvider(ctx, payment)) !== 'unchanged') changed += 1;
    } catch (error) {
      ctx.log.error({ err: error, paymentId: payment.id }, 'reconciliation could not ask the provider');
    }
  }
  for (const refund of await pendingRefunds(ctx.db, AT_ONCE)) {
    try {
      const payment = await readPayment(ctx.db, refund.payment_id);
      if ((await askForRefund(ctx, payment, refund)) !== 'pending') changed += 1;
    } catch (error) {
      ctx.log.error({ err: error, refundId: refund.id }, 'a refund could not be finished');
    }
  }
  return changed;
}
