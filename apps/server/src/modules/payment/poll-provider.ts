import { applyProviderStatus, type Outcome } from './apply-provider-status.ts';
import { paymentsOf, reservePoll } from './payment.repository.ts';
import type { PaymentRow } from './payment.tables.ts';
import { type PaymentContext, providerOf } from './payment-registry.ts';

/** Between two polls about the same payment; a page that asks every moment costs the provider nothing more. */
const ASK_AGAIN_MS = 1_000;

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
