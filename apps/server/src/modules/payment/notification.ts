import type { WireAnswer } from '../../providers/payments/provider.ts';
import { applyProviderStatus } from './apply-provider-status.ts';
import { receive } from './inbox.repository.ts';
import { type PaymentContext, providerOf } from './payment-registry.ts';

export interface RawNotification {
  readonly provider: string;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const NO_SUCH_PROVIDER: WireAnswer = { status: 404, type: 'text/plain; charset=utf-8', body: 'unknown' };

/**
 * Deals with one notification and answers what goes back on the wire. The exact acknowledgement is given only when
 * everything it means is in the database. Forged, unknown or not matching: the provider's refusal, one log line that
 * holds nothing from the body, and nothing written.
 */
export async function handleNotification(
  ctx: PaymentContext,
  { provider: id, raw, headers }: RawNotification,
): Promise<WireAnswer> {
  if (!ctx.payments.providers.byId(id)) return NO_SUCH_PROVIDER;
  const provider = providerOf(ctx, id);
  const hint = provider.verifyNotification(raw, headers);
  if (!hint) {
    ctx.log.warn({ provider: id, bytes: raw.length }, 'a payment notification was not genuine');
    return provider.refusal;
  }
  const received = await receive(ctx.db, id, hint, raw.toString('utf8'), ctx.now());
  if (!received) {
    ctx.log.warn({ provider: id }, 'a payment notification matches no payment of ours');
    return provider.refusal;
  }
  if (received.handled) return provider.acknowledgement;
  // Asked outside the transaction: no lock is held while another machine thinks. A final status stays.
  const status = await provider.query({ paymentId: received.payment.id, reference: hint.reference });
  if (status.state === 'pending' || status.state === 'unknown') return provider.refusal;
  await applyProviderStatus(ctx, received.payment, status, received.inboxId);
  return provider.acknowledgement;
}
