import { createSemaphore } from '../../lib/limits/semaphore.ts';
import { oldOpenPayments, readPayment, takeDueAsks } from './payment.repository.ts';
import type { PaymentRow } from './payment.tables.ts';
import type { PaymentContext } from './payment-registry.ts';
import { pollProvider } from './poll-provider.ts';
import { pendingRefunds } from './refund.repository.ts';
import { askForRefund } from './refund-payment.ts';

const MINUTE_MS = 60_000;
/** Reconciliation leaves a payer in peace this long: the notification normally comes first. */
const FIRST_ASK_MS = 2 * MINUTE_MS;
/** Then it asks after one minute, two, four … and once an hour, for a day; after that once a night. */
const PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
const CLOSELY_MS = 24 * 60 * MINUTE_MS;
/** How many payments in one run, and how many of them beside each other: one slow answer does not hold up the rest. */
const A_RUN = 200;
const AT_ONCE = 8;

/** When reconciliation asks first about a payment that begins at `at`. */
export function firstAsk(at: Date): Date {
  return new Date(at.getTime() + FIRST_ASK_MS);
}

/**
 * Asks about payments that have been open too long, each after longer and longer pauses, and finishes refunds. Answers how
 * many things changed.
 */
export async function reconcile(ctx: PaymentContext): Promise<number> {
  const at = ctx.now();
  const since = new Date(at.getTime() - CLOSELY_MS);
  const due = { at, since, limit: A_RUN, pauseMs: PAUSE_MS, mostMs: LONGEST_PAUSE_MS };
  let changed = await askAbout(ctx, await takeDueAsks(ctx.db, due));
  for (const refund of await pendingRefunds(ctx.db, A_RUN)) {
    try {
      const payment = await readPayment(ctx.db, refund.payment_id);
      if ((await askForRefund(ctx, payment, refund)) !== 'pending') changed += 1;
    } catch (error) {
      ctx.log.error({ err: error, refundId: refund.id }, 'a refund could not be finished');
    }
  }
  return changed;
}

/** Asks about every payment that has been open for more than a day; each night. Answers how many changed. */
export async function reconcileOld(ctx: PaymentContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - CLOSELY_MS);
  let changed = 0;
  let asked = 0;
  for (let after = ''; ; ) {
    const payments = await oldOpenPayments(ctx.db, before, after, A_RUN);
    changed += await askAbout(ctx, payments);
    asked += payments.length;
    const last = payments.at(-1);
    if (!last || payments.length < A_RUN) break;
    after = last.id;
  }
  if (asked > changed) ctx.log.warn({ open: asked - changed }, 'payments open for more than a day');
  return changed;
}

async function askAbout(ctx: PaymentContext, payments: readonly PaymentRow[]): Promise<number> {
  const oneOfFew = createSemaphore({ permits: AT_ONCE });
  let changed = 0;
  const askOne = async (payment: PaymentRow): Promise<void> => {
    try {
      if ((await pollProvider(ctx, payment)) !== 'unchanged') changed += 1;
    } catch (error) {
      ctx.log.error({ err: error, paymentId: payment.id }, 'reconciliation could not ask the provider');
    }
  };
  await Promise.all(payments.map((payment) => oneOfFew(() => askOne(payment))));
  return changed;
}
