import type { GiftStatus } from '@yuanguang/contract/objects/donate';
import type { Machine } from '../../../lib/machine.ts';

export type GiftMove = 'pay' | 'payLate' | 'expire' | 'cancel' | 'refund';

/** `payLate`: the money came after the time was over; money is never lost, so the gift lives again. */
export const GIFT_MOVES: Machine<GiftStatus, GiftMove> = {
  pay: { from: ['unpaid'], to: 'paid' },
  payLate: { from: ['expired'], to: 'paid' },
  expire: { from: ['unpaid'], to: 'expired' },
  cancel: { from: ['unpaid'], to: 'cancelled' },
  refund: { from: ['paid'], to: 'refunded' },
};
