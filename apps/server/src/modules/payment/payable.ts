import type { Language } from '@yuanguang/contract/languages';
import type { Context } from '../../lib/context.ts';
import type { CertificateFacts } from '../certificate/certificate.service.ts';
import type { PaymentRow } from './payment.tables.ts';

/** What a payment does to the thing it pays for; every call is inside the transaction that holds the lock. */
export interface LockedPayable {
  /**
   * The full amount has come in. Answers the ledger account that it belongs to, or undefined when nothing is owed any
   * more (paid before, cancelled): the money then waits in suspense to be given back.
   */
  accept(payment: PaymentRow): Promise<string | undefined>;
  /** The payment that paid for it has been given back. Answers the ledger account that it leaves. */
  refunded(payment: PaymentRow, who: string): Promise<string>;
  /** Something else happened to an attempt: for the log of events. */
  note(payment: PaymentRow, event: PaymentEvent): Promise<void>;
}

export type PaymentEvent =
  | 'payment-opened'
  | 'payment-declined'
  | 'payment-failed'
  | 'payment-expired'
  | 'refund-due';

/** A kind of thing that can be paid for. Its own module implements it, so payments know no other module. */
export interface Payable {
  readonly kind: string;
  /** Locks it until the transaction of `ctx` ends: all payments of one thing are moved one after another. */
  lock(ctx: Context, subjectId: string): Promise<LockedPayable>;
  /**
   * What stands on the certificate of what the link's secret opens, in the payer's own language unless another is asked
   * for; undefined when it opens nothing that is paid. Unset: nothing of this kind has a certificate.
   */
  certificate?(
    ctx: Context,
    token: string,
    language: Language | undefined,
  ): Promise<CertificateFacts | undefined>;
}
