import type { Language } from '@yuanguang/contract/languages';
import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { move } from '../../lib/machine.ts';
import { refuse } from '../../lib/refusal.ts';
import { findMethod } from './methods.ts';
import { PAYMENT_MOVES } from './payment.moves.ts';
import { insertPayment, paymentsOf, readPayment, updatePayment } from './payment.repository.ts';
import type { PaymentRow } from './payment.tables.ts';
import { type PaymentContext, payableOf, providerOf } from './payment-registry.ts';
import { firstAsk } from './reconcile.ts';

export interface OpenPaymentRequest {
  readonly payable: string;
  readonly subjectId: string;
  readonly methodId: string;
  readonly amountFen: number;
  readonly title: string;
  readonly language: Language;
  readonly returnUrl: string;
  readonly expiresAt: Date;
  /** Runs under the lock; refuses when the thing may not be paid. */
  readonly check: (ctx: PaymentContext) => Promise<void>;
}

/**
 * Opens a payment at the provider of `methodId` and answers the address for the payer. An attempt by the same method that
 * is still open is used again, so a double tap opens one payment. Refuses 'payment-method-unknown' and, when the
 * provider cannot be reached, 'payment-unavailable'.
 */
export async function openPayment(ctx: PaymentContext, request: OpenPaymentRequest): Promise<string> {
  const method = findMethod(ctx.payments.providers, request.methodId);
  if (!method) refuse('payment-method-unknown', 'methodId');
  const payment = await inTransaction(ctx, async (ctx) => {
    const subject = await payableOf(ctx, request.payable).lock(ctx, request.subjectId);
    await request.check(ctx);
    const attempts = await paymentsOf(ctx.db, request.subjectId);
    const open = attempts.find(
      (attempt) =>
        attempt.provider === method.provider.id &&
        attempt.method === method.id &&
        (attempt.state === 'created' || attempt.state === 'pending'),
    );
    if (open) return open;
    const created = newAttempt(ctx, request, method.provider.id, method.id);
    await insertPayment(ctx.db, created);
    await subject.note(created, 'payment-opened');
    return created;
  });
  return payment.url ?? (await openAtProvider(ctx, request, payment));
}

function newAttempt(
  ctx: PaymentContext,
  request: OpenPaymentRequest,
  provider: string,
  method: string,
): PaymentRow {
  const at = ctx.now();
  return {
    id: newId(at),
    payable: request.payable,
    subject_id: request.subjectId,
    provider,
    method,
    amount_fen: request.amountFen,
    currency: 'CNY',
    state: 'created',
    reference: null,
    url: null,
    booked_as: null,
    settled_fen: null,
    created_at: at,
    expires_at: request.expiresAt,
    asked_at: null,
    asks: 0,
    ask_at: firstAsk(at),
    settled_at: null,
  };
}

async function openAtProvider(
  ctx: PaymentContext,
  request: OpenPaymentRequest,
  payment: PaymentRow,
): Promise<string> {
  const opened = await providerOf(ctx, payment.provider)
    .open({
      paymentId: payment.id,
      method: payment.method,
      amountFen: payment.amount_fen,
      currency: 'CNY',
      title: request.title,
      language: request.language,
      returnUrl: request.returnUrl,
      expiresAt: payment.expires_at,
    })
    .catch((error: unknown) => {
      ctx.log.error({ err: error, paymentId: payment.id }, 'the provider could not open a payment');
      refuse('payment-unavailable');
    });
  await inTransaction(ctx, async (ctx) => {
    await payableOf(ctx, payment.payable).lock(ctx, payment.subject_id);
    // A quick payer may have paid meanwhile: only an attempt that is still where we left it moves on.
    const { state } = await readPayment(ctx.db, payment.id);
    const next = move(PAYMENT_MOVES, state, 'open');
    await updatePayment(ctx.db, payment.id, { ...opened, ...(next && { state: next }) });
  });
  return opened.url;
}
