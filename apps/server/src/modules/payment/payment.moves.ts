import type { PaymentStatus } from '@yuanguang/contract/objects/payment';
import type { Machine } from '../../lib/machine.ts';

export type PaymentMove = 'open' | 'settle' | 'decline' | 'fail' | 'expire' | 'refund';

/**
 * One attempt to pay. `settle` is legal from every state that holds no money yet: when a provider has taken the money
 * after we had given the attempt up, the money is still there and must be booked.
 */
export const PAYMENT_MOVES: Machine<PaymentStatus, PaymentMove> = {
  open: { from: ['created'], to: 'pending' },
  settle: { from: ['created', 'pending', 'declined', 'failed', 'expired'], to: 'settled' },
  decline: { from: ['created', 'pending'], to: 'declined' },
  fail: { from: ['created', 'pending'], to: 'failed' },
  expire: { from: ['created', 'pending'], to: 'expired' },
  refund: { from: ['settled'], to: 'refunded' },
};
