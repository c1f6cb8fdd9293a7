import { randomBytes } from 'node:crypto';
import type { OpenRequest, PaymentName, ProviderDeps, ProviderStatus } from '../provider.ts';
import {
  decide,
  findByPaymentId,
  findByReference,
  openSandboxPayment,
  refundSandbox,
  ripePayments,
} from './sandbox.repository.ts';
import type { SandboxPaymentRow, SandboxState } from './sandbox.tables.ts';

const STATES: Readonly<Record<SandboxState, ProviderStatus['state']>> = {
  open: 'pending',
  delayed: 'pending',
  approved: 'settled',
  declined: 'declined',
  closed: 'closed',
  refunded: 'refunded',
};

const newReference = (): string => `T${randomBytes(15).toString('hex')}`;
export const newNotificationId = (): string => `N${randomBytes(15).toString('hex')}`;

/** The bank behind the test cashier: its books and what may happen in them. Knows nothing of orders. */
export function createBank({ db, clock }: Pick<ProviderDeps, 'db' | 'clock'>) {
  const find = ({ paymentId, reference }: PaymentName) =>
    reference === null ? findByPaymentId(db, paymentId) : findByReference(db, reference);

  /** Delayed payments whose time has come are paid now. Answers how many. */
  async function ripen(): Promise<number> {
    const at = clock();
    const ripe = await ripePayments(db, at);
    for (const reference of ripe) {
      await decide(db, {
        reference,
        from: ['delayed'],
        to: 'approved',
        at,
        notificationId: newNotificationId(),
      });
    }
    return ripe.length;
  }

  return {
    ripen,

    open(request: OpenRequest): Promise<SandboxPaymentRow> {
      return openSandboxPayment(db, {
        reference: newReference(),
        payment_id: request.paymentId,
        amount_fen: request.amountFen,
        currency: request.currency,
        title: request.title,
        return_url: request.returnUrl,
        language: request.language,
        method: request.method,
        state: 'open',
        settle_at: null,
        refund_id: null,
        created_at: clock(),
        expires_at: request.expiresAt,
        decided_at: null,
      });
    },

    async status(name: PaymentName): Promise<ProviderStatus> {
      let row = await find(name);
      if (row?.state === 'delayed' && row.settle_at && row.settle_at <= clock()) {
        await ripen();
        row = await find(name);
      }
      if (!row) return { state: 'unknown', reference: null, amountFen: 0, currency: 'CNY' };
      const { reference, amount_fen: amountFen, currency } = row;
      return { state: STATES[row.state], reference, amountFen, currency };
    },

    /** The payer decides. False when it is too late or decided before. */
    payerSays(reference: string, answer: 'approved' | 'declined'): Promise<boolean> {
      return decide(db, {
        reference,
        from: ['open'],
        to: answer,
        at: clock(),
        notificationId: newNotificationId(),
      });
    },

    /** The payer has paid, but the bank takes `seconds` to say so. */
    payerDelays(reference: string, seconds: number): Promise<boolean> {
      const at = clock();
      const settleAt = new Date(at.getTime() + seconds * 1_000);
      return decide(db, { reference, from: ['open'], to: 'delayed', at, settleAt });
    },

    async close(name: PaymentName): Promise<void> {
      const row = await find(name);
      if (row) await decide(db, { reference: row.reference, from: ['open'], to: 'closed', at: clock() });
    },

    async refund(name: PaymentName, refundId: string): Promise<'settled' | 'failed'> {
      const row = await find(name);
      const done = row && (await refundSandbox(db, row.reference, refundId, clock()));
      return done ? 'settled' : 'failed';
    },
  };
}
export type Bank = ReturnType<typeof createBank>;
